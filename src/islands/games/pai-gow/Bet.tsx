import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { pillBelow, ResultPill } from '../kit/felt/ResultPill.tsx';
import { SpotButton, spotBox } from '../kit/felt/SpotButton.tsx';
import { ChipLayer, SpotChip } from '../kit/felt/SpotChip.tsx';
import type { PaiGowShape } from './geometry.ts';
import type { TableState } from './use-table.ts';

type BetProps = { table: TableState; shape: PaiGowShape };

/** That the one bet is gone; what came back of it is the round's result. */
function Lost({ table, shape }: BetProps) {
  return (
    <ResultPill
      gainMinor={0n}
      words={t('paigow.result_lost')}
      currency={table.round.currency}
      place={pillBelow(shape, shape.spot, shape.spot.radius * 0.78)}
    />
  );
}

/** A real button where the player lays chips, and the chips above it. */
export function Bet({ table, shape }: BetProps) {
  const { round, stakeMinor, settled } = table;
  const { spot } = shape;
  const name = t('paigow.spot');
  const lost = settled?.payoutMinor === 0n;
  return (
    <>
      <SpotButton
        name={
          stakeMinor === 0n
            ? name
            : t('table.placed', { spot: name, amount: displayAmount(stakeMinor, round.currency) })
        }
        locked={round.locked}
        box={spotBox(shape, spot, spot.radius)}
        onPlace={table.place}
        onClear={table.clear}
      />
      <ChipLayer width={shape.width} height={shape.height}>
        {stakeMinor > 0n && (
          <SpotChip
            at={spot}
            size={spot.radius * 1.3}
            amountMinor={stakeMinor}
            round={round}
            leaves={lost ? -spot.radius * 3 : undefined}
          />
        )}
      </ChipLayer>
      {lost && <Lost table={table} shape={shape} />}
    </>
  );
}
