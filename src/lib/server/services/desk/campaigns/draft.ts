import type { PromotionRules } from '#domain/promotions/rules.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  type CampaignRow,
  findCampaign,
  findNewestVersion,
  insertCampaign,
  insertRevision,
  lockCampaigns,
  moveCampaign,
  type NewestRow,
} from '../../../db/queries/campaigns.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'offers'>;

/** A campaign as it stands; in a transaction others wait that would change one. */
export async function campaignOf(db: Queryable, id: string): Promise<Result<CampaignRow, 'campaign_not_found'>> {
  const [row] = await db.query<CampaignRow>(findCampaign, [id]);
  return row === undefined ? fail('campaign_not_found') : ok(row);
}

/** The same under the lock, as it was shown. */
export async function lockedDraft(
  tx: Queryable,
  id: string,
  revision: number,
): Promise<Result<CampaignRow, 'campaign_not_found' | 'changed_since_shown'>> {
  await tx.query(lockCampaigns);
  const found = await campaignOf(tx, id);
  if (!found.ok || found.value.revision === revision) return found;
  return fail('changed_since_shown', { revision: found.value.revision, by: found.value.saved_by_name });
}

type SaveFault = 'campaign_not_found' | 'campaign_id_taken' | 'changed_since_shown';

/** Keeps a draft as a revision of its own, in the place of the one that was shown; 0: there is none yet. Faults of its rules may stand in it. */
export function saveDraft(
  ctx: Ctx,
  actor: StaffActor,
  { rules, revision: shown }: { readonly rules: PromotionRules; readonly revision: number },
): Promise<Result<{ id: string; revision: number }, SaveFault>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const { id } = rules;
    const revision = shown + 1;
    const [newest] = await tx.query<NewestRow>(findNewestVersion, [id, null]);
    if (shown === 0) {
      await tx.query(lockCampaigns);
      const isTaken = (await campaignOf(tx, id)).ok || (newest?.version ?? null) !== null;
      if (isTaken || ctx.offers.some((one) => one.id === id)) return fail('campaign_id_taken');
      await tx.query(insertCampaign, [id, now]);
    } else {
      const found = await lockedDraft(tx, id, shown);
      if (!found.ok) return found;
      await tx.query(moveCampaign, [id, revision]);
    }
    // The number is the house's to give: as it would be published.
    const kept = { ...rules, version: (newest?.version ?? 0) + 1 };
    await tx.query(insertRevision, [id, revision, kept, actor.staffId, now]);
    await noteAct(tx, now, actor, { act: 'campaigns.draft', subject: { kind: 'campaign', id }, facts: { revision } });
    return ok({ id, revision });
  });
}
