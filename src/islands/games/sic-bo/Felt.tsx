import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Gain, SettledDisc } from '../kit/felt/SettledChip.tsx';
import { fateOf } from '../kit/felt/settled.ts';
import { boxIn } from '../kit/felt/shape.ts';
import { presses } from '../kit/fields/presses.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { Chip } from '../kit/tray/Chip.tsx';
import { chipLabel, chipLook } from '../kit/tray/chip-values.ts';
import { CellFace } from './CellFace.tsx';
import type { FeltPlan } from './felts.ts';
import type { TableState } from './use-table.ts';
import { oddsText, spotName } from './words.ts';

const even: ReadonlySet<string> = new Set(['small', 'big', 'odd', 'even']);

/** The even chances are printed in red and the triples in the colour of the rail, so that the eye finds its way. */
const groundOf = (spot: string): string =>
  even.has(spot)
    ? 'bg-table-red/30'
    : spot === 'any-triple' || spot.startsWith('triple')
      ? 'bg-table-rail/45'
      : spot.startsWith('total')
        ? 'bg-ink-900/45'
        : 'bg-ink-900/20';

/** Chips lie in the upper right corner of a field, over its line, so that what is printed can be read. */
const chipPlace = 'pointer-events-none absolute inset-0 z-10 flex items-start justify-end';
const chipSize = (compact: boolean): string =>
  compact
    ? 'block size-[1.75rem] -mt-2 -mr-2 in-data-[zoom=large]:m-0.5 in-data-[zoom=large]:size-8'
    : 'block size-[min(2rem,9cqh)] m-0.5';

/** The cloth: printed fields, a real button on each, and the chips on them. It fills whatever room it is given. */
export function Felt({ plan, table, compact }: { plan: FeltPlan; table: TableState; compact: boolean }) {
  const { chips, placed, round, winning } = table;
  const { width, height, cells } = plan;
  const { onKeyDown, propsOf } = useRoving(
    cells.map(({ spot, x, y, w, h }) => ({ id: spot, x: (x + w / 2) * 10, y: (y + h / 2) * 10 })),
  );
  const nameOf = (spot: string): string => {
    const amount = placed.get(spot);
    const name = t('sicbo.field', { spot: spotName(spot), odds: oddsText(spot) });
    return amount === undefined
      ? name
      : t('table.placed', { spot: name, amount: displayAmount(amount, round.currency) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div
      role="group"
      aria-label={t('sicbo.felt_label')}
      onKeyDown={onKeyDown}
      className="relative size-full [container-type:size]"
    >
      {cells.map(({ spot, x, y, w, h }) => {
        const amount = placed.get(spot);
        const won = winning.has(spot);
        const bet = chips.settled.get(spot);
        const paid = bet !== undefined && fateOf(bet) !== 'lost';
        return (
          <div key={spot} className="absolute p-px" style={boxIn({ width, height }, { x, y, width: w, height: h })}>
            <button
              type="button"
              {...propsOf(spot)}
              aria-label={nameOf(spot)}
              aria-disabled={round.locked || undefined}
              data-spot={spot}
              {...presses(
                () => chips.place(spot),
                () => chips.clear(spot),
              )}
              className={cx(
                'block size-full overflow-hidden rounded-sm border transition-colors duration-fast focus-visible:z-20 focus-visible:outline-offset-0',
                won ? 'border-brass-bright' : 'border-hardway-light/45',
                paid ? 'bg-brass-bright/25' : groundOf(spot),
                !round.locked && 'hover:bg-ivory-100/10',
              )}
            />
            <span aria-hidden="true" className="pointer-events-none absolute inset-px">
              <CellFace name={spot} compact={compact} />
            </span>
            {bet && (
              <span aria-hidden="true" className={cx(chipPlace, paid && 'z-20')}>
                <span className={chipSize(compact)}>
                  <SettledDisc bet={bet} currency={round.currency} />
                </span>
                <Gain bet={bet} currency={round.currency} className="absolute -bottom-0.5 left-1/2 -translate-x-1/2" />
              </span>
            )}
            {amount !== undefined && (
              <span aria-hidden="true" className={cx(chipPlace, 'animate-fade')}>
                <svg viewBox="-24 -24 48 48" aria-hidden="true" className={cx(chipSize(compact), 'overflow-visible')}>
                  <Chip
                    x={0}
                    y={0}
                    size={44}
                    label={chipLabel(amount, round.currency)}
                    look={chipLook(amount, round.limits.minStakeMinor)}
                  />
                </svg>
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
