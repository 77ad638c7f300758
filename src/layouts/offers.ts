import type { CollectionEntry } from 'astro:content';
import { doubledDepositId } from '#domain/promotions/advertised.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { welcomeTiers } from '#domain/promotions/welcome.ts';
import { readAllOffers } from '../lib/offers/read-offers.ts';

/** The promotions that the pages are built from, and their earlier versions. A faulty one stops the build, and names file and field. */
export const { rules: offers, published } = readAllOffers();

/** What a text describes, as its front matter names it. */
type OfferName = CollectionEntry<'promotions'>['data']['offer'];

/** The documents behind a text: five for the welcome offer, one for each of the others. */
export const documentsOf = (offer: OfferName): readonly PromotionRules[] => {
  if (offer === 'welcome') return welcomeTiers(offers).map(({ rules }) => rules);
  const id = offer === 'doubled' ? doubledDepositId : offer;
  return offers.filter((one) => one.id === id);
};
