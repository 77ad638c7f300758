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
export const offersInForce = async (
  { offers }: Pick<ServerContext, 'offers'>,
  db: Queryable,
): Promise<readonly PromotionRules[]> => {
  const { free } = await campaignsBeside(offers, db);
  return free.length === 0 ? offers : [...offers, ...free];
};

/** Campaigns that are offered to nobody, since a document of the repository has come with their id or code. */
export const campaignsBehind = async (
  offers: readonly PromotionRules[],
  db: Queryable,
): Promise<readonly Pick<PromotionRules, 'id' | 'version'>[]> =>
  (await campaignsBeside(offers, db)).behind.map(({ id, version }) => ({ id, version }));

async function campaignsBeside(offers: readonly PromotionRules[], db: Queryable) {
  const campaigns = (await db.query<RulesRow>(listCampaignsInForce)).map(({ rules }) => rules);
  const taken = new Set(offers.flatMap(nameKeysOf));
  const isFree = (rules: PromotionRules): boolean => nameKeysOf(rules).every((key) => !taken.has(key));
  return { free: campaigns.filter(isFree), behind: campaigns.filter((rules) => !isFree(rules)) };
}
