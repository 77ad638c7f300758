import { ridePays } from '#domain/games/poker/let-it-ride/paytable.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { pillBelow, ResultPill } from '../../kit/felt/ResultPill.tsx';
import { SpotButton } from '../../kit/felt/SpotButton.tsx';
import { ChipLayer, SpotChip } from '../../kit/felt/SpotChip.tsx';
import { betEnds } from '../picture/let-it-ride.ts';
import type { RideShape } from './geometry.ts';
import type { TableState } from './use-table.ts';

/** What the hand pays on a bet that rode, to one; −1 where it pays nothing. */
const paidOn = ({ settled }: TableState): bigint =>
  ridePays.find(({ hand }) => hand === settled?.outcome['pays'])?.toOne ?? -1n;

type PlaceProps = { table: TableState; shape: RideShape; at: 0 | 1 | 2 };

function Result({ table, shape, at }: PlaceProps) {
  const back = betEnds(table.scene.felt)[at] === 'taken-back';
  return (
    <ResultPill
      gainMinor={back ? 0n : paidOn(table) * table.betMinor}
      words={t(back ? 'poker.result_taken_back' : 'poker.result_lost')}
      currency={table.round.currency}
      place={pillBelow(shape, shape.bets[at], shape.spot.radius * 0.72)}
    />
  );
}

/** A chip in its ring: one taken back slides to the player, a lost one to the house. */
function BetChip({ table, shape, at }: PlaceProps) {
  const { round, scene, betMinor, settled } = table;
  const back = scene.felt.decided[at] === 'take-back';
  const lost = settled !== undefined && paidOn(table) < 0n;
  const { radius } = shape.spot;
  const lostBy = lost ? -3 * radius : undefined;
  return (
    <SpotChip
      at={shape.bets[at]}
      size={radius * 1.36}
      amountMinor={betMinor}
      round={round}
      leaves={back ? 2 * radius : lostBy}
    />
  );
}

/** One button over the three rings, since a press lays a chip on each; the chips, and what each bet brought. */
export function Bets({ table, shape }: { table: TableState; shape: RideShape }) {
  const { round, betMinor, settled } = table;
  const { width, height, bets, spot } = shape;
  const [first, , third] = bets;
  const { radius } = spot;
  const name =
    betMinor === 0n
      ? t('poker.ride_bets')
      : t('table.placed', { spot: t('poker.ride_bets'), amount: displayAmount(3n * betMinor, round.currency) });
  return (
    <>
      <SpotButton
        name={name}
        locked={round.locked}
        box={{
          left: `${(100 * (first.x - radius * 1.15)) / width}%`,
          width: `${(100 * (third.x - first.x + radius * 2.3)) / width}%`,
          top: `${(100 * (first.y - radius * 1.15)) / height}%`,
          height: `${(230 * radius) / height}%`,
        }}
        onPlace={table.place}
        onClear={table.clear}
      />
      <ChipLayer width={width} height={height}>
        {betMinor > 0n && ([0, 1, 2] as const).map((at) => <BetChip key={at} table={table} shape={shape} at={at} />)}
      </ChipLayer>
      {settled && ([0, 1, 2] as const).map((at) => <Result key={at} table={table} shape={shape} at={at} />)}
    </>
  );
}
