import { stringify } from 'yaml';
import { shapePromotion } from '#contract/profile/promotion-faults.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';

/** Rules with their fields in the order of a document. The database keeps them in an order of its own. */
export const inOrder = (rules: PromotionRules): PromotionRules => {
  const shaped = shapePromotion(rules);
  if (!shaped.ok) throw new Error(`The rules of ${rules.id} are none`);
  return shaped.value;
};

/** The document as a file of `src/content/offers` has it: reading that file gives these rules again. */
export const offerFile = (rules: PromotionRules): string =>
  stringify(inOrder(rules), { lineWidth: 120, defaultStringType: 'PLAIN', defaultKeyType: 'PLAIN' });
