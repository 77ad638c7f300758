import { createHash } from 'node:crypto';
import { formatAmount, parsePositiveAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import { forgetCodeTries } from '../../db/queries/second-factor.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import {
  findFifthFailure,
  findWithdrawal,
  findWithdrawalByKey,
  lookForBonus,
  type RequestedRow,
  requestWithdrawal as requestRow,
  type WithdrawalRow,
} from '../../db/queries/withdrawals.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { type Actor, proofOf } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { admitCodeTry, takeCode } from '../identity/check-code.ts';
import { hasRecentProof } from '../identity/proof.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { newUuid } from '../identity/tokens.ts';
import { notify } from '../inbox/notify.ts';
import { checkWish, type SupportContext, type Wish, type WishError, type WithdrawalInput } from './check-wish.ts';
import { presentWithdrawal, type Withdrawal } from './present.ts';
import { type Asker, reviewWithdrawal } from './review.ts';

/** What speaks against it as long as a bonus runs. */
type BonusError = 'withdrawal_ends_bonus' | 'round_open';
type ProofError = 'sign_in_again' | 'second_factor_required' | 'account_locked' | 'second_factor_wrong';
type RequestError = WishError | BonusError | ProofError | 'idempotency_key_reused' | 'rate_limited';

/** `endsBonus`: the player knows that it takes what a bonus is bound to, and gives that bonus up. */
type Request = WithdrawalInput & { readonly endsBonus?: boolean | undefined };

/** A fifth payout that failed within this time closes the door until it is over (GLI-19 A.3.6). */
const failuresWindowMs = 10 * 60_000;

/**
 * Asks for money to be paid out: sets it aside and decides who decides. Refusals in the order of `WishError`, then that it would end
 * a bonus where `endsBonus` does not say that the player knows, then of `ProofError`. The same key with the same wish answers the same withdrawal, whatever has become of it. Everything is one
 * transaction under the player's lock: of any number at once no two spend the same cent.
 */
export async function requestWithdrawal(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  input: Request & { readonly code?: string | undefined },
): Promise<Result<Withdrawal, RequestError>> {
  const { playerId } = session;
  const { code } = input;
  if (code !== undefined) {
    // A code is counted as a try, and may be a recovery code: it is looked at only when all else is right.
    const ready = await isReadyForCode(ctx, session, input);
    if (!ready.ok) return ready;
    const admitted = ready.value ? await admitCodeTry(ctx, caller, playerId) : ok(undefined);
    if (!admitted.ok) return admitted;
  }
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const known = await knownOf(ctx, tx, playerId, input);
    if (known !== undefined) return known;
    const wish = await checkWish(ctx, tx, playerId, input);
    if (!wish.ok) return wish;
    const free = await checkBonus(ctx, tx, playerId, input, wish.value);
    if (!free.ok) return free;
    const proven = await prove(ctx, tx, caller, session, wish.value, code);
    if (!proven.ok) return proven;
    return storeWithdrawal(ctx, tx, playerId, input, wish.value, { caller });
  });
}

/**
 * The same for a player who cannot sign in and asks support: an excluded one's own money stays his, and what came to a closed
 * account, too. People always look at it.
 */
export function requestForPlayer(
  ctx: SupportContext,
  operator: Actor,
  playerId: string,
  input: WithdrawalInput,
): Promise<Result<Withdrawal, WishError | BonusError | 'idempotency_key_reused' | 'rate_limited'>> {
  const note = (tx: Queryable, { id, amount, currency }: Withdrawal, more: { readonly again?: true } = {}) =>
    noteAct(tx, ctx.clock.now(), operator, {
      act: 'withdrawals.request',
      subject: { kind: 'withdrawal', id },
      players: [playerId],
      facts: { amount, currency, provider: input.provider, ...more },
    });
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const known = await knownOf(ctx, tx, playerId, input);
    if (known !== undefined) {
      // Whoever heard no answer asks again, and reads of it once more.
      if (known.ok) await note(tx, known.value, { again: true });
      return known;
    }
    const wish = await checkWish(ctx, tx, playerId, input, true);
    // Whoever cannot sign in cannot play a bonus either.
    if (!wish.ok) return wish;
    const stored = await storeWithdrawal(ctx, tx, playerId, { ...input, endsBonus: true }, wish.value, { operator });
    if (stored.ok) await note(tx, stored.value);
    return stored;
  });
}

/**
 * The same by a mailed link of the player's, within the caller's transaction, which holds the player's lock and has proven who asks.
 * People always look at it.
 */
export async function requestByLink(
  ctx: SupportContext,
  tx: Queryable,
  caller: Caller,
  playerId: string,
  input: WithdrawalInput,
): Promise<Result<Withdrawal, WishError | BonusError>> {
  const wish = await checkWish(ctx, tx, playerId, input, true);
  // Whoever cannot sign in cannot play a bonus either.
  const request = { ...input, endsBonus: true };
  return wish.ok ? storeWithdrawal(ctx, tx, playerId, request, wish.value, { caller, isByLink: true }) : wish;
}

/** Whether a code is asked for and everything before it is in order; false for a repetition, which needs none. */
async function isReadyForCode(
  ctx: ServerContext,
  session: PlayerSession,
  input: Request,
): Promise<Result<boolean, WishError | BonusError | 'sign_in_again' | 'idempotency_key_reused' | 'rate_limited'>> {
  const known = await knownOf(ctx, ctx.db, session.playerId, input);
  if (known !== undefined) return known.ok ? ok(false) : known;
  const wish = await checkWish(ctx, ctx.db, session.playerId, input);
  if (!wish.ok) return wish;
  const free = await checkBonus(ctx, ctx.db, session.playerId, input, wish.value);
  if (!free.ok) return free;
  return (await hasRecentProof(ctx, session)) ? ok(wish.value.hasFactor) : fail('sign_in_again');
}

/** What is answered before anything else: a repetition, another wish under its key, or that payouts fail at the moment. */
async function knownOf(
  ctx: SupportContext,
  db: Queryable,
  playerId: string,
  input: WithdrawalInput,
): Promise<Result<Withdrawal, 'idempotency_key_reused' | 'rate_limited'> | undefined> {
  const [earlier] = await db.query<WithdrawalRow>(findWithdrawalByKey, [playerId, input.idempotencyKey]);
  if (earlier !== undefined)
    return earlier.request_hash.equals(hashOf(input)) ? ok(presentWithdrawal(earlier)) : fail('idempotency_key_reused');
  const now = ctx.clock.now().getTime();
  const [fifth] = await db.query<{ at: Date }>(findFifthFailure, [playerId, new Date(now - failuresWindowMs)]);
  if (fifth === undefined) return undefined;
  return fail('rate_limited', { retryAfterSeconds: Math.ceil((fifth.at.getTime() + failuresWindowMs - now) / 1000) });
}

/** The wish as it was sent, whatever address it leads to at Skrill; a code is no part of it. */
const hashOf = ({ provider, currency, amount, address }: WithdrawalInput): Buffer => {
  const parsed = parsePositiveAmount(amount, currency);
  const wish = [provider, currency, parsed.ok ? String(parsed.value) : amount, address ?? null];
  return createHash('sha256').update(JSON.stringify(wish)).digest();
};

/** Looked at before a code is taken; what counts is what the database says when it sets the money aside. */
async function checkBonus(
  ctx: SupportContext,
  db: Queryable,
  playerId: string,
  { currency, endsBonus }: Request,
  { amountMinor }: Wish,
): Promise<Result<void, BonusError>> {
  if (endsBonus) return ok(undefined);
  const [found] = await db.query<RequestedRow>(lookForBonus, [playerId, currency, amountMinor, ctx.clock.now()]);
  return found?.code === 'withdrawal_ends_bonus' ? fail(found.code, found.facts ?? undefined) : ok(undefined);
}

async function prove(
  ctx: ServerContext,
  tx: Queryable,
  caller: Caller,
  session: PlayerSession,
  { hasFactor }: Wish,
  code: string | undefined,
): Promise<Result<void, Exclude<ProofError, 'account_locked'>>> {
  const { playerId } = session;
  if (!(await hasRecentProof(ctx, session, tx))) return fail('sign_in_again');
  if (!hasFactor) return ok(undefined);
  if (code === undefined) return fail('second_factor_required');
  if ((await takeCode(ctx, tx, playerId, code)) === null) {
    await writeSecurityEvent(tx, ctx.clock.now(), 'second_factor_refused', { playerId, caller });
    return fail('second_factor_wrong');
  }
  await tx.query(forgetCodeTries, [playerId]);
  return ok(undefined);
}

async function storeWithdrawal(
  ctx: SupportContext,
  tx: Queryable,
  playerId: string,
  input: Request,
  { amountMinor, destination }: Wish,
  asker: Asker,
): Promise<Result<Withdrawal, 'insufficient_funds' | BonusError>> {
  const now = ctx.clock.now();
  const id = newUuid(ctx.random);
  const { provider, currency, idempotencyKey } = input;
  const actor = 'operator' in asker ? asker.operator.name : 'player';
  const facts = 'caller' in asker ? { ip: asker.caller.ip, country: asker.caller.country } : proofOf(asker.operator);
  const wish = [id, playerId, idempotencyKey, hashOf(input), provider, currency, amountMinor, destination];
  const [stored] = await tx.query<RequestedRow>(requestRow, [...wish, actor, facts, now, input.endsBonus ?? false]);
  if (stored === undefined) throw new Error('withdrawal_request answered nothing');
  if (stored.code !== 'ok') return fail(stored.code, stored.facts ?? undefined);
  await reviewWithdrawal(ctx, tx, await storedRow(tx, id), asker);
  const told = { amount: formatAmount(amountMinor, currency), currency };
  if ('caller' in asker)
    await writeSecurityEvent(
      tx,
      now,
      'withdrawal_requested',
      { playerId, caller: asker.caller },
      { ...told, provider },
    );
  await notify(tx, playerId, { kind: 'withdrawal_requested', facts: told }, now);
  await tx.query(enqueueMail, ['withdrawal_requested', playerId, now, { withdrawalId: id }]);
  return ok(presentWithdrawal(await storedRow(tx, id)));
}

async function storedRow(tx: Queryable, id: string): Promise<WithdrawalRow> {
  const [row] = await tx.query<WithdrawalRow>(findWithdrawal, [id]);
  if (row === undefined) throw new Error('A withdrawal was not stored');
  return row;
}
