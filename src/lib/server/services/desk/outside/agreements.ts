import type { ShownAgreement } from '#contract/desk/agreements.ts';
import type { Act } from '#domain/desk/acts.ts';
import { type Agreement, type AgreementKind, shownAddress } from '#domain/desk/agreement.ts';
import { proposalLivesMs, standingOf } from '#domain/desk/proposal.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  decideProposal,
  findProposal,
  insertProposal,
  listProposals,
  type ProposalRow,
} from '../../../db/queries/proposals.ts';
import { newUuid } from '../../identity/tokens.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { type Agreed, type AgreementFault, carryOut, tryOut } from './carry-out.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random' | 'config'>;
type OpenFault = 'proposal_not_found' | 'proposal_decided';

const listed = 50;

/** By which acts an agreement of a kind is proposed and approved. */
const actsOf = {
  affiliate_agreed: { propose: 'affiliates.propose', approve: 'affiliates.approve' },
  webhook_added: { propose: 'webhooks.propose', approve: 'webhooks.approve' },
} as const satisfies Record<AgreementKind, { propose: Act; approve: Act }>;

/** As `proposeAgreement` wrote it. */
const agreementOf = ({ kind, facts }: ProposalRow): Agreement => ({ kind, ...facts }) as Agreement;

/** What of it stands in the log: never the whole address. */
const noted = ({ url, ...rest }: Agreement) => ({ ...rest, host: new URL(url).host });

/** Proposes to tell somebody outside; what could not be carried out now is refused at once. */
export async function proposeAgreement(
  ctx: Ctx,
  actor: StaffActor,
  agreement: Agreement,
  reason: string,
): Promise<Result<{ id: string }, AgreementFault>> {
  const fault = await tryOut(ctx, agreement);
  if (fault !== null) return fail(fault);
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const id = newUuid(ctx.random);
    const { kind, ...facts } = agreement;
    const until = new Date(now.getTime() + proposalLivesMs);
    await tx.query(insertProposal, [id, kind, null, facts, reason, actor.staffId, now, until]);
    const act = actsOf[kind].propose;
    await noteAct(tx, now, actor, { act, subject: { kind: 'proposal', id }, reason, facts: noted(agreement) });
    return ok({ id });
  });
}

async function findOpen(
  tx: Queryable,
  kind: AgreementKind,
  id: string,
  now: Date,
): Promise<Result<ProposalRow, OpenFault>> {
  const [row] = await tx.query<ProposalRow>(findProposal, [id]);
  if (row === undefined || row.kind !== kind) return fail('proposal_not_found');
  return standingOf(row, now) === 'open' ? ok(row) : fail('proposal_decided');
}

/** Refused with what was done in its transaction undone. */
class Refused extends Error {
  readonly code: AgreementFault;
  constructor(code: AgreementFault) {
    super(code);
    this.code = code;
  }
}

/** Says yes to what somebody else proposed: it holds from this moment on. The secret is told this once. */
export function approveAgreement(
  ctx: Ctx,
  actor: StaffActor,
  kind: AgreementKind,
  id: string,
): Promise<Result<Agreed, OpenFault | 'own_proposal' | AgreementFault>> {
  return ctx.db
    .transaction(async (tx) => {
      const now = ctx.clock.now();
      const open = await findOpen(tx, kind, id, now);
      if (!open.ok) return open;
      if (open.value.proposed_by === actor.staffId) return fail('own_proposal');
      // Of two at once the second waits here, and finds it decided.
      if ((await tx.query(decideProposal, [id, 'approved', actor.staffId, now, null])).length === 0)
        return fail('proposal_decided');
      const agreement = agreementOf(open.value);
      const done = await carryOut(ctx, tx, agreement, now);
      if (!done.ok) throw new Refused(done.code);
      const facts = { ...noted(agreement), endpoint: done.value.endpointId };
      await noteAct(tx, now, actor, { act: actsOf[kind].approve, subject: { kind: 'proposal', id }, facts });
      return done;
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return fail(error.code);
      throw error;
    });
}

/** Says no to what somebody else proposed, or takes back what one has proposed. */
export function refuseAgreement(
  ctx: Ctx,
  actor: StaffActor,
  { kind, id, note, own }: { kind: AgreementKind; id: string; note: string; own: boolean },
): Promise<Result<void, OpenFault | 'own_proposal' | 'not_own_proposal'>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const open = await findOpen(tx, kind, id, now);
    if (!open.ok) return open;
    const isOwn = open.value.proposed_by === actor.staffId;
    if (isOwn !== own) return fail(own ? 'not_own_proposal' : 'own_proposal');
    const state = own ? 'withdrawn' : 'refused';
    if ((await tx.query(decideProposal, [id, state, actor.staffId, now, note])).length === 0)
      return fail('proposal_decided');
    const act = actsOf[kind][own ? 'propose' : 'approve'];
    await noteAct(tx, now, actor, { act, subject: { kind: 'proposal', id }, reason: note, facts: { state } });
    return ok(undefined);
  });
}

/** What is proposed, open ones first. */
export async function listAgreements({ db, clock }: Pick<Ctx, 'db' | 'clock'>, kind: AgreementKind) {
  const now = clock.now();
  const rows = await db.query<ProposalRow>(listProposals, [[kind], listed, now]);
  return rows.map((row) => presentAgreement(row, now));
}

const presentAgreement = (row: ProposalRow, now: Date): ShownAgreement => {
  const agreement = agreementOf(row);
  return {
    id: row.id,
    host: new URL(agreement.url).host,
    address: shownAddress(agreement.url),
    affiliate:
      agreement.kind === 'affiliate_agreed'
        ? {
            id: agreement.affiliate,
            prefix: agreement.prefix,
            sharePercent: agreement.sharePercent,
            cpa: formatAmount(BigInt(agreement.cpaEurCents), 'EUR'),
          }
        : null,
    types: agreement.kind === 'webhook_added' && agreement.types !== null ? [...agreement.types] : null,
    reason: row.reason,
    proposedBy: { id: row.proposed_by, name: row.proposed_by_name },
    proposedAt: row.proposed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: standingOf(row, now),
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    note: row.note,
  };
};
