import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { listCampaignsInForce } from '../../db/queries/campaigns.ts';
import type { RulesRow } from '../../db/queries/promotions.ts';
import { nameKeysOf } from './name-keys.ts';

/**
 * What is offered now: the documents of the repository, and the campaigns that were published at the desk. Read where it is asked for, in the
 * transaction that goes by it: what was published or ended a moment ago counts in every process, and there is nothing to be out of date. A
 * document of the repository goes before a campaign with its id or code.
 */
export async function offersInForce(
  { offers }: Pick<ServerContext, 'offers'>,
  db: Queryable,
): Promise<readonly PromotionRules[]> {
  const campaigns = await db.query<RulesRow>(listCampaignsInForce);
  if (campaigns.length === 0) return offers;
  const taken = new Set(offers.flatMap(nameKeysOf));
  const free = campaigns.filter(({ rules }) => nameKeysOf(rules).every((key) => !taken.has(key)));
  return [...offers, ...free.map(({ rules }) => rules)];
}
