import type { ShownCorrection } from '#contract/desk/corrections.ts';
import type { Correction, CorrectionCause } from '#domain/desk/correction.ts';
import { standingOf } from '#domain/desk/proposal.ts';
import { postingsFor } from '#domain/ledger/postings.ts';
import { formatAmount, parsePositiveAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { listProposals, type ProposalRow } from '../../../db/queries/proposals.ts';
import { lockPlay } from '../../../db/queries/seeds.ts';
import { type CashRow, type FundRow, listCash, listFundRows } from '../../../db/queries/wallet.ts';
import { postMovement } from '../../ledger/post-movement.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { peopleOf } from '../players/people.ts';
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

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random'>;

const kind = 'correction';
const acts = { propose: 'corrections.propose', approve: 'corrections.approve' } as const;
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
    const facts: Correction = { currency, amountMinor: `${amountMinor}`, cause };
    const id = await keepProposal(ctx, tx, actor, { kind, facts, reason, playerId }, now);
    const subject = { kind: 'proposal', id };
    await noteAct(tx, now, actor, { act: acts.propose, subject, players: [playerId], reason, facts });
    return ok({ id });
  });
}

const cashOf = async (tx: Queryable, playerId: string, currency: CurrencyCode): Promise<bigint | undefined> =>
  (await tx.query<FundRow>(listFundRows, [playerId])).find((row) => row.currency === currency)?.cash;

/** An open one, whose player stands still until the transaction ends. */
async function lockOpen(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<Result<ProposalRow & { readonly player_id: string }, OpenFault>> {
  const named = await findOpenProposal(tx, id, [kind], now);
  if (!named.ok) return named;
  const { player_id: playerId } = named.value;
  if (playerId === null) return fail('proposal_not_found');
  await tx.query(lockPlay, [playerId]);
  const open = await findOpenProposal(tx, id, [kind], now);
  return open.ok ? ok({ ...open.value, player_id: playerId }) : open;
}

/** As `proposeCorrection` wrote it. */
const correctionOf = ({ facts }: ProposalRow) => facts as unknown as Correction & { readonly currency: CurrencyCode };

/** Says yes to what somebody else proposed: booked once, by one of any number at once, and never below zero. */
export function approveCorrection(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
): Promise<Result<void, OpenFault | YesFault | 'balance_too_low'>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const open = await openToYes(tx, actor, acts.approve, await lockOpen(tx, id, now), now);
    if (!open.ok) return open;
    const { player_id: playerId } = open.value;
    const correction = correctionOf(open.value);
    const { currency, cause } = correction;
    const legs = postingsFor({ kind: 'correction', cause, amountMinor: BigInt(correction.amountMinor) });
    const booked = await postMovement(tx, { kind, playerId, reference: id, at: now, currency, legs });
    if (!booked.ok && booked.code === 'insufficient_funds') return fail('balance_too_low');
    if (!booked.ok) throw new Error('A correction was booked before it was decided');
    if (!(await approveProposal(tx, actor, id, now)).ok)
      throw new Error('A correction changed under its player’s lock');
    const subject = { kind: 'proposal', id };
    const facts = { ...correction, movement: String(booked.value) };
    await noteAct(tx, now, actor, { act: acts.approve, subject, players: [playerId], facts });
    return ok(undefined);
  });
}

const noted = ({ player_id: playerId }: { readonly player_id: string }) => ({ players: [playerId] });

/** Says no to what somebody else proposed. */
export const refuseCorrection = (ctx: Ctx, actor: StaffActor, id: string, note: string) =>
  endProposal(ctx, actor, { id, end: 'refused', note, lockOpen, acts, noted });

/** Takes back what one has proposed. */
export const withdrawCorrection = (ctx: Ctx, actor: StaffActor, id: string, note: string) =>
  endProposal(ctx, actor, { id, end: 'withdrawn', note, lockOpen, acts, noted });

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
        ...presentProposal(row, now),
        player: { id: person.id, name: person.name, email: person.email },
        currency,
        amount: formatAmount(BigInt(amountMinor), currency),
        cause,
        balance: isOpen(row) ? formatAmount(balanceOf(person.id, currency), currency) : null,
      },
    ];
  });
}
