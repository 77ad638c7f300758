import type { OfferReplaced } from '#domain/promotions/replaced.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findRules, type RulesRow } from '../../db/queries/promotions.ts';
import { offersInForce } from './in-force.ts';
import { inOrder } from './offer-file.ts';

/**
 * What pages tell of in the place of the documents that the start refused: what is offered under their ids now, or else the rules of the version that
 * the desk published, which are offered to nobody. Sorted by id.
 */
export async function replacedOffers(
  ctx: Pick<ServerContext, 'offers' | 'refusedOffers'>,
  db: Queryable,
): Promise<readonly OfferReplaced[]> {
  if (ctx.refusedOffers.length === 0) return [];
  const offered = await offersInForce(ctx, db);
  const replaced: OfferReplaced[] = [];
  for (const { id, version } of ctx.refusedOffers) {
    const now = offered.find((one) => one.id === id);
    const [kept] = await db.query<RulesRow>(findRules, [id, version]);
    const rules = now ?? kept?.rules;
    if (rules) replaced.push({ id, version, rules: inOrder(rules), isOffered: now !== undefined });
  }
  return replaced.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
