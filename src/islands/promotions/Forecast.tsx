import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { amountLengthMax, formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { amountFaultOf, parseTypedAmount } from '#domain/money/typed-amount.ts';
import { minorOfEur } from '#domain/promotions/eur.ts';
import type { Forecast as Forecasted } from '#domain/promotions/forecast.ts';
import type { GameOdds } from '#domain/promotions/odds/game-odds.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { t } from '#i18n/client.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { factsOf } from '#stores/deposit/deposit-bonus.ts';
import { depositableMinor, type Minimums, mostMinor, quickAmount, typedMinor } from '#stores/deposit/deposit-rules.ts';
import { amountWords } from '#stores/format/amount-words.ts';
import { $odds, askForecast } from '#stores/promotions/forecast.ts';
import type { Eligible } from '#stores/promotions/promotions.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { betWords } from './bet-words.ts';
import { Figures } from './Figures.tsx';

/** The usual stake of a round, in euros. */
const usualStakeEur = '1';

type ForecastProps = { rules: PromotionRules; facts: Eligible['facts']; minimums: Minimums };

/** What was typed, and of which game. */
type Wish = { readonly amount: string; readonly game: string; readonly stake: string };

const shortAmount = (minor: bigint, currency: CurrencyCode): string =>
  currencies[currency].type === 'FIAT'
    ? formatAmount(minor, currency).replace(/\.00$/, '')
    : formatAmount(minor, currency);

/** The first game that counts in full, or else at all: the free spins' own where it does. */
const gameFor = ({ wagering, freeSpins }: PromotionRules, odds: readonly GameOdds[]): string => {
  const weightOf = ({ game, category }: GameOdds): number =>
    wagering?.games[game] ?? wagering?.categories[category] ?? 0;
  const own = odds.find((one) => one.game === freeSpins?.gameId && weightOf(one) > 0);
  return (own ?? odds.toSorted((a, b) => weightOf(b) - weightOf(a))[0])?.game ?? '';
};

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

const faultWords = (typed: string, currency: CurrencyCode, mostMinor: bigint | undefined): string | undefined => {
  const read = parseTypedAmount(typed, currency);
  if (!read.ok) return t(...amountWords(amountFaultOf(read)));
  return mostMinor !== undefined && read.value > mostMinor ? t('errors.amount_above_maximum') : undefined;
};

type BoxProps = {
  label: string;
  value: string;
  currency: CurrencyCode;
  most?: bigint | undefined;
  onType: (text: string) => void;
};

const AmountBox = ({ label, value, currency, most, onType }: BoxProps): ReactNode => (
  <Field label={label} error={faultWords(value, currency, most)}>
    {(control) => (
      <span className="relative block">
        <Input
          {...control}
          money
          inputMode="decimal"
          autoComplete="off"
          maxLength={amountLengthMax}
          className="pr-16"
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ivory-300">
          {currency}
        </span>
      </span>
    )}
  </Field>
);

function Asked(props: ForecastProps & { odds: readonly GameOdds[] }) {
  const { rules, minimums, odds } = props;
  const { currency } = minimums;
  const [wish, setWish] = useState<Wish>(() => ({
    amount: quickAmount(30n, minimums),
    game: gameFor(rules, odds),
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
