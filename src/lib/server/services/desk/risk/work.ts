import { fail, ok, type Result } from '#domain/result.ts';
import { afterDeed, type CaseDecision, type CaseDeed, faultOfDeed } from '#domain/risk/case.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  type CaseEventRow,
  type CaseRow,
  findOpenCase,
  insertCase,
  isRestricted,
  listCaseEvents,
  lockFinding,
  moveCase,
  wasReported,
} from '../../../db/queries/risk/cases.ts';
import { newUuid } from '../../identity/tokens.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { peopleOf } from '../players/people.ts';
import { caseOf } from './cases.ts';

export type CaseWork = {
  readonly deed: CaseDeed;
  /** Of the case as it was shown. */
  readonly version: number;
  readonly note: string | null;
  readonly decision: CaseDecision | null;
};

type WorkFault =
  | 'case_not_found'
  | 'changed_since_shown'
  | 'case_decided'
  | 'case_open'
  | 'case_not_taken'
  | 'case_taken'
  | 'not_restricted'
  | 'not_reported';

/** A case that is still as somebody saw it; else what has happened to it since, and by whom. */
export async function asShown(
  tx: Queryable,
  id: string,
  version: number,
): Promise<Result<CaseRow, 'case_not_found' | 'changed_since_shown'>> {
  const found = await caseOf(tx, id);
  if (!found.ok || found.value.version === version) return found;
  const last = (await tx.query<CaseEventRow>(listCaseEvents, [id])).at(-1);
  const { state, decision } = found.value;
  return fail('changed_since_shown', {
    version: found.value.version,
    state,
    decision,
    kind: last?.kind ?? null,
    by: last?.name ?? null,
  });
}

/** Does something to a case, once of any number at once. */
export function workOnCase(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  actor: StaffActor,
  id: string,
  { deed, version, note, decision }: CaseWork,
): Promise<Result<{ version: number }, WorkFault>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const found = await asShown(tx, id, version);
    if (!found.ok) return found;
    const standing = { state: found.value.state, takenBy: found.value.taken_by };
    const fault = faultOfDeed(deed, standing, actor.staffId) ?? (await faultOfDecision(tx, id, decision, now));
    if (fault !== null) return fail(fault);
    const { state, takenBy } = afterDeed(deed, standing, actor.staffId);
    const values = [
      id,
      version,
      deed,
      state,
      takenBy,
      decision,
      actor.staffId,
      note,
      decision === null ? {} : { decision },
      now,
    ];
    const [moved] = await tx.query<{ version: number }>(moveCase, values);
    if (moved === undefined) {
      const late = await asShown(tx, id, version);
      return late.ok ? fail('changed_since_shown') : late;
    }
    await noteAct(tx, now, actor, {
      act: 'risk.work',
      subject: { kind: 'risk_case', id },
      players: found.value.players,
      ...(note !== null && { reason: note.slice(0, 500) }),
      facts: { deed, ...(decision !== null && { decision }) },
    });
    return ok(moved);
  });
}

/** What a decision says has to be so: a decision moves nothing by itself. */
async function faultOfDecision(
  tx: Queryable,
  id: string,
  decision: CaseDecision | null,
  now: Date,
): Promise<'not_restricted' | 'not_reported' | null> {
  const isSo = async (rows: Promise<{ yes: boolean }[]>) => (await rows)[0]?.yes === true;
  if (decision === 'restricted' && !(await isSo(tx.query(isRestricted, [id, now])))) return 'not_restricted';
  if (decision === 'reported' && !(await isSo(tx.query(wasReported, [id])))) return 'not_reported';
  return null;
}

/** Opens a case about a player, or adds to the one that is open: who reports it hears neither. */
export async function openCase(
  ctx: ServerContext,
  actor: StaffActor,
  playerId: string,
  reason: string,
): Promise<Result<void, 'player_not_found'>> {
  if ((await peopleOf(ctx, [playerId])).length === 0) return fail('player_not_found');
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    await tx.query(lockFinding);
    const id = await addTo(ctx, tx, { playerId, reason, staffId: actor.staffId, now });
    await noteAct(tx, now, actor, {
      act: 'risk.open',
      subject: { kind: 'risk_case', id },
      players: [playerId],
      reason: reason.slice(0, 500),
    });
    return ok(undefined);
  });
}

type Suspicion = { readonly playerId: string; readonly reason: string; readonly staffId: string; readonly now: Date };

async function addTo(
  { random }: Pick<ServerContext, 'random'>,
  tx: Queryable,
  { playerId, reason, staffId, now }: Suspicion,
): Promise<string> {
  // Somebody may work on it at this moment: then it is as they left it, and the note comes after.
  for (let tries = 0; tries < 5; tries += 1) {
    const [open] = await tx.query<CaseRow>(findOpenCase, [playerId]);
    if (open === undefined) break;
    const { id, version, state, taken_by: takenBy } = open;
    const values = [id, version, 'noted', state, takenBy, null, staffId, reason, { suspicion: true }, now];
    if ((await tx.query(moveCase, values)).length > 0) return id;
  }
  const id = newUuid(random);
  await tx.query(insertCase, [id, now, staffId, playerId, reason]);
  return id;
}
