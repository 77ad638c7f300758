import type { TextKind } from '#domain/content/text.ts';
import { faqSchema, pageSchema, policySchema, promotionSchema } from './schemas.ts';

/** Each kind of texts: its folder, what its front matter holds, and what a text of it is called on the site. */
export const textCollections = {
  /** A policy's path on the site is its path in the folder. */
  policies: { folder: 'src/content/policies', schema: policySchema, idOf: (path: string) => path },
  /** A folder a group is for the eye; a question's anchor is the file's name alone. */
  faq: { folder: 'src/content/faq', schema: faqSchema, idOf: (path: string) => path.split('/').at(-1) ?? path },
  promotions: { folder: 'src/content/promotions', schema: promotionSchema, idOf: (path: string) => path },
  pages: { folder: 'src/content/pages', schema: pageSchema, idOf: (path: string) => path },
} as const satisfies Readonly<Record<TextKind, unknown>>;
