import { findSpot, flatOf } from '#domain/games/craps/spots.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { CellFace } from './CellFace.tsx';
import { Chips, settledOn } from './Chips.tsx';
import type { Cell, FeltPlan, Print } from './felts.ts';
import { edgeText, printedPays } from './figures.ts';
import { Puck } from './Puck.tsx';
import { closedFor } from './picture/craps.ts';
import { pressesOn } from './press.ts';
import type { TableState } from './use-table.ts';
import { calledBy } from './words.ts';

const isSlot = (spot: string): boolean => findSpot(spot)?.kind === 'odds' && !spot.endsWith('pass');

/** The cloth of a field: the lines of a hand stand out, what one roll decides lies on a darker ground. */
const clothOf = (spot: string): string => {
  const kind = findSpot(spot)?.kind;
  if (spot === 'pass' || spot === 'come') return 'border-hardway-light bg-hardway-light/20';
  if (spot === 'field') return 'border-hardway-light bg-hardway-light/12';
  if (kind === 'line') return 'border-hardway-light/80 bg-ink-900/45';
  if (kind === 'hard' || kind === 'hop' || kind === 'proposition') return 'border-hardway-light/60 bg-table-red/20';
  return 'border-hardway-light/70 bg-ink-900/25';
};

/** `compact`: on a phone, where a field holds a name and an edge and no pictures beside them. */
type FeltProps = { plan: FeltPlan; table: TableState; compact: boolean };

/** A part of the cloth: printed fields, a real button on each, and the chips on them. It fills whatever room it is given. */
export function Felt({ plan, table, compact }: FeltProps) {
  const { hand, placed, round } = table;
  const { width, height } = plan;
  /** Places for a come bet that has moved are fields only while one lies there. */
  const isThere = ({ spot }: Cell): boolean => !isSlot(spot) || hand.felt.has(flatOf(spot));
  const { onKeyDown, propsOf } = useRoving(
    plan.cells.filter(isThere).map(({ spot, x, y, w, h }) => ({ id: spot, x: (x + w / 2) * 10, y: (y + h / 2) * 10 })),
  );
  const at = ({ x, y, w, h }: Pick<Print, 'x' | 'y' | 'w' | 'h'>) => ({
    left: `${(100 * x) / width}%`,
    top: `${(100 * y) / height}%`,
    width: `${(100 * w) / width}%`,
    height: `${(100 * h) / height}%`,
  });
  const amount = (minor: bigint): string => displayAmount(minor, round.currency);
  const nameOf = (spot: string): string => {
    const [staked, laid] = [hand.felt.get(spot), placed.get(spot)];
    return [
      calledBy(spot, {
        pays: spot.startsWith('hop:') ? '' : printedPays(spot, hand.point),
        edge: edgeText(spot, hand.point),
      }),
      ...(staked ? [t('craps.spot_staked', { amount: amount(staked.amountMinor) })] : []),
      ...(laid === undefined ? [] : [t('craps.spot_laid', { amount: amount(laid) })]),
    ].join(', ');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div
      role="group"
      aria-label={t('craps.felt_label')}
      onKeyDown={onKeyDown}
      className="relative size-full [container-type:size]"
    >
      {plan.prints.map((print) => (
        <div key={print.print} style={at(print)} className="absolute">
          <Printed print={print} point={hand.point} compact={compact} />
        </div>
      ))}
      {plan.cells.map((cell) => {
        const { spot } = cell;
        if (!isThere(cell)) return null;
        const closed = closedFor(hand, spot) !== undefined;
        const won = hand.last.some((one) => one.spot === spot && !one.taken && one.payoutMinor > one.stakeMinor);
        return (
          <div key={spot} style={at(cell)} className="absolute p-px">
            <button
              type="button"
              {...propsOf(spot)}
              aria-label={nameOf(spot)}
              aria-disabled={table.busy || closed || undefined}
              data-closed={closed || undefined}
              {...pressesOn(table, spot, propsOf(spot).onFocus)}
              className={cx(
                'block size-full overflow-hidden rounded-sm border text-ivory-100 transition-colors duration-fast focus-visible:z-20 focus-visible:outline-offset-0',
                'hover:bg-ivory-100/10 data-closed:[&>span]:opacity-70',
                won ? 'border-felt bg-felt/25' : clothOf(spot),
                table.spot === spot && !won && 'ring-2 ring-ivory-300/70 ring-inset',
              )}
            >
              <CellFace
                spot={spot}
                point={hand.point}
                wide={cell.w / width > 0.4}
                compact={compact}
                covered={hand.felt.has(spot) || placed.has(spot) || settledOn(spot, table) !== undefined}
              />
            </button>
            <Chips spot={spot} table={table} tellsGain />
          </div>
        );
      })}
    </div>
  );
}

type PrintedProps = { print: Print; point: number | null; compact: boolean };

function Printed({ print: { print }, point, compact }: PrintedProps) {
  if (print === 'hops')
    return (
      <p className="grid h-full place-items-center truncate text-[clamp(0.75rem,2.2cqh,1rem)] text-hardway-light">
        {t('craps.print.hops', { easy: printedPays('hop:1-2'), pairs: printedPays('hop:1-1') })}
      </p>
    );
  return (
    <div
      className={cx(
        'flex h-full justify-center rounded-sm border border-hardway-light/70 bg-hardway-light/10',
        compact ? 'items-center' : 'items-start pt-[6%]',
        point === print && 'bg-ivory-100/10',
      )}
    >
      <span className="heading flex items-center gap-1.5 text-[clamp(1.25rem,7cqh,3.25rem)] leading-none text-hardway-light">
        {t(`craps.number.${print}` as 'craps.number.4')}
        {point === print && <Puck point={point} />}
      </span>
    </div>
  );
}
