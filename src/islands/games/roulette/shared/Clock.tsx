import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';

type ClockProps = {
  /** Seconds until bets are closed; null while nothing is counted down. */
  seconds: number | null;
  /** How many there are when it begins. */
  whole: number;
  /** Bets are closed, and the wheel turns or rests. */
  closed: boolean;
};

const radius = 19;
const round = 2 * Math.PI * radius;

/** How long chips are still taken: a ring that runs out, with the seconds in it. */
export function Clock({ seconds, whole, closed }: ClockProps) {
  const late = seconds !== null && seconds <= 5;
  const left = seconds === null ? (closed ? 0 : 1) : Math.min(1, seconds / whole);
  const words =
    seconds === null
      ? t(closed ? 'roulette.shared.clock_closed' : 'roulette.shared.clock_waits')
      : t('roulette.shared.clock', { seconds });
  return (
    <div role="timer" aria-label={words} title={words} className="relative size-11 shrink-0">
      <svg viewBox="0 0 44 44" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="22" cy="22" r={radius} className="fill-common-night/70 stroke-ink-900/50" strokeWidth="4" />
        <circle
          cx="22"
          cy="22"
          r={radius}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - left)}
          className={cx(
            'transition-[stroke-dashoffset] duration-slow ease-linear motion-reduce:transition-none',
            late ? 'stroke-common-coral' : 'stroke-common-sun',
          )}
        />
      </svg>
      <span
        translate="no"
        aria-hidden="true"
        className={cx(
          'figures absolute inset-0 grid place-items-center font-bold',
          late ? 'text-common-peach' : 'text-common-cream',
        )}
      >
        {seconds ?? (closed ? '–' : '…')}
      </span>
    </div>
  );
}
