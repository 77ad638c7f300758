import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { minorOfEur } from '#domain/promotions/eur.ts';
import type { Forecast as Forecasted } from '#domain/promotions/forecast.ts';
import type { GameOdds } from '#domain/promotions/odds/game-odds.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { usualGame, usualStakeEur } from '#domain/promotions/usual-choice.ts';
import { t } from '#i18n/client.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { factsOf } from '#stores/deposit/deposit-bonus.ts';
import { depositableMinor, type Minimums, mostMinor, quickAmount, typedMinor } from '#stores/deposit/deposit-rules.ts';
import { $odds, askForecast } from '#stores/promotions/forecast.ts';
import type { Eligible } from '#stores/promotions/promotions.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AmountBox, shortAmount } from './AmountBox.tsx';
import { betWords } from './bet-words.ts';
import { Figures } from './Figures.tsx';

type ForecastProps = { rules: PromotionRules; facts: Eligible['facts']; minimums: Minimums };

/** What was typed, and of which game. */
type Wish = { readonly amount: string; readonly game: string; readonly stake: string };

/** What is wished, computed beside the page; what was known stays until the next is. */
function useForecast(props: ForecastProps, odds: readonly GameOdds[], wish: Wish) {
  const { rules, facts, minimums } = props;
  const [known, setKnown] = useState<Forecasted | null | undefined>(undefined);
  const { currency } = minimums;
  const depositMinor = rules.reward.kind === 'deposit' ? depositableMinor(wish.amount, minimums) : 0n;
  const stakeMinor = typedMinor(wish.stake, currency);
  const chosen = odds.find(({ game }) => game === wish.game);
  const spins = odds.find(({ game }) => game === rules.freeSpins?.gameId) ?? null;
  const isAsked = stakeMinor > 0n && (depositMinor > 0n || rules.reward.kind !== 'deposit');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is computed depends on these alone
  useEffect(() => {
    if (!isAsked || chosen === undefined) return;
    let isWanted = true;
    const choice = { odds: chosen, stakeMinor, spins };
    const timer = setTimeout(() => {
      void askForecast({ rules, facts: factsOf(rules, depositMinor, minimums, facts), choice }).then(
        (answer) => isWanted && setKnown(answer),
      );
    }, 150);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [rules, depositMinor, stakeMinor, chosen, isAsked]);
  return { known, isAsked, chosen };
}

function Asked(props: ForecastProps & { odds: readonly GameOdds[] }) {
  const { rules, minimums, odds } = props;
  const { currency } = minimums;
  const [wish, setWish] = useState<Wish>(() => ({
    amount: quickAmount(30n, minimums),
    game: usualGame(rules, odds)?.game ?? '',
    stake: shortAmount(
      minorOfEur(usualStakeEur, currency, factsOf(rules, 0n, minimums, props.facts).eurRate),
      currency,
    ),
  }));
  const { known, isAsked, chosen } = useForecast(props, odds, wish);
  const isForDeposit = rules.reward.kind === 'deposit';
  return (
    <div className="grid gap-4">
      <div>
        <h4 className="font-semibold">{t('promotions.page.forecast')}</h4>
        <p className="text-sm text-ivory-300">{t('promotions.page.forecast_lead')}</p>
        <p className="pt-1 text-sm text-ivory-500">{t('promotions.page.forecast_games')}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {isForDeposit && (
          <AmountBox
            label={t('promotions.page.forecast_deposit')}
            value={wish.amount}
            currency={currency}
            most={mostMinor(minimums)}
            onType={(amount) => setWish({ ...wish, amount })}
          />
        )}
        <AmountBox
          label={t('promotions.page.forecast_stake')}
          value={wish.stake}
          currency={currency}
          onType={(stake) => setWish({ ...wish, stake })}
        />
        <div className="sm:col-span-2">
          <Field label={t('promotions.page.forecast_game')}>
            {(control) => (
              <Select
                {...control}
                value={wish.game}
                options={odds.map((one) => ({ value: one.game, label: betWords(one) }))}
                onChange={({ currentTarget: { value: game } }) => setWish({ ...wish, game })}
              />
            )}
          </Field>
        </div>
      </div>
      {isAsked && (
        <Figures forecast={known} currency={currency} game={chosen?.name ?? ''} wagers={rules.wagering !== null} />
      )}
    </div>
  );
}

/** What is to be expected of a promotion before it is taken, at a deposit, a game and a stake of the player's choice. */
export function Forecast(props: ForecastProps) {
  const { data, error } = useStore($odds);
  const failed = data === undefined ? failOf(error) : undefined;
  if (failed) return <Failed failed={failed} retry={() => $odds.revalidate()} />;
  return data === undefined ? <Skeleton className="h-96" /> : <Asked {...props} odds={data} />;
}
