import { t } from '#i18n/client.ts';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import { cx } from '#ui/cx.ts';
import type { RoundView } from '../round/use-round.ts';
import { CountUp } from './CountUp.tsx';
import { darkens, type Grade, lightMs, multipleOf } from './grade.ts';
import { useSkipKey } from './use-skip-key.ts';

type WinVeilProps = { round: RoundView; lit: Grade; onSkip: () => void };

/** The win of the round over the darkened table: its amount counted up, large, and light that goes over it. */
function Counted({ round: { landed, currency }, lit }: Pick<WinVeilProps, 'round' | 'lit'>) {
  if (!landed) return null;
  const jackpotMinor = jackpotWonIn(landed.round, currency);
  const isJackpot = lit === 'jackpot';
  return (
    <div className="relative isolate grid max-w-full justify-items-center overflow-hidden px-6 py-8 text-center">
      <span className="absolute inset-0 -z-10 animate-glow-long rounded-full bg-radial from-[var(--light)] to-transparent to-70%" />
      {isJackpot && <p className="heading text-2xl text-brass-bright sm:text-3xl">{t('table.jackpot')}</p>}
      <p
        className={cx(
          'heading figures leading-none text-ivory-100',
          isJackpot ? 'text-[clamp(3.75rem,18vw,11rem)]' : 'text-[clamp(3.5rem,16vw,9rem)]',
        )}
      >
        <CountUp amountMinor={isJackpot ? jackpotMinor : landed.payoutMinor} currency={currency} ms={lightMs[lit]} />
      </p>
      {!isJackpot && (
        <p className="figures mt-3 text-lg font-semibold text-[var(--light)]">
          {t('table.times_stake', { times: multipleOf(landed) })}
        </p>
      )}
      <span className="absolute inset-y-0 left-0 w-1/3 animate-sweep bg-linear-to-r from-transparent via-[var(--light)] to-transparent" />
    </div>
  );
}

/**
 * While a big win is lit the next press or key ends its light and does nothing else, so that nobody stakes by it. A great
 * win and a jackpot are told here, over the darkened table, and then stand where they happened.
 */
export function WinVeil({ round, lit, onSkip }: WinVeilProps) {
  useSkipKey(onSkip);
  const dark = darkens(lit);
  return (
    <div
      aria-hidden="true"
      data-veil={lit}
      // What had the focus keeps it.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSkip}
      className={cx(
        'absolute inset-0 z-40 grid place-items-center overflow-hidden',
        dark && 'bg-ink-900/80 animate-fade',
      )}
    >
      {dark && <Counted round={round} lit={lit} />}
    </div>
  );
}
