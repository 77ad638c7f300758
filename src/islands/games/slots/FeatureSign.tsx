import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { CountUp } from '../kit/result/CountUp.tsx';
import { useSkipKey } from '../kit/result/use-skip-key.ts';
import type { FeatureCard } from './use-feature-card.ts';

type FeatureSignProps = {
  card: FeatureCard;
  /** Classes of the machine's own sign. */
  plate: string;
  words: string;
  totalMinor: bigint;
  currency: CurrencyCode;
  onSkip: () => void;
};

/** What begins, or what it brought in all, over the machine: the next press or key goes on and does nothing else. */
export function FeatureSign({ card, plate, words, totalMinor, currency, onSkip }: FeatureSignProps) {
  useSkipKey(onSkip);
  return (
    <div
      aria-hidden="true"
      data-feature={card}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onSkip}
      className="absolute inset-0 z-30 grid place-items-center bg-ink-900/60 p-4 animate-fade"
    >
      <div
        className={cx(
          'relative max-w-full overflow-hidden rounded-lg border-2 px-8 py-5 text-center shadow-float animate-rise sm:px-12 sm:py-8',
          plate,
        )}
      >
        {card === 'open' ? (
          <p className="heading max-w-[22ch] text-3xl text-balance sm:text-4xl">{words}</p>
        ) : (
          <>
            <p className="font-semibold sm:text-lg">{t('slots.feature_total')}</p>
            <p className="heading figures mt-1 text-4xl sm:text-5xl">
              <CountUp amountMinor={totalMinor} currency={currency} ms={1_400} />
            </p>
          </>
        )}
        <span className="absolute inset-y-0 left-0 w-1/3 animate-sweep bg-linear-to-r from-transparent via-ivory-100/40 to-transparent" />
      </div>
    </div>
  );
}
