import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { cx } from '#ui/cx.ts';
import { presses } from '../kit/fields/presses.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { Chip } from '../kit/tray/Chip.tsx';
import { chipLabel, chipLook } from '../kit/tray/chip-values.ts';
import type { FeltShape } from './geometry.ts';
import type { TableState } from './use-table.ts';
import type { SideSpot } from './variants.ts';

type SidesProps = { table: TableState; shape: FeltShape };

const nameOf = (spot: SideSpot): string => t(`blackjack.side.${spot}`);

/** What a bet beside the hand brought, in a word: its gain, or that it is gone. */
function Result({ table, shape, spot }: SidesProps & { spot: SideSpot }) {
  const { round, scene, sideAmounts } = table;
  const { landed, currency } = round;
  const stake = sideAmounts.get(spot);
  if (!landed || landed.round.id !== scene.roundId || stake === undefined) return null;
  const payout = landed.round.wins.reduce(
    (sum, win) => (win['spot'] === spot ? sum + minorOf(String(win['payout']), currency) : sum),
    0n,
  );
  const won = payout > stake;
  const { x, y } = shape.sides[spot];
  return (
    <span
      className={cx(
        'figures absolute -translate-1/2 rounded-full px-2 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap shadow-raised animate-rise sm:tall:text-sm',
        won ? 'bg-felt text-ink-900' : 'bg-ink-800 text-ivory-300',
      )}
      style={{ left: `${(100 * x) / shape.width}%`, top: `${(100 * (y - shape.side * 1.5)) / shape.height}%` }}
    >
      {won ? `+${displayAmount(payout - stake, currency)}` : t('blackjack.side_lost')}
    </span>
  );
}

/** Two rings beside the hand: a press lays the next larger amount there, up to the hand's stake, and then none. */
export function Sides({ table, shape }: SidesProps) {
  const { round, variant, sideAmounts, sides } = table;
  const placed = variant.sides.map(({ spot }) => ({ id: spot, ...shape.sides[spot] }));
  const { onKeyDown, propsOf } = useRoving(placed);
  const { width, height, side: radius } = shape;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        {placed.map(({ id, x, y }) => {
          const amount = sideAmounts.get(id);
          return (
            <g key={id} transform={`translate(${x} ${y})`}>
              <circle r={radius} strokeWidth={radius / 16} className="fill-ink-900/20 stroke-halden-light/75" />
              <circle r={radius * 0.86} strokeWidth={radius / 32} fill="none" className="stroke-halden-light/35" />
              <text
                y={radius + shape.sideName * 1.25}
                fontSize={shape.sideName}
                textAnchor="middle"
                className="fill-halden-light font-sans font-semibold"
              >
                {nameOf(id)}
              </text>
              {amount !== undefined && (
                <g className="animate-fade">
                  <Chip
                    x={0}
                    y={0}
                    size={radius * 1.5}
                    label={chipLabel(amount, round.currency)}
                    look={chipLook(amount, round.limits.minStakeMinor)}
                  />
                </g>
              )}
            </g>
          );
        })}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div role="group" aria-label={t('blackjack.sides_label')} onKeyDown={onKeyDown}>
        {placed.map(({ id, x, y }) => {
          const amount = sideAmounts.get(id);
          return (
            <button
              key={id}
              type="button"
              {...propsOf(id)}
              aria-label={
                amount === undefined
                  ? nameOf(id)
                  : t('table.placed', { spot: nameOf(id), amount: displayAmount(amount, round.currency) })
              }
              aria-disabled={round.locked || undefined}
              {...presses(
                () => sides.raise(id),
                () => sides.clear(id),
              )}
              className={cx(
                'absolute min-h-11 min-w-11 -translate-1/2 rounded-full transition-colors',
                round.locked ? 'cursor-default' : 'hover:bg-ivory-100/8',
              )}
              style={{
                left: `${(100 * x) / width}%`,
                top: `${(100 * y) / height}%`,
                width: `${(220 * radius) / width}%`,
                aspectRatio: '1',
              }}
            />
          );
        })}
      </div>
      {placed.map(({ id }) => (
        <Result key={id} table={table} shape={shape} spot={id} />
      ))}
    </>
  );
}
