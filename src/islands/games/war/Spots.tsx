import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Chip } from '../kit/Chip.tsx';
import { chipLabel, chipLook } from '../kit/chip-values.ts';
import { useRoving } from '../kit/use-roving.ts';
import type { Spot, WarShape } from './geometry.ts';
import type { TableState } from './use-table.ts';
import { spotWords } from './words.ts';

type SpotsProps = { table: TableState; shape: WarShape };

const all = ['tie', 'ante', 'war'] as const;
const pressed = ['tie', 'ante'] as const;

/** What a bet brought, in a word: its gain, what came back of it, or that it is gone. */
function Result({ table, shape, spot }: SpotsProps & { spot: Spot }) {
  const stake = table.amounts.get(spot);
  if (!table.returned || stake === undefined) return null;
  const payout = table.returned.get(spot) ?? 0n;
  const gain = payout - stake;
  const { currency } = table.round;
  const words =
    gain > 0n
      ? `+${displayAmount(gain, currency)}`
      : payout === 0n
        ? t('war.result_lost')
        : t(gain === 0n ? 'war.result_returned' : 'war.result_half');
  const { x, y } = shape.spots[spot];
  return (
    <span
      className={cx(
        'figures absolute -translate-1/2 rounded-full px-2 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap shadow-raised animate-rise sm:tall:text-sm',
        gain > 0n ? 'bg-felt text-ink-900' : 'bg-ink-800 text-ivory-300',
      )}
      style={{
        left: `${(100 * x) / shape.width}%`,
        top: `${(100 * (y + shape.spot.radius * 0.78)) / shape.height}%`,
      }}
    >
      {words}
    </span>
  );
}

/** A real button on each spot where the player lays chips, and the chips above, with what each bet brought. */
export function Spots({ table, shape }: SpotsProps) {
  const { round, chips, amounts, returned } = table;
  const { width, height, spot: size, spots } = shape;
  const { onKeyDown, propsOf } = useRoving(pressed.map((id) => ({ id, ...spots[id] })));
  const nameOf = (spot: Spot): string => {
    const amount = amounts.get(spot);
    return amount === undefined
      ? spotWords(spot)
      : t('table.placed', { spot: spotWords(spot), amount: displayAmount(amount, round.currency) });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div role="group" aria-label={t('war.spots_label')} onKeyDown={onKeyDown}>
        {pressed.map((id) => (
          <button
            key={id}
            type="button"
            {...propsOf(id)}
            aria-label={nameOf(id)}
            aria-disabled={round.locked || undefined}
            onClick={() => table.place(id)}
            onContextMenu={(event) => {
              event.preventDefault();
              chips.clear(id);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') chips.clear(id);
            }}
            className={cx(
              'absolute -translate-1/2 rounded-full transition-colors',
              round.locked ? 'cursor-default' : 'hover:bg-ivory-100/8',
            )}
            style={{
              left: `${(100 * spots[id].x) / width}%`,
              top: `${(100 * spots[id].y) / height}%`,
              width: `${(230 * size.radius) / width}%`,
              aspectRatio: '1',
            }}
          />
        ))}
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        {all.map((id) => {
          const amount = amounts.get(id);
          if (amount === undefined) return null;
          const lost = returned !== undefined && !returned.has(id);
          return (
            <g
              key={id}
              className={cx('transition-[transform,opacity] duration-slow ease-out', lost && 'opacity-0')}
              style={lost ? { transform: `translateY(${-size.radius * 3}px)` } : undefined}
            >
              <g className="animate-fade">
                <Chip
                  x={spots[id].x}
                  y={spots[id].y}
                  size={size.radius * 1.3}
                  label={chipLabel(amount, round.currency)}
                  look={chipLook(amount, round.limits.minStakeMinor)}
                />
              </g>
            </g>
          );
        })}
      </svg>
      {all.map((spot) => (
        <Result key={spot} table={table} shape={shape} spot={spot} />
      ))}
    </>
  );
}
