import { findSpot, flatOf } from '#domain/games/craps/spots.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { CellFace } from './CellFace.tsx';
import { Chips } from './Chips.tsx';
import type { Cell, FeltPlan, Print } from './felts.ts';
import { edgeText } from './figures.ts';
import { Puck } from './Puck.tsx';
import { closedFor } from './picture/craps.ts';
import { pressesOn } from './press.ts';
import type { TableState } from './use-table.ts';
import { calledBy } from './words.ts';

const isSlot = (spot: string): boolean => findSpot(spot)?.kind === 'odds' && !spot.endsWith('pass');

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
      calledBy(spot, edgeText(spot, hand.point)),
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
        if (!isThere(cell))
          return (
            <div key={spot} style={at(cell)} className="absolute p-px">
              <div className="size-full rounded-sm border border-dashed border-hardway-light/20" />
            </div>
          );
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
                'hover:bg-ivory-100/10 data-closed:[&>span]:opacity-55',
                won ? 'border-felt bg-felt/20' : 'border-hardway-light/40 bg-ink-900/20',
                (spot === 'pass' || spot === 'come') && !won && 'border-hardway-light/80 bg-hardway-light/5',
                table.spot === spot && !won && 'bg-ivory-100/5',
              )}
            >
              <CellFace
                spot={spot}
                point={hand.point}
                wide={cell.w / width > 0.4}
                compact={compact}
                covered={hand.felt.has(spot) || placed.has(spot)}
              />
            </button>
            <Chips spot={spot} table={table} />
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
      <p className="grid h-full place-items-center truncate text-[clamp(0.625rem,2.1cqh,0.9375rem)] text-hardway-light">
        {t('craps.print.hops', { easy: edgeText('hop:1-2'), pairs: edgeText('hop:1-1') })}
      </p>
    );
  return (
    <div
      className={cx(
        'flex h-full justify-center rounded-sm border border-hardway-light/40',
        compact ? 'items-center' : 'items-start pt-[6%]',
        point === print && 'bg-ivory-100/10',
      )}
    >
      <span className="heading flex items-center gap-1.5 text-[clamp(1rem,6cqh,2.5rem)] leading-none text-hardway-light">
        {t(`craps.number.${print}` as 'craps.number.4')}
        {point === print && <Puck point={point} />}
      </span>
    </div>
  );
}
