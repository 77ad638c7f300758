import type { BodyOf, ResponseOf } from '#contract/call.ts';
import type { readPush, savePush } from '#contract/profile/push.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { isAtPushService } from '../../common/push-hosts.ts';
import type { ServerContext } from '../../context.ts';
import { dropOldPush, listPush, type PushRow, removePush, savePush as savePushRow } from '../../db/queries/push.ts';
import type { PlayerSession } from '../caller.ts';

/** As many browsers as a person has, and some that are forgotten. */
const browsersMax = 10;

/** The house's key, and the player's own browsers that are told something. */
export async function pushOf(
  { db, push }: ServerContext,
  { playerId }: PlayerSession,
): Promise<ResponseOf<typeof readPush>> {
  const rows = await db.query<PushRow>(listPush, [playerId]);
  // Written by `savePushOf` alone, whose types are those of the contract.
  return { key: push.key, browsers: rows as unknown as ResponseOf<typeof readPush>['browsers'] };
}

/** Has a browser told of these topics from now on. The house takes messages to the push services of its settings and nowhere else. */
export async function savePushOf(
  { db, config, clock }: ServerContext,
  { playerId, sessionId }: PlayerSession,
  { endpoint, keys, topics }: BodyOf<typeof savePush>,
): Promise<Result<ResponseOf<typeof savePush>, 'push_service_unknown'>> {
  const wanted = [...new Set(topics)];
  if (wanted.length === 0) {
    await db.query(removePush, [playerId, endpoint]);
    return ok({ topics: [] });
  }
  if (!isAtPushService(endpoint, config.pushServices)) return fail('push_service_unknown');
  await db.transaction(async (tx) => {
    await tx.query(savePushRow, [playerId, endpoint, keys.p256dh, keys.auth, wanted, clock.now(), sessionId]);
    await tx.query(dropOldPush, [playerId, browsersMax]);
  });
  return ok({ topics: wanted });
}
