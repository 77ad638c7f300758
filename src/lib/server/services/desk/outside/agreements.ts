import type { ShownAgreement } from '#contract/desk/agreements.ts';
import type { Act } from '#domain/desk/acts.ts';
import { type Agreement, type AgreementKind, shownAddress } from '#domain/desk/agreement.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { listProposals, type ProposalRow } from '../../../db/queries/proposals.ts';
import { findEndpointUrl } from '../../../db/queries/webhooks.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import {
  approveProposal,
  endProposal,
  findOpenProposal,
  keepProposal,
  type OpenFault,
  openToYes,
  presentProposal,
  type YesFault,
} from '../proposals.ts';
import { type Agreed, type AgreementFault, carryOut, tryOut } from './carry-out.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random' | 'config'>;

const listed = 50;

/** By which acts an agreement of a kind is proposed and approved. */
const actsOf = {
  affiliate_agreed: { propose: 'affiliates.propose', approve: 'affiliates.approve' },
  webhook_added: { propose: 'webhooks.propose', approve: 'webhooks.approve' },
  webhook_renewed: { propose: 'webhooks.renew', approve: 'webhooks.approve' },
} as const satisfies Record<AgreementKind, { propose: Act; approve: Act }>;

/** What one room proposes and decides. */
const agreementRooms = {
  affiliates: ['affiliate_agreed'],
  webhooks: ['webhook_added', 'webhook_renewed'],
} as const satisfies Record<string, readonly [AgreementKind, ...AgreementKind[]]>;
type AgreementRoom = keyof typeof agreementRooms;

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
    const { kind, ...facts } = agreement;
    const id = await keepProposal(ctx, tx, actor, { kind, facts, reason }, now);
    const act = actsOf[kind].propose;
    await noteAct(tx, now, actor, { act, subject: { kind: 'proposal', id }, reason, facts: noted(agreement) });
    return ok({ id });
  });
}

/** Proposes a new secret for an address that is told what happens. `not_found`: it is told nothing any more. */
export async function proposeRenewal(
  ctx: Ctx,
  actor: StaffActor,
  endpoint: string,
  reason: string,
): Promise<Result<{ id: string }, AgreementFault>> {
  const [found] = await ctx.db.query<{ url: string }>(findEndpointUrl, [endpoint]);
  if (found === undefined) return fail('not_found');
  return proposeAgreement(ctx, actor, { kind: 'webhook_renewed', endpoint, url: found.url }, reason);
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
  room: AgreementRoom,
  id: string,
): Promise<Result<Agreed, OpenFault | YesFault | AgreementFault>> {
  return ctx.db
    .transaction(async (tx) => {
      const now = ctx.clock.now();
      const kinds = agreementRooms[room];
      const { approve } = actsOf[kinds[0]];
      const open = await openToYes(tx, actor, approve, await findOpenProposal(tx, id, kinds, now), now);
      if (!open.ok) return open;
      // Nothing is locked: of two at once the second waits here, and finds it decided.
      const approved = await approveProposal(tx, actor, id, now);
      if (!approved.ok) return approved;
      const agreement = agreementOf(open.value);
      const done = await carryOut(ctx, tx, agreement, now);
      if (!done.ok) throw new Refused(done.code);
      const facts = { ...noted(agreement), endpoint: done.value.endpointId };
      await noteAct(tx, now, actor, { act: approve, subject: { kind: 'proposal', id }, facts });
      return done;
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return fail(error.code);
      throw error;
    });
}

type Ended = { readonly id: string; readonly note: string };
const endOf = (room: AgreementRoom, { id, note }: Ended) => ({
  id,
  note,
  lockOpen: (tx: Queryable, one: string, now: Date) => findOpenProposal(tx, one, agreementRooms[room], now),
  acts: actsOf[agreementRooms[room][0]],
});

/** Says no to what somebody else proposed. */
export const refuseAgreement = (ctx: Ctx, actor: StaffActor, room: AgreementRoom, ended: Ended) =>
  endProposal(ctx, actor, { ...endOf(room, ended), end: 'refused' });

/** Takes back what one has proposed. */
export const withdrawAgreement = (ctx: Ctx, actor: StaffActor, room: AgreementRoom, ended: Ended) =>
  endProposal(ctx, actor, { ...endOf(room, ended), end: 'withdrawn' });

/** What is proposed, open ones first. */
export async function listAgreements({ db, clock }: Pick<Ctx, 'db' | 'clock'>, room: AgreementRoom) {
  const now = clock.now();
  const rows = await db.query<ProposalRow>(listProposals, [agreementRooms[room], listed, now]);
  return rows.map((row) => presentAgreement(row, now));
}

const presentAgreement = (row: ProposalRow, now: Date): ShownAgreement => {
  const agreement = agreementOf(row);
  return {
    ...presentProposal(row, now),
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
    renews: agreement.kind === 'webhook_renewed' ? agreement.endpoint : null,
    types: agreement.kind === 'webhook_added' && agreement.types !== null ? [...agreement.types] : null,
  };
};
