import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import type { Autoplay } from '#stores/play/autoplay.ts';
import { Button } from '#ui/Button.tsx';
import { stopAutoplay } from './use-autoplay.ts';

type AutoplayRunsProps = { series: Autoplay; currency: CurrencyCode; slim: boolean };

/** While a series runs: how many rounds are left, what it may still lose, and the one thing to do. */
export function AutoplayRuns({ series, currency, slim }: AutoplayRunsProps) {
  const left = series.rounds - series.placed;
  const amount = displayAmount(minorOf(series.lossLeft, currency), currency);
  return (
    <div className="flex grow items-center justify-end gap-3 sm:grow-0">
      <p className="figures mr-auto text-sm leading-tight sm:text-right">
        <span className="block font-semibold whitespace-nowrap">
          {t(left === 1 ? 'table.autoplay_left_one' : 'table.autoplay_left_other', { count: left })}
        </span>
        <span className="block text-xs whitespace-nowrap text-ivory-300">
          {t('table.autoplay_may_lose', { amount })}
        </span>
      </p>
      <Button
        variant="secondary"
        size={slim ? 'md' : 'lg'}
        title={t('table.autoplay_stop_key')}
        onClick={stopAutoplay}
        className="min-h-11 min-w-24 max-sm:min-h-12 max-sm:px-3 sm:min-w-40"
      >
        {t('table.autoplay_stop')}
      </Button>
    </div>
  );
}

/** Why the last series is over, over the tray: nothing moves when it comes. Read out, too; who stopped it has seen so. */
export const AutoplayOver = ({ series }: { series: Autoplay | undefined }) => {
  const ending = series?.ending ?? null;
  return (
    <p
      role="status"
      className={
        ending === null || ending === 'stopped'
          ? 'sr-only'
          : 'pointer-events-none absolute bottom-full left-1/2 z-20 mb-8 w-max max-w-[min(22rem,calc(100vw-1.5rem))] -translate-x-1/2 rounded-md border border-ink-600 bg-ink-900 px-3 py-1.5 text-center text-sm text-ivory-100 shadow-raised'
      }
    >
      {ending !== null && t(`table.autoplay_over.${ending}`)}
    </p>
  );
};
