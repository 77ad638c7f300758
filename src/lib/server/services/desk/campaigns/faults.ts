import type { CampaignFault } from '#contract/desk/campaigns.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { type SnapshotFault, snapshotFault } from '#domain/catalogue/snapshot-fault.ts';
import { checkRules } from '#domain/promotions/check-rules.ts';
import { couponKey } from '#domain/promotions/fits.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { findNewestVersion, type NewestRow } from '../../../db/queries/campaigns.ts';
import { offersInForce } from '../../promotions/in-force.ts';

type Ctx = Pick<ServerContext, 'clock' | 'offers'>;

export type Standing = {
  readonly faults: CampaignFault[];
  /** The number that it would be published under. */
  readonly nextVersion: number;
};

/** What is wrong with a campaign among all that is offered, by the checks of the repository's documents and what the desk's own needs. */
export async function standingOfRules(ctx: Ctx, db: Queryable, rules: PromotionRules): Promise<Standing> {
  const others = (await offersInForce(ctx, db)).filter(({ id }) => id !== rules.id);
  const code = rules.coupon === null ? null : couponKey(rules.coupon.code);
  const [newest] = await db.query<NewestRow>(findNewestVersion, [rules.id, code]);
  const found = [...checkRules([...others, rules], houseGames), ...ownFaults(ctx, rules, newest?.is_others ?? false)];
  const faults = found
    .filter(({ of }) => of === rules.id)
    .map(({ field, problem, remedy }) => ({ field, problem, remedy }));
  return { faults, nextVersion: (newest?.version ?? 0) + 1 };
}

function ownFaults(
  { clock, offers }: Ctx,
  { id, validTo, event }: PromotionRules,
  isCodeTaken: boolean,
): SnapshotFault[] {
  const today = clock.now().toISOString().slice(0, 10);
  return [
    ...(offers.some((one) => one.id === id)
      ? [snapshotFault(id, 'id', 'is the id of a document of the repository', 'choose another')]
      : []),
    ...(isCodeTaken ? [snapshotFault(id, 'coupon.code', 'was the code of another promotion', 'choose another')] : []),
    ...(validTo !== null && validTo < today
      ? [snapshotFault(id, 'validTo', 'lies behind', 'write today or later, or null')]
      : []),
    ...(event.name === 'welcome'
      ? [snapshotFault(id, 'event.name', 'is the welcome offer’s, which is advertised', 'choose another')]
      : []),
  ];
}
