import { displayAmount } from '#domain/money/amount.ts';
import { inEuros } from '#domain/promotions/deposit-span.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { Told } from '#domain/promotions/told.ts';
import { usualStakeEur } from '#domain/promotions/usual-choice.ts';
import { euros } from '#domain/promotions/welcome.ts';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { type Outlook, outlookOf } from './outlook-words.ts';

/** The three figures, in boxes that keep their size whatever stands in them. */
export const Outlooks = ({ outlooks }: { outlooks: readonly Outlook[] }) => (
  <div className="@container">
    <dl className="grid gap-px overflow-hidden rounded-lg border border-ink-600 bg-ink-600 sm:grid-cols-3">
      {outlooks.map(({ name, figure, note }) => (
        <div key={name} className="bg-ink-800 px-4 py-3 max-sm:flex max-sm:flex-wrap max-sm:items-baseline sm:py-4">
          <dt className="mr-auto text-sm text-ivory-300">{name}</dt>
          <dd className="max-sm:contents">
            <span translate="no" className="figures heading block text-2xl">
              {figure}
            </span>
            <span className="figures block text-sm text-ivory-300 max-sm:min-h-[2lh] max-sm:basis-full sm:mt-1 sm:min-h-[4lh] @2xl:min-h-[3lh] @4xl:min-h-[2lh]">
              {note}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** By which game and stake they are computed. */
export const Basis = ({ game }: { game: string }) => (
  <p className="figures text-sm text-ivory-500">
    {t('promotions.slider.basis', { game, stake: displayAmount(euros(usualStakeEur).amountMinor, 'EUR') })}
  </p>
);

/** The figures of an offer that no deposit decides, as the page is built with them. */
export function StillOutlook({ words, rules, told }: { words: Words; rules: PromotionRules; told: Told }) {
  takePageWords(words);
  const { depositMinor, forecast, game } = told;
  return (
    <div className="grid gap-4">
      <p className="font-semibold">{t('promotions.slider.without')}</p>
      <Outlooks outlooks={outlookOf(rules, inEuros(depositMinor), forecast)} />
      <Basis game={game} />
    </div>
  );
}
