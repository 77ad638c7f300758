import type { CollectionEntry } from 'astro:content';
import { overlayFolder } from '#content/overlay.ts';
import { doubledDepositId } from '#domain/promotions/advertised.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { welcomeTiers } from '#domain/promotions/welcome.ts';
import { readReplaced } from '../lib/offers/in-force.ts';
import { readAllOffers } from '../lib/offers/read-offers.ts';

const { rules, published, withdrawn } = readAllOffers(undefined, readReplaced(overlayFolder(process.env)));

export { published };

/** The promotions that the pages are built from, as they are in force. A faulty one stops the build, and names file and field. */
export const offers: readonly PromotionRules[] = rules.filter(({ id }) => !withdrawn.has(id));

/** What a text describes, as its front matter names it. */
type OfferName = CollectionEntry<'promotions'>['data']['offer'];

/** The documents behind a text: five for the welcome offer, one for each of the others; none where nobody is offered it. */
export const documentsOf = (offer: OfferName): readonly PromotionRules[] => {
  if (offer === 'welcome') return welcomeTiers(offers).map(({ rules }) => rules);
  const id = offer === 'doubled' ? doubledDepositId : offer;
  return offers.filter((one) => one.id === id);
};
