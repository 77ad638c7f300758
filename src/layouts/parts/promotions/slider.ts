import type { PromotionRules } from '#domain/promotions/rules.ts';
import { t, wordsOf } from '#i18n/server.ts';
import type { Tier } from '#islands/promotions/OfferSlider.tsx';
import { ordinals } from './welcome-rows.ts';

/** What the slider of an offer may say. */
export const sliderWords = wordsOf(
  'promotions.slider',
  'promotions.why.deposit_too_small',
  'promotions.page.forecast_failed',
  'promotions.page.forecast_percent',
  'promotions.page.forecast_below_one',
  'errors.amount_invalid',
  'errors.amount_unclear',
  'errors.amount_other_currency',
  'errors.amount_overprecise',
  'errors.amount_above_maximum',
);

/** The documents behind an offer, each by the deposit that it is for. Throws where there is none: a text without its offer says nothing true. */
export const tiersOf = (documents: readonly PromotionRules[]): readonly [Tier, ...Tier[]] => {
  const [first, ...others] = documents.map((rules, at) => ({
    name: t(`texts.promotions.${ordinals[at] ?? 'first'}`),
    rules,
  }));
  if (!first) throw new RangeError('an offer of the texts has no document');
  return [first, ...others];
};
