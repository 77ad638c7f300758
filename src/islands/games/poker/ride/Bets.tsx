import { ridePays } from '#domain/games/poker/let-it-ride/paytable.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Chip } from '../../kit/Chip.tsx';
import { chipLabel, chipLook } from '../../kit/chip-values.ts';
import { betEnds } from '../picture/let-it-ride.ts';
import type { RideShape } from './geometry.ts';
import type { TableState } from './use-table.ts';

/** What the hand pays on a bet that rode, to one; −1 where it pays nothing. */
const paidOn = ({ settled }: TableState): bigint =>
  ridePays.find(({ hand }) => hand === settled?.outcome['pays'])?.toOne ?? -1n;

type PlaceProps = { table: TableState; shape: RideShape; at: 0 | 1 | 2 };

/** What a bet brought, in a word: its gain, that it came back, or that it is gone. */
function Result({ table, shape, at }: PlaceProps) {
  const { x, y } = shape.bets[at];
  const paid = paidOn(table);
  const back = betEnds(table.scene.felt)[at] === 'taken-back';
  const won = !back && paid > 0n;
  const words = won
    ? `+${displayAmount(paid * table.betMinor, table.round.currency)}`
    : t(back ? 'poker.result_taken_back' : 'poker.result_lost');
  return (
    <span
      className={cx(
        'figures absolute -translate-1/2 rounded-full px-2 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap shadow-raised animate-rise sm:tall:text-sm',
        won ? 'bg-felt text-ink-900' : 'bg-ink-800 text-ivory-300',
      )}
      style={{
        left: `${(100 * x) / shape.width}%`,
        top: `${(100 * (y + shape.spot.radius * 0.72)) / shape.height}%`,
      }}
    >
      {words}
    </span>
  );
}

/** A chip in its ring: one taken back slides to the player, a lost one to the house. */
function BetChip({ table, shape, at }: PlaceProps) {
  const { round, scene, betMinor, settled } = table;
  const { x, y } = shape.bets[at];
  const back = scene.felt.decided[at] === 'take-back';
  const lost = !back && settled !== undefined && paidOn(table) < 0n;
  const { radius } = shape.spot;
  return (
    <g
      className={cx('transition-[transform,opacity] duration-slow ease-out', (back || lost) && 'opacity-0')}
      style={back || lost ? { transform: `translateY(${radius * (back ? 2 : -3)}px)` } : undefined}
    >
      <g className="animate-fade">
        <Chip
          x={x}
          y={y}
          size={radius * 1.36}
          label={chipLabel(betMinor, round.currency)}
          look={chipLook(betMinor, round.limits.minStakeMinor)}
        />
      </g>
    </g>
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
      <button
        type="button"
        aria-label={name}
        aria-disabled={round.locked || undefined}
        onClick={table.place}
        onContextMenu={(event) => {
          event.preventDefault();
          table.clear();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') table.clear();
        }}
        className={cx(
          'absolute rounded-full transition-colors',
          round.locked ? 'cursor-default' : 'hover:bg-ivory-100/8',
        )}
        style={{
          left: `${(100 * (first.x - radius * 1.15)) / width}%`,
          width: `${(100 * (third.x - first.x + radius * 2.3)) / width}%`,
          top: `${(100 * (first.y - radius * 1.15)) / height}%`,
          height: `${(230 * radius) / height}%`,
        }}
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        {betMinor > 0n && ([0, 1, 2] as const).map((at) => <BetChip key={at} table={table} shape={shape} at={at} />)}
      </svg>
      {settled && ([0, 1, 2] as const).map((at) => <Result key={at} table={table} shape={shape} at={at} />)}
    </>
  );
}
