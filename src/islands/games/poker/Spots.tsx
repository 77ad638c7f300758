import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { SpotResult } from '#stores/dealer-poker.ts';
import { cx } from '#ui/cx.ts';
import { Chip } from '../kit/Chip.tsx';
import { chipLabel, chipLook } from '../kit/chip-values.ts';
import { useRoving } from '../kit/use-roving.ts';
import type { FeltShape, Point } from './felt-geometry.ts';
import type { TableState } from './use-table.ts';
import { isPressed, type Spot } from './variants.ts';
import { spotWords } from './words.ts';

/** What a bet brought, in a word: its gain, that it came back, or that it is gone. */
function Result({ result, at, shape, table }: { result: SpotResult; at: Point; shape: FeltShape; table: TableState }) {
  const { stakeMinor, payoutMinor } = result;
  const gain = payoutMinor - stakeMinor;
  const words =
    gain > 0n
      ? `+${displayAmount(gain, table.round.currency)}`
      : t(payoutMinor > 0n ? 'poker.result_returned' : 'poker.result_lost');
  return (
    <span
      className={cx(
        'figures absolute -translate-1/2 rounded-full px-2 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap shadow-raised animate-rise sm:tall:text-sm',
        gain > 0n ? 'bg-felt text-ink-900' : 'bg-ink-800 text-ivory-300',
      )}
      style={{
        left: `${(100 * at.x) / shape.width}%`,
        top: `${(100 * (at.y + shape.spot.radius * 0.72)) / shape.height}%`,
      }}
    >
      {words}
    </span>
  );
}

type SpotsProps = { table: TableState; shape: FeltShape };

/** A real button on each spot where the player lays chips, and the chips above, with what each bet brought. */
export function Spots({ table, shape }: SpotsProps) {
  const { variant, round, amounts, results } = table;
  const { width, height, spot: size } = shape;
  const placed = variant.spots.flatMap((spot) => (shape.spots[spot] ? [{ id: spot, ...shape.spots[spot] }] : []));
  const pressed = placed.filter(({ id }) => isPressed(id));
  const { onKeyDown, propsOf } = useRoving(pressed);
  const nameOf = (spot: Spot): string => {
    const amount = amounts.get(spot);
    return amount === undefined
      ? spotWords(spot)
      : t('table.placed', { spot: spotWords(spot), amount: displayAmount(amount, round.currency) });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div role="group" aria-label={t('poker.spots_label')} onKeyDown={onKeyDown}>
        {pressed.map(({ id, x, y }) => (
          <button
            key={id}
            type="button"
            {...propsOf(id)}
            aria-label={nameOf(id)}
            aria-disabled={round.locked || undefined}
            onClick={() => table.place(id)}
            onContextMenu={(event) => {
              event.preventDefault();
              table.clear(id);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') table.clear(id);
            }}
            className={cx(
              'absolute -translate-1/2 rounded-full transition-colors',
              round.locked ? 'cursor-default' : 'hover:bg-ivory-100/8',
            )}
            style={{
              left: `${(100 * x) / width}%`,
              top: `${(100 * y) / height}%`,
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
        {placed.map(({ id, x, y }) => {
          const amount = amounts.get(id);
          const result = results?.get(id);
          if (amount === undefined) return null;
          const lost = result !== undefined && result.payoutMinor === 0n;
          return (
            <g
              key={id}
              className={cx('transition-[transform,opacity] duration-slow ease-out', lost && 'opacity-0')}
              style={lost ? { transform: `translateY(${-size.radius * 3}px)` } : undefined}
            >
              <g className="animate-fade">
                <Chip
                  x={x}
                  y={y}
                  size={size.radius * 1.36}
                  label={chipLabel(amount, round.currency)}
                  look={chipLook(amount, round.limits.minStakeMinor)}
                />
              </g>
            </g>
          );
        })}
      </svg>
      {placed.map(({ id, ...at }) => {
        const result = results?.get(id);
        return result && <Result key={id} result={result} at={at} shape={shape} table={table} />;
      })}
    </>
  );
}
