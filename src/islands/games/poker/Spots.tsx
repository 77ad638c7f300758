import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Chip } from '../kit/Chip.tsx';
import { chipLabel, chipLook } from '../kit/chip-values.ts';
import { useRoving } from '../kit/use-roving.ts';
import type { FeltShape, Point } from './geometry.ts';
import type { SpotResult } from './picture/dealer-poker.ts';
import type { TableState } from './use-table.ts';
import { isPressed, type Spot } from './variants.ts';
import { spotWords } from './words.ts';

type ResultProps = { result: SpotResult; spot: Spot; at: Point; shape: FeltShape; table: TableState };

/** Where a result lies: on the lower edge of its spot; where spots are close, on the upper one of every other, none beyond the felt. */
const resultPlace = (spot: Spot, { x, y }: Point, { width, height, spot: { radius, above } }: FeltShape) => {
  const isHigh = above?.includes(spot) === true;
  const near = radius * 1.6;
  const side = !above || (x >= near && width - x >= near) ? 0 : x < near ? -1 : 1;
  return {
    left: `${(100 * (x + side * radius)) / width}%`,
    top: `${(100 * (y + radius * (isHigh ? -0.72 : 0.72))) / height}%`,
    translate: `${-50 * (1 + side)}% -50%`,
  };
};

/** What a bet brought, in a word: its gain, that it came back, or that it is gone. */
function Result({ result, spot, at, shape, table }: ResultProps) {
  const { stakeMinor, payoutMinor } = result;
  const gain = payoutMinor - stakeMinor;
  const words =
    gain > 0n
      ? `+${displayAmount(gain, table.round.currency)}`
      : t(payoutMinor > 0n ? 'poker.result_returned' : 'poker.result_lost');
  return (
    <span
      className={cx(
        'figures absolute rounded-full px-2 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap shadow-raised animate-rise sm:tall:text-sm',
        gain > 0n ? 'bg-felt text-ink-900' : 'bg-ink-800 text-ivory-300',
      )}
      style={resultPlace(spot, at, shape)}
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
        return result && <Result key={id} result={result} spot={id} at={at} shape={shape} table={table} />;
      })}
    </>
  );
}
