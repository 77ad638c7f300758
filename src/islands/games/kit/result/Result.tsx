import { type ReactNode, useContext } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import { cx } from '#ui/cx.ts';
import type { Landed, RoundView } from '../round/use-round.ts';
import { CountUp } from './CountUp.tsx';
import { darkens, type Grade, lightMs, multipleOf } from './grade.ts';
import { gradeOfRound, LightContext } from './light.ts';
import { returnWords } from './result-words.ts';

type ResultProps = {
  round: Pick<RoundView, 'landed' | 'currency'>;
  /** The outcome as a small picture, before the amount. */
  badge?: ReactNode;
  /** As high as a line of words, where there is room for no more. */
  compact?: boolean;
};

type Shown = Exclude<Grade, 'lost'>;

const won = 'border-felt bg-ink-900/95 text-felt';
const tones = {
  returned: 'border-ink-600 bg-ink-900/90 text-ivory-100',
  win: won,
  big: won,
  great: won,
  jackpot: 'border-brass bg-ink-900/95 text-brass-bright',
} as const satisfies Record<Shown, string>;

const sizes = {
  returned: 'text-base',
  win: 'text-xl',
  big: 'text-2xl',
  great: 'text-2xl',
  jackpot: 'text-2xl',
} as const satisfies Record<Shown, string>;

/** Whether there is an amount to show. */
export const hasReturn = ({ landed }: ResultProps['round']): boolean => landed !== undefined && landed.payoutMinor > 0n;

/** A win by its amount alone, the tone says the rest; of a pot, the pot's; what is no win in words. */
const amountWords = (landed: Landed, currency: CurrencyCode): string => {
  const potMinor = jackpotWonIn(landed.round, currency);
  if (potMinor > 0n) return `${t('table.jackpot')}: ${displayAmount(potMinor, currency)}`;
  const { stakeMinor, payoutMinor } = landed;
  return payoutMinor > stakeMinor ? displayAmount(payoutMinor, currency) : returnWords(landed, currency);
};

/** The light of a win behind its amount: a glow, and of a big one rings that go out from it. */
const Glow = ({ lit }: { lit: Grade | undefined }) =>
  lit === undefined || darkens(lit) ? null : (
    <span className="absolute inset-0 -z-10 text-[var(--light,currentColor)]">
      <span className="absolute -inset-x-10 -inset-y-8 animate-glow rounded-full bg-radial from-current to-transparent to-70%" />
      {lit === 'big' && (
        <>
          <span className="absolute inset-0 animate-ring rounded-full border-2 border-current" />
          <span className="absolute inset-0 animate-ring-late rounded-full border-2 border-current" />
        </>
      )}
    </span>
  );

/**
 * What the round brought, once, where it happened: a win in felt green and lit by its grade, a return of no more than the
 * stake in ivory. A loss is a word of the status line. Who does not see it hears it from the frame, and reads it there.
 */
export function Result({ round, badge, compact = false }: ResultProps) {
  const lit = useContext(LightContext);
  const { landed, currency } = round;
  const grade = gradeOfRound(round);
  if (landed === undefined || grade === undefined || grade === 'lost') return badge ?? null;
  const isLarge = !compact && (grade === 'big' || grade === 'great');
  return (
    <div
      key={landed.round.id}
      aria-hidden="true"
      data-result={grade}
      className={cx(
        'pointer-events-none relative isolate flex w-max max-w-full items-center rounded-full border leading-tight font-semibold shadow-raised transition-opacity',
        tones[grade],
        compact ? 'h-6 gap-1.5 px-2.5 text-sm' : cx('gap-2.5 px-4 py-1', sizes[grade]),
        badge !== undefined && (compact ? 'pl-0.5' : 'pl-1.5'),
        lit && darkens(lit) ? 'opacity-0' : 'animate-rise',
      )}
    >
      <Glow lit={lit} />
      {badge}
      <span className="figures whitespace-nowrap" translate="no">
        {lit === 'big' ? (
          <CountUp amountMinor={landed.payoutMinor} currency={currency} ms={lightMs.big} />
        ) : (
          amountWords(landed, currency)
        )}
      </span>
      {isLarge && (
        <span className="figures text-sm text-ivory-300">{t('table.times', { times: multipleOf(landed) })}</span>
      )}
    </div>
  );
}
