import { createHash } from 'node:crypto';
import { replacedFile, replacedSource } from '#domain/promotions/replaced.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type InForceRow, listInForce } from '../../db/queries/content.ts';
import { replacedOffers } from '../promotions/replaced-offers.ts';
import { publishedCatalogue } from '../shelf/published-catalogue.ts';

type Sources = ReadonlyMap<string, string>;
type Texts = Pick<ServerContext, 'texts'>;

/** What pages are wanted at a moment: what stands over the repository's files, and a name for all that decides what they say. */
export type WantedPages = { readonly fingerprint: string; readonly published: Sources; readonly moment: Date };

const fingerprintOf = (ctx: Texts, published: Sources, moment: Date): string => {
  const days = ctx.texts.daysOf(new Map([...ctx.texts.files, ...published]), moment);
  return createHash('sha256')
    .update(JSON.stringify([...[...published].sort(([a], [b]) => (a < b ? -1 : 1)), days]))
    .digest('hex')
    .slice(0, 24);
};

/** A published text that says what the file says stands over nothing. */
const overFiles = (ctx: Texts, published: Sources): Sources =>
  new Map([...published].filter(([path, source]) => ctx.texts.files.get(path) !== source));

/** What was published and is in force at a moment, by path. */
export async function publishedAt(ctx: { readonly db: Queryable }, moment: Date): Promise<Sources> {
  const rows = await ctx.db.query<InForceRow>(listInForce, [moment]);
  return new Map(rows.map(({ path, source }) => [path, source]));
}

/** Every text in force at a moment: the repository's, and over them what was published. */
export const textsAt = async (ctx: Texts & { readonly db: Queryable }, moment: Date): Promise<Sources> =>
  new Map([...ctx.texts.files, ...(await publishedAt(ctx, moment))]);

/** What holds in the place of documents that the start refused, as a build finds it. */
const publishedOffers = async (ctx: Pick<ServerContext, 'db' | 'offers' | 'refusedOffers'>): Promise<Sources> => {
  const replaced = await replacedOffers(ctx, ctx.db);
  return new Map(replaced.length === 0 ? [] : [[replacedFile, replacedSource(replaced)]]);
};

/** The pages of what is in force now, by the house's own clock: texts, the lists of the shelf, and promotions in the place of refused documents. */
export async function wantedPages(
  ctx: Pick<ServerContext, 'db' | 'clock' | 'texts' | 'catalogue' | 'offers' | 'refusedOffers'>,
): Promise<WantedPages> {
  const moment = ctx.clock.now();
  const published = new Map([
    ...overFiles(ctx, await publishedAt(ctx, moment)),
    ...(await publishedCatalogue(ctx)),
    ...(await publishedOffers(ctx)),
  ]);
  return { fingerprint: fingerprintOf(ctx, published, moment), published, moment };
}

/** The name of pages that were built at `moment` of `published`. */
export const pagesOf = (ctx: Texts, published: Sources, moment: Date): string =>
  fingerprintOf(ctx, overFiles(ctx, published), moment);
