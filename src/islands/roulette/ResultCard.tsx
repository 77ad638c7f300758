import { colourOf } from '#domain/games/roulette-european/wheel.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { NumberBadge } from './Results.tsx';
import { proofPath, returnWords } from './result-words.ts';
import type { Landed } from './use-round.ts';

/** What the round brought. Felt green only for a real gain. */
export function ResultCard({ landed, currency }: { landed: Landed; currency: CurrencyCode }) {
  const gained = landed.payoutMinor > landed.stakeMinor;
  return (
    <div
      className={cx(
        'flex items-center gap-3 rounded-lg border bg-ink-800 p-2 pr-5 shadow-raised animate-rise',
        gained ? 'border-felt' : 'border-ink-600',
      )}
    >
      <NumberBadge number={landed.number} className="size-14 text-2xl" />
      <div>
        <p className={cx('figures text-lg leading-tight font-semibold', gained && 'text-felt')}>
          {returnWords(landed, currency)}
        </p>
        <p className="text-sm text-ivory-300">
          {t(`roulette.${colourOf(landed.number)}`)}
          {' · '}
          <a
            href={proofPath(landed.roundId)}
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
