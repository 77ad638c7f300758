import type { ReactNode } from 'react';
import type { Rational } from '#domain/maths/rational.ts';
import { cx } from '#ui/cx.ts';
import { shortTimes, tinyTimes } from '../picture/multiplier.ts';
import { columnsFor } from './columns.ts';

type RungGridProps = {
  label: string;
  /** The whole ladder, from its lowest rung. */
  rungs: readonly { readonly step: number; readonly multiplier: Rational }[];
  /** How many are climbed in the round that waits; the next one is marked too. Undefined without one. */
  climbed: number | undefined;
  /** The rung that the last round was left at, and paid. */
  paid: number | undefined;
  nameOf: (step: number) => string;
  /** What a rung pays at the present stake, where there is room for it. */
  amountOf: (multiplier: Rational) => ReactNode;
  /** Lines of small cells instead of rows. */
  flat: boolean;
};

const lookOf = (step: number, climbed: number | undefined, paid: number | undefined): string => {
  const reached = climbed ?? paid ?? 0;
  if (step === reached) return 'bg-oddlot-light text-ink-900';
  if (climbed !== undefined && step === climbed + 1) return 'bg-ivory-100 text-ink-900';
  return step < reached ? 'bg-oddlot-light/25 text-ivory-100' : 'bg-ink-900/55 text-ivory-100';
};

/** On a phone the sign has room beside four others, if there are not more cells in a line. */
const signsMax = 4;
const columnsMax = 7;

/** The whole ladder at once: the rung that is climbed, the next one, and all that are still above. */
export function RungGrid({ label, rungs, climbed, paid, nameOf, amountOf, flat }: RungGridProps) {
  const columns = columnsFor(rungs.length, flat);
  const hasRoom = columns <= columnsMax && rungs.every(({ multiplier }) => tinyTimes(multiplier).length <= signsMax);
  const lines = Math.ceil(rungs.length / columns);
  return (
    <ol
      aria-label={label}
      className={cx('figures grid min-h-0 content-start', flat ? 'gap-0.5' : 'h-full grid-flow-col auto-cols-fr gap-1')}
      style={
        flat
          ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
          : { gridTemplateRows: `repeat(${lines}, minmax(0, 2.25rem))` }
      }
    >
      {rungs.map(({ step, multiplier }) => (
        <li
          key={step}
          data-rung={step}
          aria-current={step === (climbed ?? paid) ? 'step' : undefined}
          className={cx(
            'rounded-sm transition-colors duration-fast',
            flat
              ? 'h-5 text-center text-[0.75rem]/5 font-semibold'
              : 'flex min-h-0 items-center justify-between gap-2 px-2.5 text-sm leading-none',
            lookOf(step, climbed, paid),
          )}
        >
          <span className={flat ? 'sr-only' : 'w-5 opacity-75'}>
            <span className="sr-only">{nameOf(step)}</span>
            {!flat && <span aria-hidden="true">{step}</span>}
          </span>
          <span className={cx(!flat && 'grow font-semibold')}>
            {(flat ? tinyTimes : shortTimes)(multiplier)}
            <span className={cx(flat && !hasRoom && 'max-sm:hidden')}>×</span>
          </span>
          {!flat && amountOf(multiplier)}
        </li>
      ))}
    </ol>
  );
}
