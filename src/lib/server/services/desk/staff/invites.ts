import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  findEnrolled,
  insertInvite,
  insertRight,
  insertStaff,
  listStaff,
  lockRights,
  retireInvites,
  type StaffListRow,
} from '../../../db/queries/staff.ts';
import { hashToken, newToken, newUuid } from '../../identity/tokens.ts';
import { houseActor, nameKeyOf } from '../actor.ts';
import { noteAct } from '../note-act.ts';

/** How long a link is good by which somebody enrols a passkey. */
const inviteLivesMs = 24 * 60 * 60_000;

type InviteContext = Pick<ServerContext, 'db' | 'clock' | 'random'>;

type InviteKind = {
  /** Good on the machine of the house alone. */
  readonly isHereOnly?: boolean;
  /** Of the code that is needed beside the link, in hexadecimal digits. */
  readonly codeHash?: string;
};

/** A link's secret for somebody, who is told it by whoever invites; it takes the place of any before it. */
export async function makeInvite(
  { random }: Pick<ServerContext, 'random'>,
  tx: Queryable,
  staffId: string,
  now: Date,
  { isHereOnly = false, codeHash }: InviteKind,
): Promise<string> {
  const token = newToken(random);
  const until = new Date(now.getTime() + inviteLivesMs);
  const code = codeHash === undefined ? null : Buffer.from(codeHash, 'hex');
  await tx.query(retireInvites, [staffId, now]);
  await tx.query(insertInvite, [hashToken(token), staffId, now, until, isHereOnly, code]);
  return token;
}

/** A new person of the staff without any right; `staff_name_taken` where somebody is, or was, called so. */
export async function addStaff(
  { random }: Pick<ServerContext, 'random'>,
  tx: Queryable,
  name: string,
  now: Date,
): Promise<Result<string, 'staff_name_taken'>> {
  const id = newUuid(random);
  const added = await tx.query(insertStaff, [id, name, nameKeyOf(name), now]);
  return added.length === 0 ? fail('staff_name_taken') : ok(id);
}

/** Whether people have passkeys of the desk. */
export const isStaffed = async (db: Queryable): Promise<boolean> => (await db.query(findEnrolled)).length > 0;

const founderName = 'Founder';

/**
 * The secret of the link by which the first administrator comes in, good on this machine alone; null once somebody has come in. Each start
 * makes a new one, and the one before it is worthless.
 */
export function inviteFounder(ctx: InviteContext): Promise<string | null> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockRights);
    if (await isStaffed(tx)) return null;
    const now = ctx.clock.now();
    const [founder] = await tx.query<StaffListRow>(listStaff, [now]);
    if (founder !== undefined) return makeInvite(ctx, tx, founder.id, now, { isHereOnly: true });
    const added = await addStaff(ctx, tx, founderName, now);
    if (!added.ok) throw new Error('There is nobody, and yet the name is taken');
    const reason = 'the first one here';
    await tx.query(insertRight, [newUuid(ctx.random), added.value, 'administrator', null, reason, now, null]);
    const token = await makeInvite(ctx, tx, added.value, now, { isHereOnly: true });
    await noteAct(tx, now, houseActor, { act: 'staff.founded', subject: { kind: 'staff', id: added.value }, reason });
    return token;
  });
}
