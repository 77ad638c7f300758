import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Chip } from '../kit/Chip.tsx';
import { chipLabel, chipLook } from '../kit/chip-values.ts';
import type { PaiGowShape } from './geometry.ts';
import type { TableState } from './use-table.ts';

type BetProps = { table: TableState; shape: PaiGowShape };

/** What the bet brought, in a word: its gain, that it came back, or that it is gone. */
function Brought({ table, shape }: BetProps) {
  const { settled, round } = table;
  if (!settled) return null;
  const gain = settled.payoutMinor - settled.stakeMinor;
  const words =
    gain > 0n
      ? `+${displayAmount(gain, round.currency)}`
      : t(gain === 0n ? 'paigow.result_returned' : 'paigow.result_lost');
  const { x, y, radius } = shape.spot;
  return (
    <span
      className={cx(
        'figures absolute -translate-1/2 rounded-full px-2 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap shadow-raised animate-rise sm:tall:text-sm',
        gain > 0n ? 'bg-felt text-ink-900' : 'bg-ink-800 text-ivory-300',
      )}
      style={{ left: `${(100 * x) / shape.width}%`, top: `${(100 * (y + radius * 0.78)) / shape.height}%` }}
    >
      {words}
    </span>
  );
}

/** A real button where the player lays chips, and the chips above it. */
export function Bet({ table, shape }: BetProps) {
  const { round, stakeMinor, settled } = table;
  const { width, height, spot } = shape;
  const name = t('paigow.spot');
  const lost = settled?.payoutMinor === 0n;
  return (
    <>
      <button
        type="button"
        aria-label={
          stakeMinor === 0n
            ? name
            : t('table.placed', { spot: name, amount: displayAmount(stakeMinor, round.currency) })
        }
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
          'absolute -translate-1/2 rounded-full transition-colors',
          round.locked ? 'cursor-default' : 'hover:bg-ivory-100/8',
        )}
        style={{
          left: `${(100 * spot.x) / width}%`,
          top: `${(100 * spot.y) / height}%`,
          width: `${(230 * spot.radius) / width}%`,
          aspectRatio: '1',
        }}
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        {stakeMinor > 0n && (
          <g
            className={cx('transition-[transform,opacity] duration-slow ease-out', lost && 'opacity-0')}
            style={lost ? { transform: `translateY(${-spot.radius * 3}px)` } : undefined}
          >
            <g className="animate-fade">
              <Chip
                x={spot.x}
                y={spot.y}
                size={spot.radius * 1.3}
                label={chipLabel(stakeMinor, round.currency)}
                look={chipLook(stakeMinor, round.limits.minStakeMinor)}
              />
            </g>
          </g>
        )}
      </svg>
      <Brought table={table} shape={shape} />
    </>
  );
}
