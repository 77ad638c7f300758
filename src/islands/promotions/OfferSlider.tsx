import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { parseTypedAmount } from '#domain/money/typed-amount.ts';
import { depositStops, stopOf, toldDeposit } from '#domain/promotions/deposit-span.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { Told } from '#domain/promotions/told.ts';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { depositMaxEur } from '#stores/deposit/deposit-rules.ts';
import { guarded } from '#ui/guarded.tsx';
import { AmountBox, shortAmount } from './AmountBox.tsx';
import { Basis, Outlooks } from './Outlooks.tsx';
import { outlookOf } from './outlook-words.ts';
import { useOutlook } from './use-outlook.ts';

const depositMost = depositMaxEur * 100n;
const shown = (minor: bigint): string => displayAmount(minor, 'EUR');
const typedOf = (minor: bigint): string => shortAmount(minor, 'EUR');

/** One deposit of an offer that has several, by its name. */
export type Tier = { readonly name: string; readonly rules: PromotionRules };

type WhichProps = { tiers: readonly Tier[]; chosen: number; onChoose: (at: number) => void };

/** For which deposit. */
function Which({ tiers, chosen, onChoose }: WhichProps) {
  const group = useId();
  return (
    <fieldset className="no-script:hidden">
      <legend className="mb-1.5 text-sm font-semibold text-ivory-300">{t('promotions.slider.which')}</legend>
      <div className="grid grid-cols-5 overflow-hidden rounded-md border border-ink-600">
        {tiers.map(({ name }, at) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center justify-center border-ink-600 text-sm font-semibold text-ivory-300 transition-colors duration-fast not-first:border-l hover:text-ivory-100 has-checked:bg-ink-600 has-checked:text-ivory-100 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brass-bright sm:text-base"
          >
            <input
              type="radio"
              name={group}
              value={at}
              checked={at === chosen}
              onChange={() => onChoose(at)}
              className="sr-only"
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type RuleProps = { stops: readonly bigint[]; depositMinor: bigint; onSlide: (minor: bigint) => void };

/** The deposits at which an offer stops, on a rule to slide along. Money is what it says, to ears as well. */
function Rule({ stops, depositMinor, onSlide }: RuleProps): ReactNode {
  const [least = 0n, most = 0n] = [stops[0], stops.at(-1)];
  return (
    <div>
      <input
        type="range"
        aria-label={t('promotions.slider.slide')}
        aria-valuetext={shown(depositMinor)}
        min={0}
        max={stops.length - 1}
        step={1}
        value={stopOf(stops, depositMinor)}
        onChange={(event) => onSlide(stops[event.currentTarget.valueAsNumber] ?? least)}
        className="coin-rule"
      />
      <p translate="no" className="figures flex justify-between text-xs text-ivory-500">
        <span>{shown(least)}</span>
        <span>{shown(most)}</span>
      </p>
    </div>
  );
}

/** What was slid or typed before the island was awake. React would set it back: it is taken over first. */
const useEarly = (root: RefObject<HTMLElement | null>, onSlide: (at: number) => void, onType: (text: string) => void) =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it wakes
  useLayoutEffect(() => {
    for (const field of root.current?.querySelectorAll('input') ?? []) {
      if (field.type === 'radio' || field.value === field.defaultValue) continue;
      if (field.type === 'range') onSlide(field.valueAsNumber);
      else onType(field.value);
    }
  }, []);

type OfferSliderProps = { words: Words; tiers: readonly [Tier, ...Tier[]]; told: Told };

/** What a deposit brings by an offer, what that asks, and what it leaves on average: for whoever looks, without an account. */
export const OfferSlider = guarded(function OfferSlider({ words, tiers, told }: OfferSliderProps) {
  takePageWords(words);
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState(() => typedOf(told.depositMinor));
  const [depositMinor, setDeposit] = useState(told.depositMinor);
  const { rules } = tiers[at] ?? tiers[0];
  const known = useOutlook(rules, depositMinor, told);
  const type = (text: string): void => {
    setTyped(text);
    const read = parseTypedAmount(text, 'EUR');
    if (read.ok && read.value <= depositMost) setDeposit(read.value);
  };
  const choose = (next: number): void => {
    const { rules: chosen } = tiers[next] ?? tiers[0];
    setAt(next);
    type(typedOf(toldDeposit(chosen)));
  };
  const stops = depositStops(rules).filter((one) => one <= depositMost);
  const root = useRef<HTMLDivElement>(null);
  useEarly(root, (stop) => type(typedOf(stops[stop] ?? depositMinor)), type);
  const { forecast, facts } = known;
  return (
    <div ref={root} className="grid gap-5">
      {tiers.length > 1 && <Which tiers={tiers} chosen={at} onChoose={choose} />}
      <div className="grid gap-2 no-script:hidden sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-6">
        <AmountBox
          label={t('promotions.slider.amount')}
          value={typed}
          currency="EUR"
          most={depositMost}
          onType={type}
        />
        <div className="sm:pt-6">
          <Rule stops={stops} depositMinor={depositMinor} onSlide={(minor) => type(typedOf(minor))} />
        </div>
      </div>
      <div role="status" className="grid gap-3">
        <p className="figures font-semibold">{t('promotions.slider.with', { amount: shown(facts.depositMinor) })}</p>
        {forecast === null ? (
          <p className="text-ivory-300">{t('promotions.page.forecast_failed')}</p>
        ) : forecast.reward.nothing === null ? (
          <Outlooks outlooks={outlookOf(known.rules, facts, forecast)} />
        ) : (
          <p className="text-ivory-300">{t(`promotions.why.${forecast.reward.nothing}`)}</p>
        )}
      </div>
      <Basis game={known.game} />
    </div>
  );
});
