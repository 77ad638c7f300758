import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { type TextCollection, texts } from '#content/load-texts.ts';
import { parseOperator } from '#content/operator.ts';
import { faqSchema, pageSchema, policySchema, promotionSchema } from '#content/schemas.ts';
import type { Shown } from '#content/shown.ts';
import { referenceValues } from '#content/values.ts';
import { readOffers } from './lib/offers/read-offers.ts';

/** The texts of the site are built at one moment and by one operator's configuration. docs/editing.md is their manual. */
const shared = { values: referenceValues(parseOperator(process.env), readOffers()), now: new Date() };

const collection = <S extends z.ZodType<Shown>>(own: Pick<TextCollection<S>, 'folder' | 'schema' | 'idOf'>) =>
  defineCollection({ loader: texts({ ...own, ...shared }), schema: own.schema });

export const collections = {
  /** A policy's path on the site is its path in the folder. */
  policies: collection({ folder: 'src/content/policies', schema: policySchema }),
  /** A folder a group is for the eye; a question's anchor is the file's name alone. */
  faq: collection({ folder: 'src/content/faq', schema: faqSchema, idOf: (path) => path.split('/').at(-1) ?? path }),
  promotions: collection({ folder: 'src/content/promotions', schema: promotionSchema }),
  pages: collection({ folder: 'src/content/pages', schema: pageSchema }),
};
