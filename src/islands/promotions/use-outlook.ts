import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { inEuros } from '#domain/promotions/deposit-span.ts';
import type { Forecast } from '#domain/promotions/forecast.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { Told } from '#domain/promotions/told.ts';
import { usualChoice } from '#domain/promotions/usual-choice.ts';
import { $odds, askForecast, type ForecastQuestion } from '#stores/promotions/forecast.ts';
import { latestDesk } from '#stores/shell/latest.ts';

/** What is known of an offer: for which rules and deposit, and what comes of it; null where it cannot be computed here. */
type Known = Pick<ForecastQuestion, 'rules' | 'facts'> & { readonly forecast: Forecast | null; readonly game: string };

/** The forecast of an offer in euros. It follows the deposit while a hand still moves; what was known stays until the next is. */
export const useOutlook = (rules: PromotionRules, depositMinor: bigint, told: Told): Known => {
  const [known, setKnown] = useState<Known>({ rules, facts: inEuros(depositMinor), ...told });
  const { data: odds, error } = useStore($odds);
  const [ask] = useState(() =>
    latestDesk<ForecastQuestion, Forecast | null>(askForecast, ({ rules: of, facts, choice }, forecast) =>
      setKnown({ rules: of, facts, forecast, game: choice.odds.name }),
    ),
  );
  const isLost = odds === undefined && error !== undefined;
  useEffect(() => {
    const facts = inEuros(depositMinor);
    if (isLost) setKnown((last) => ({ ...last, rules, facts, forecast: null }));
    const choice = odds && usualChoice(rules, odds);
    if (choice) ask({ rules, facts, choice });
  }, [rules, depositMinor, odds, isLost, ask]);
  return known;
};
