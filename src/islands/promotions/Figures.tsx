import type { ReactNode } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Forecast } from '#domain/promotions/forecast.ts';
import { t } from '#i18n/client.ts';
import { showDuration } from '#stores/format/time.ts';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { chanceWords, meanMinor } from './chance-words.ts';

const Line = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-t border-ink-600 py-2">
    <dt className="text-sm text-ivory-300">
      {name}
      {note && <span className="figures block text-ivory-500">{note}</span>}
    </dt>
    <dd className="figures shrink-0 text-right font-semibold">{children}</dd>
  </div>
);

/** "about 50 minutes", to a sensible step: nobody plays to the second. */
const timeWords = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const step = minutes >= 120 ? 30 : minutes >= 20 ? 5 : 1;
  return t('promotions.page.forecast_about', { time: showDuration(Math.round(minutes / step) * step * 60) });
};

function Given({ forecast, currency }: { forecast: Forecast; currency: CurrencyCode }) {
  const { bonusMinor, freeSpins: spins } = forecast.reward;
  const amount = displayAmount(bonusMinor, currency);
  const note =
    spins > 0
      ? { note: t('promotions.page.forecast_spins_mean', { amount: displayAmount(forecast.spinsMeanMinor, currency) }) }
      : {};
  return (
    <Line name={t('promotions.page.forecast_gives')} {...note}>
      {bonusMinor > 0n && <span className="block">{t('promotions.page.gives_bonus', { amount })}</span>}
      {spins > 0 && <span className="block">{t('promotions.page.gives_spins', { spins })}</span>}
    </Line>
  );
}

type FiguresProps = {
  /** Undefined until it is computed; null where it cannot be here. */
  forecast: Forecast | null | undefined;
  currency: CurrencyCode;
  game: string;
  /** Something has to be staked for it. */
  wagers: boolean;
};

/** The figures of a forecast. They are read out when they change. */
export function Figures({ forecast, currency, game, wagers }: FiguresProps) {
  if (forecast === undefined) return <Skeleton className="h-80" />;
  if (forecast === null) return <p className="text-ivory-300">{t('promotions.page.forecast_failed')}</p>;
  const { reward, turnoverMinor, costMinor, rounds, chance, ms, meanLeftMinor } = forecast;
  if (reward.nothing !== null)
    return (
      <p role="status" className="text-ivory-300">
        {t(`promotions.why.${reward.nothing}`)}
      </p>
    );
  return (
    <div role="status" className="grid gap-2">
      <dl>
        <Given forecast={forecast} currency={currency} />
        {wagers && turnoverMinor !== null && costMinor !== null && rounds !== null && ms !== null && (
          <>
            <Line
              name={t('promotions.page.forecast_turnover')}
              note={t('promotions.page.forecast_rounds', { count: rounds })}
            >
              <Money amountMinor={turnoverMinor} currency={currency} />
            </Line>
            <Line name={t('promotions.page.forecast_cost')}>
              <Money amountMinor={costMinor} currency={currency} />
            </Line>
            <Line name={t('promotions.page.forecast_odds')}>{chanceWords(chance)}</Line>
            <Line name={t('promotions.page.forecast_time')}>{timeWords(ms)}</Line>
            <Line name={t('promotions.page.forecast_left')} note={t('promotions.page.forecast_left_note')}>
              <Money amountMinor={meanMinor(meanLeftMinor)} currency={currency} />
            </Line>
          </>
        )}
      </dl>
      {wagers && turnoverMinor === null && (
        <p className="text-sm text-ivory-300">{t('promotions.page.forecast_none', { game })}</p>
      )}
    </div>
  );
}
