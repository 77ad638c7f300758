import type { ShownCorrection } from '#contract/desk/corrections.ts';
import type { Correction, CorrectionCause } from '#domain/desk/correction.ts';
import { proposalLivesMs, standingOf } from '#domain/desk/proposal.ts';
import { postingsFor } from '#domain/ledger/postings.ts';
import { formatAmount, parsePositiveAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
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
import { lockPlay } from '../../../db/queries/seeds.ts';
import { type CashRow, type FundRow, listCash, listFundRows } from '../../../db/queries/wallet.ts';
import { newUuid } from '../../identity/tokens.ts';
import { postMovement } from '../../ledger/post-movement.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { peopleOf } from '../players/people.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random'>;

const kind = 'correction';
const listed = 200;

export type CorrectionWish = {
  readonly currency: CurrencyCode;
  /** In units, above zero. */
  readonly amount: string;
  readonly direction: 'give' | 'take';
  readonly cause: CorrectionCause;
};

type WishFault = 'wallet_missing' | 'amount_invalid' | 'amount_overprecise' | 'balance_too_low' | 'player_not_found';

/** Proposes to give or take a player's own money. */
export async function proposeCorrection(
  ctx: ServerContext,
  actor: StaffActor,
  playerId: string,
  { currency, amount, direction, cause }: CorrectionWish,
  reason: string,
): Promise<Result<{ id: string }, WishFault>> {
  const read = parsePositiveAmount(amount, currency);
  if (!read.ok) return read;
  if ((await peopleOf(ctx, [playerId])).length === 0) return fail('player_not_found');
  const amountMinor = direction === 'give' ? read.value : -read.value;
  return ctx.db.transaction(async (tx) => {
    const cash = await cashOf(tx, playerId, currency);
    if (cash === undefined) return fail('wallet_missing');
    if (cash + amountMinor < 0n) return fail('balance_too_low');
    const now = ctx.clock.now();
    const id = newUuid(ctx.random);
    const facts: Correction = { currency, amountMinor: `${amountMinor}`, cause };
    const until = new Date(now.getTime() + proposalLivesMs);
    await tx.query(insertProposal, [id, kind, playerId, facts, reason, actor.staffId, now, until]);
    const subject = { kind: 'proposal', id };
    await noteAct(tx, now, actor, { act: 'corrections.propose', subject, players: [playerId], reason, facts });
    return ok({ id });
  });
}

const cashOf = async (tx: Queryable, playerId: string, currency: CurrencyCode): Promise<bigint | undefined> =>
  (await tx.query<FundRow>(listFundRows, [playerId])).find((row) => row.currency === currency)?.cash;

type OpenFault = 'proposal_not_found' | 'proposal_decided';

/** An open one, whose player stands still until the transaction ends. */
async function lockOpen(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<Result<ProposalRow & { readonly player_id: string }, OpenFault>> {
  const [found] = await tx.query<ProposalRow>(findProposal, [id]);
  if (found === undefined || found.kind !== kind || found.player_id === null) return fail('proposal_not_found');
  await tx.query(lockPlay, [found.player_id]);
  const [row] = await tx.query<ProposalRow>(findProposal, [id]);
  if (row === undefined || standingOf(row, now) !== 'open') return fail('proposal_decided');
  return ok({ ...row, player_id: found.player_id });
}

/** As `proposeCorrection` wrote it. */
const correctionOf = ({ facts }: ProposalRow) => facts as unknown as Correction & { readonly currency: CurrencyCode };

/** Says yes to what somebody else proposed: booked once, by one of any number at once, and never below zero. */
export function approveCorrection(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
): Promise<Result<void, OpenFault | 'own_proposal' | 'balance_too_low'>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const open = await lockOpen(tx, id, now);
    if (!open.ok) return open;
    const { player_id: playerId, proposed_by: proposedBy } = open.value;
    if (proposedBy === actor.staffId) return fail('own_proposal');
    const correction = correctionOf(open.value);
    const { currency, cause } = correction;
    const legs = postingsFor({ kind: 'correction', cause, amountMinor: BigInt(correction.amountMinor) });
    const booked = await postMovement(tx, { kind, playerId, reference: id, at: now, currency, legs });
    if (!booked.ok && booked.code === 'insufficient_funds') return fail('balance_too_low');
    if (!booked.ok) throw new Error('A correction was booked before it was decided');
    if ((await tx.query(decideProposal, [id, 'approved', actor.staffId, now, null])).length === 0)
      throw new Error('A correction changed under its player’s lock');
    const subject = { kind: 'proposal', id };
    const facts = { ...correction, movement: String(booked.value) };
    await noteAct(tx, now, actor, { act: 'corrections.approve', subject, players: [playerId], facts });
    return ok(undefined);
  });
}

/** Says no to what somebody else proposed. */
export const refuseCorrection = (ctx: Ctx, actor: StaffActor, id: string, note: string) =>
  end(ctx, actor, id, { note, act: 'corrections.approve', state: 'refused' }, (isOwn) =>
    isOwn ? 'own_proposal' : null,
  );

/** Takes back what one has proposed. */
export const withdrawCorrection = (ctx: Ctx, actor: StaffActor, id: string, note: string) =>
  end(ctx, actor, id, { note, act: 'corrections.propose', state: 'withdrawn' }, (isOwn) =>
    isOwn ? null : 'not_own_proposal',
  );

type End = {
  readonly note: string;
  readonly act: 'corrections.approve' | 'corrections.propose';
  readonly state: 'refused' | 'withdrawn';
};

/** Ends an open one without moving anything. `faultOf`: why who asks may not, by whether it is their own. */
function end<Fault extends string>(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
  { note, act, state }: End,
  faultOf: (isOwn: boolean) => Fault | null,
): Promise<Result<void, OpenFault | Fault>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const open = await lockOpen(tx, id, now);
    if (!open.ok) return open;
    const fault = faultOf(open.value.proposed_by === actor.staffId);
    if (fault !== null) return fail(fault);
    if ((await tx.query(decideProposal, [id, state, actor.staffId, now, note])).length === 0)
      return fail('proposal_decided');
    const subject = { kind: 'proposal', id };
    await noteAct(tx, now, actor, { act, subject, players: [open.value.player_id], reason: note, facts: { state } });
    return ok(undefined);
  });
}

/** Open ones with what their players have now, then what was decided or ran out last. */
export async function listCorrections(ctx: ServerContext): Promise<ShownCorrection[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db.query<ProposalRow>(listProposals, [[kind], listed, now]);
  const people = await peopleOf(ctx, [...new Set(rows.flatMap((row) => row.player_id ?? []))]);
  const isOpen = (row: ProposalRow) => standingOf(row, now) === 'open';
  const waiting = rows.filter(isOpen).flatMap((row) => row.player_id ?? []);
  const cash = await ctx.db.query<CashRow>(listCash, [waiting]);
  const balanceOf = (playerId: string, currency: CurrencyCode): bigint =>
    cash.find((one) => one.player_id === playerId && one.currency === currency)?.balance ?? 0n;
  return rows.flatMap((row) => {
    const person = people.find((one) => one.id === row.player_id);
    if (person === undefined) return [];
    const { currency, amountMinor, cause } = correctionOf(row);
    return [
      {
        id: row.id,
        player: { id: person.id, name: person.name, email: person.email },
        currency,
        amount: formatAmount(BigInt(amountMinor), currency),
        cause,
        reason: row.reason,
        proposedBy: { id: row.proposed_by, name: row.proposed_by_name },
        proposedAt: row.proposed_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        balance: isOpen(row) ? formatAmount(balanceOf(person.id, currency), currency) : null,
        state: standingOf(row, now),
        decidedBy: row.decided_by_name,
        decidedAt: row.decided_at?.toISOString() ?? null,
        note: row.note,
      },
    ];
  });
}
