import { colourOf } from '#domain/games/roulette-european/wheel.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { NumberBadge } from './Results.tsx';
import type { Landed } from './use-round.ts';

/** What the round brought. Felt green only for a real gain; a return up to the stake is stated, not celebrated. */
export function ResultCard({ landed, currency }: { landed: Landed; currency: CurrencyCode }) {
  const { number, stakeMinor, payoutMinor, roundId } = landed;
  const gained = payoutMinor > stakeMinor;
  const amount = displayAmount(payoutMinor, currency);
  return (
    <div
      className={cx(
        'flex items-center gap-3 rounded-lg border bg-ink-800/95 p-2 pr-4 shadow-float animate-rise',
        gained ? 'border-felt' : 'border-ink-600',
      )}
    >
      <NumberBadge number={number} className="size-14 text-2xl" />
      <div>
        <p className={cx('figures text-lg leading-tight font-semibold', gained && 'text-felt')}>
          {payoutMinor === 0n ? t('roulette.lost_round') : t(gained ? 'roulette.won' : 'roulette.returned', { amount })}
        </p>
        <p className="text-sm text-ivory-300">
          {t(`roulette.${colourOf(number)}`)}
          {' · '}
          <a
            href={`/profile/game-history?round=${roundId}`}
            target="_top"
            className="underline underline-offset-4 hover:text-ivory-100"
          >
            {t('roulette.proof')}
          </a>
        </p>
      </div>
    </div>
  );
}
