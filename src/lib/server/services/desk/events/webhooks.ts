import { fail, ok, type Result } from '#domain/result.ts';
import type { Db } from '../../../db/db.ts';
import { type DeadRow, type EndpointRow, listDead, listEndpoints, resendDead } from '../../../db/queries/webhooks.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

const deadMax = 200;

const endpointOf = (row: EndpointRow) => ({
  id: row.id,
  host: new URL(row.url).host,
  types: row.types === null ? null : [...row.types],
  affiliate: row.affiliate_id,
  upTo: `${row.cursor}`,
  waiting: Number(row.pending),
  dead: Number(row.dead),
  since: row.created_at.toISOString(),
});

const deadOf = (row: DeadRow) => ({
  endpoint: row.endpoint_id,
  number: `${row.number}`,
  type: row.type,
  attempts: row.attempts,
  endedAt: row.ended_at.toISOString(),
  answer: row.last_status === null ? row.last_reason : `${row.last_status}`,
});

/** Who is told what happens, and what was given up. */
export async function listDeskWebhooks(db: Db) {
  const endpoints = await db.query<EndpointRow>(listEndpoints);
  const dead = await db.query<DeadRow>(listDead, [deadMax]);
  return { endpoints: endpoints.map(endpointOf), dead: dead.map(deadOf) };
}

/** Has what is dead sent again, within seconds: all of an address, or the event of a number. */
export const resendWebhooks = (
  db: Db,
  actor: StaffActor,
  { id, number }: { readonly id: string; readonly number: bigint | null },
  now: Date,
): Promise<Result<{ sent: number }, 'changed_since_shown'>> =>
  db.transaction(async (tx) => {
    const [row] = await tx.query<{ revived: bigint }>(resendDead, [id, number, now]);
    const sent = Number(row?.revived ?? 0n);
    if (sent === 0) return fail('changed_since_shown');
    const facts = { sent, ...(number !== null && { number: `${number}` }) };
    await noteAct(tx, now, actor, { act: 'webhooks.resend', subject: { kind: 'webhook', id }, facts });
    return ok({ sent });
  });
