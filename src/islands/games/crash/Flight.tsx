import { memo, useRef } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { cx } from '#ui/cx.ts';
import { groupedText } from '../kit/picture/limbo.ts';
import { Glider } from './Glider.tsx';
import { useFlight } from './use-flight.ts';
import type { TableState } from './use-table.ts';
import { Weather } from './Weather.tsx';
import { endOf, hundredthsOf } from './words.ts';

const tickCount = 16;
const ticks = Array.from({ length: tickCount }, (_, index) => index);

/** The marks of height and time: as many as there can ever be, each put in its place by the flight. */
const Axes = memo(function Axes() {
  return (
    <>
      {ticks.map((tick) => (
        <div
          key={tick}
          data-height
          aria-hidden="true"
          className="absolute inset-x-0 top-0 border-t border-common-cream/20"
        >
          <span className="figures absolute right-1.5 -translate-y-1/2 rounded-sm bg-ink-900/70 px-1 text-xs leading-4 text-ivory-100" />
        </div>
      ))}
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-5">
        {ticks.map((tick) => (
          <span key={tick} data-time className="figures absolute top-0 left-0 text-xs leading-5 text-ivory-300" />
        ))}
      </div>
    </>
  );
});

/** What stands over the figure. */
const headingOf = ({ open, phase }: TableState): string => {
  if (!open) return t('crash.connecting');
  if (phase === 'betting') return t(open.round?.startsAt ? 'crash.next_in' : 'crash.waits');
  if (phase === 'running') return t('crash.climbing');
  const end = open.history[0] && endOf(open.history[0]);
  return t(end?.instant ? 'crash.never_left' : 'crash.stalled_at');
};

/** The player's own part in this flight, in a line. */
const ownWords = ({ own, phase }: TableState): string | undefined => {
  if (!own) return undefined;
  const amount = displayAmount(minorOf(own.amount, own.currency), own.currency);
  if (own.status === 'lost' || (phase === 'ended' && own.status === 'open')) return t('crash.own_lost', { amount });
  if (own.left === null) return t('crash.own_in', { amount, target: groupedText(hundredthsOf(own.target)) });
  const left = groupedText(hundredthsOf(own.left));
  return t('crash.own_left', { left, amount: displayAmount(minorOf(own.payout, own.currency), own.currency) });
};

/** The sky, the way that the glider has come, and how high it is. */
export function Flight({ table, still }: { table: TableState; still: boolean }) {
  const { own, phase, open } = table;
  const picture = useRef<HTMLDivElement>(null);
  const target = own ? hundredthsOf(own.target) : undefined;
  const left = own && own.left !== null ? hundredthsOf(own.left) : undefined;
  useFlight(picture, { marks: { target, left }, still });
  const mine = ownWords(table);
  const counts = phase === 'betting' && open?.round?.startsAt;
  const gained = own?.status === 'won';

  return (
    <div
      ref={picture}
      role="img"
      aria-label={t('crash.picture')}
      className="relative size-full overflow-hidden rounded-lg [container-type:size]"
    >
      <Weather />
      <div
        data-target
        aria-hidden="true"
        className="absolute inset-x-0 top-0 border-t-2 border-dashed border-common-sun opacity-0"
      >
        <span className="figures absolute right-14 bottom-0 rounded-t-sm bg-ink-900/75 px-1.5 text-xs text-common-sun">
          {target !== undefined && t('crash.target_mark', { target: groupedText(target) })}
        </span>
      </div>
      <Axes />
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <path data-under className="fill-common-sun" opacity=".2" />
        <path data-way fill="none" className="stroke-ink-900" strokeWidth="8" strokeLinecap="round" opacity=".4" />
        <path data-way fill="none" className="stroke-common-cream" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <div data-left aria-hidden="true" className="absolute top-0 left-0 size-0 opacity-0">
        <span className="absolute -top-2 -left-2 size-4 rounded-full border-4 border-felt bg-ink-900" />
        <span
          translate="no"
          className="figures absolute top-1 left-3 rounded-sm bg-ink-900/75 px-1.5 text-xs font-semibold whitespace-nowrap text-felt"
        >
          {left !== undefined && `${groupedText(left)}×`}
        </span>
      </div>
      <div data-glider aria-hidden="true" className="absolute top-0 left-0 origin-[97.7%_40%] will-change-transform">
        <Glider />
      </div>
      <div
        aria-hidden="true"
        className="absolute top-[5cqh] left-[4cqw] grid min-w-[min(38cqw,16rem)] justify-items-start gap-[1cqh] rounded-lg bg-ink-900/70 px-[3cqw] py-[2cqh]"
      >
        <p className="text-sm font-semibold text-ivory-100">{headingOf(table)}</p>
        <p
          translate="no"
          className={cx(
            'figures leading-none font-bold tracking-tight text-common-cream',
            'text-[clamp(2.25rem,min(22cqh,13cqw),7.5rem)]',
          )}
        >
          <span data-figure className={cx(counts && 'hidden')} />
          <span className={cx(!counts && 'hidden')}>
            <span data-seconds />
            <span className="text-[0.5em] text-ivory-300"> s</span>
          </span>
        </p>
        <span className={cx('h-1 w-full overflow-hidden rounded-full bg-ivory-100/20', !counts && 'invisible')}>
          <span data-run className="block h-full origin-left rounded-full bg-common-sun" />
        </span>
        <p
          translate="no"
          data-result={table.view.landed && (gained ? 'win' : 'lost')}
          className={cx(
            'figures min-h-5 text-sm font-semibold',
            gained ? 'text-felt' : phase === 'ended' ? 'text-ivory-300' : 'text-common-sun',
          )}
        >
          {mine}
        </p>
      </div>
      {open && !open.live && (
        <p className="absolute bottom-8 left-3 rounded-md bg-ink-900/80 px-3 py-1 text-sm">{t('crash.no_line')}</p>
      )}
    </div>
  );
}
