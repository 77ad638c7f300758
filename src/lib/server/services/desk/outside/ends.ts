import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { removeEndpoint } from '../../../db/queries/webhooks.ts';
import { endWithAffiliate } from '../../affiliates/register-affiliate.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random' | 'config'>;

/** Counts nothing more to an affiliate and tells it nothing more; what was counted stays owed. */
export const endAffiliate = (
  { db, clock, random, config }: Ctx,
  actor: StaffActor,
  id: string,
  reason: string,
): Promise<Result<void, 'not_found'>> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await endWithAffiliate({ db: tx, config, random, now }, id))) return fail('not_found');
    await noteAct(tx, now, actor, { act: 'affiliates.end', subject: { kind: 'affiliate', id }, reason });
    return ok(undefined);
  });

/** Tells an address nothing more. */
export const endWebhook = (
  { db, clock }: Ctx,
  actor: StaffActor,
  id: string,
  reason: string,
): Promise<Result<void, 'not_found'>> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    if ((await tx.query(removeEndpoint, [id, now])).length === 0) return fail('not_found');
    await noteAct(tx, now, actor, { act: 'webhooks.end', subject: { kind: 'webhook', id }, reason });
    return ok(undefined);
  });
