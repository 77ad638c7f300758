import type { PromotionRules } from '#domain/promotions/rules.ts';
import { readOffers } from '../../src/lib/offers/read-offers.ts';

/** The promotions that Faceup comes with. */
export const offers: readonly PromotionRules[] = readOffers();

/** The promotion of that name; a test that asks for another is wrong. */
export const offerOf = (id: string): PromotionRules => {
  const found = offers.find((one) => one.id === id);
  if (!found) throw new RangeError(`no such promotion: ${id}`);
  return found;
};
