import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { textCollections } from '#content/collections.ts';
import { type TextCollection, texts } from '#content/load-texts.ts';
import { buildMoment } from '#content/moment.ts';
import { parseOperator } from '#content/operator.ts';
import { overlayFolder } from '#content/overlay.ts';
import type { Shown } from '#content/shown.ts';
import { referenceValues } from '#content/values.ts';
import { readReplaced } from './lib/offers/in-force.ts';
import { readAllOffers } from './lib/offers/read-offers.ts';

/** The texts of the site are built at one moment and by one operator's configuration. docs/editing.md is their manual. */
const overlay = overlayFolder(process.env);
const shared = {
  values: referenceValues(parseOperator(process.env), readAllOffers(undefined, readReplaced(overlay)).rules),
  now: buildMoment(process.env),
  overlay,
};

const collection = <S extends z.ZodType<Shown>>(own: Pick<TextCollection<S>, 'folder' | 'schema' | 'idOf'>) =>
  defineCollection({ loader: texts({ ...own, ...shared }), schema: own.schema });

export const collections = {
  policies: collection(textCollections.policies),
  faq: collection(textCollections.faq),
  promotions: collection(textCollections.promotions),
  pages: collection(textCollections.pages),
};
