import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { common as commonLotto, lateMsMax } from '#domain/games/lotto/lotto-6-49/common.ts';
import { game as lotto } from '#domain/games/lotto/lotto-6-49/rules.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { sql } from '#server/db/db.ts';
import { listEndedRounds, type SharedRoundRow } from '#server/db/queries/shared.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { notificationsOf } from '#server/services/inbox/notifications.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { listTickets } from '#server/services/shared/lotto.ts';
import { closeRooms, resumeSharedRounds } from '#server/services/shared/rooms.ts';
import { advance, latestRound } from '#server/services/shared/rounds.ts';
import { cancelStake, placeStake } from '#server/services/shared/stakes.ts';
import { verifyRecord } from '#stores/history/verify.ts';
import { recomputingShared } from '#tests/support/recomputed.ts';
import { addPlayer, fundsOf, type House, openHouse, takeSeat } from '../games/house.ts';
import { term } from './table.ts';

const verifyRound = recomputingShared(lotto);

const hold = sql('test_hold_drum', `SELECT pg_advisory_lock(1921, hashtext('lotto-6-49'))`);
const otherTerm = '00000000-0000-4000-8000-000000000002';

let house: House;
let player: PlayerSession;
let sessionId: string;
let letGo: () => Promise<void>;

/** Keeps the process's own leader away: the test itself leads, with its own clock. */
const lead = async (by = term, awake = true) => {
  for (;;) if (!(await advance(house.ctx, commonLotto, { term: by, awake })).changed) return;
};
const next = async () => {
  const round = await latestRound(house.ctx, 'lotto-6-49');
  if (!round) throw new Error('no draw is open');
  return round;
};
/** Rows that hold every number: some of them hit whatever is drawn, few of them win. */
const rows = Array.from({ length: 8 }, (_, index) => Array.from({ length: 6 }, (_, place) => index * 6 + place + 1));
const place = (stakeId: string = randomUUID(), count = 8, amount = '1.00') =>
  placeStake(house.ctx, player, commonLotto, {
    sessionId,
    stakeId,
    bets: rows.slice(0, count).map((row) => ({ spot: `row:${row.join('-')}`, amount })),
  });
const buy = async () => {
  const answer = await place();
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.stake.id;
};
const passTo = async (afterStartMs: number) => {
  const { starts_at } = await next();
  house.passTime((starts_at?.getTime() ?? 0) + afterStartMs - house.ctx.clock.now().getTime());
};
const settleAll = async (by = term) => {
  await lead(by, false);
  house.passTime(1_000);
  await lead(by, false);
};
const prizeOf = async () => {
  const [round] = await house.ctx.db.query<SharedRoundRow>(listEndedRounds, ['lotto-6-49', 1]);
  const seeds = { link: round?.link ?? '', salt: round?.salt ?? '', index: round?.index ?? 0 };
  const bets = rows.map((row) => ({ spot: `row:${row.join('-')}`, amountMinor: 100n }));
  return { round, ...verifyRound(seeds, bets) };
};
/** A table left for hours is closed. */
const sitAgain = async () => {
  sessionId = (await takeSeat(house, player, 'lotto-6-49')).sessionId;
};
const toldNow = async () => {
  const { items } = await notificationsOf(house.ctx, player);
  return items.map(({ kind, facts }) => ({ kind, facts }));
};
const ticketsNow = async () => {
  const listed = await listTickets(house.ctx, player, sessionId);
  return listed.ok ? listed.value.tickets : [];
};

beforeEach(async () => {
  house = await openHouse();
  const connection = await house.ctx.db.dedicate({ onNotice: () => undefined, onLost: () => undefined });
  await connection.query(hold);
  letGo = connection.close;
  await lead();
  player = await addPlayer(house, 'EUR', 10_000n);
  sessionId = (await takeSeat(house, player, 'lotto-6-49')).sessionId;
});
afterEach(async () => {
  expect((await checkLedger(house.ctx.db)).isSound).toBe(true);
  await closeRooms(house.ctx);
  await letGo();
  await house.close();
});

describe('a ticket', () => {
  it('waits for 20:00 UTC, also the first of a chain, and tells nothing of the draw', async () => {
    const id = await buy();
    const { starts_at } = await next();
    expect(starts_at?.toISOString()).toMatch(/T20:00:00\.000Z$/);
    expect(starts_at).toEqual(commonLotto.startsAt(house.ctx.clock.now()));
    expect(await ticketsNow()).toMatchObject([{ ticket: { id, status: 'open' }, drawn: null }]);
    expect(await roundRecord(house.ctx, player, id)).toMatchObject({
      ok: true,
      value: { round: { status: 'open', proof: { link: null } } },
    });
  });

  it('is drawn and paid with nobody there, and the browser finds the same', async () => {
    const id = await buy();
    await passTo(1_000);
    await settleAll();
    const { payoutMinor, outcome, round } = await prizeOf();
    expect(round).toMatchObject({ unled: false, outcome });
    expect(await fundsOf(house, player)).toEqual({ cash: 9_200n + payoutMinor, bonus: 0n });
    const prize = { game: '6 of 49', amount: formatAmount(payoutMinor, 'EUR'), currency: 'EUR' };
    expect(await toldNow()).toEqual(payoutMinor > 0n ? [{ kind: 'prize_drawn', facts: prize }] : []);
    const record = await roundRecord(house.ctx, player, id);
    if (!record.ok) throw new Error(record.code);
    const steps = verifyRecord(record.value);
    expect(steps.ok && steps.value.length > 0 && steps.value.every(({ matches }) => matches)).toBe(true);
    expect(await ticketsNow()).toMatchObject([
      { ticket: { id, status: payoutMinor > 0n ? 'won' : 'lost' }, ...outcomeOf(outcome) },
    ]);
  });

  it('is for the next day once the draw was held, and the old one is still told', async () => {
    await buy();
    await passTo(1_000);
    await settleAll();
    house.passTime(commonLotto.restMs);
    await lead();
    const { index, starts_at, opens_at } = await next();
    expect(index).toBe(2);
    expect((starts_at?.getTime() ?? 0) - opens_at.getTime()).toBeGreaterThan(23 * 3_600_000);
    await sitAgain();
    expect(await place()).toMatchObject({ ok: true });
    expect((await ticketsNow()).map(({ ticket }) => ticket.index)).toEqual([2, 1]);
  });

  it('is refused from the hour on, and given back whole before it', async () => {
    const id = await buy();
    expect(await place()).toMatchObject({ code: 'round_open' });
    expect(await cancelStake(house.ctx, player, commonLotto, id)).toMatchObject({ ok: true });
    expect(await fundsOf(house, player)).toEqual({ cash: 10_000n, bonus: 0n });
    expect(await ticketsNow()).toMatchObject([{ ticket: { status: 'cancelled' } }]);
    const again = await buy();
    await passTo(0);
    await sitAgain();
    expect(await place(randomUUID(), 1)).toMatchObject({ code: 'betting_closed' });
    expect(await cancelStake(house.ctx, player, commonLotto, again)).toMatchObject({ code: 'betting_closed' });
  });

  it('is refused when its first prize is more than the table pays', async () => {
    expect(await place(randomUUID(), 1, '1.12')).toMatchObject({ code: 'stake_above_limit' });
    expect(await place(randomUUID(), 8, '1.00')).toMatchObject({ ok: true });
  });

  it('of another player, or of another game’s table, is not told', async () => {
    await buy();
    const stranger = await addPlayer(house, 'EUR', 100n);
    expect(await listTickets(house.ctx, stranger, sessionId)).toMatchObject({ code: 'game_session_invalid' });
    const seat = await takeSeat(house, stranger, 'lotto-6-49');
    expect(await listTickets(house.ctx, stranger, seat.sessionId)).toMatchObject({ ok: true, value: { tickets: [] } });
  });
});

describe('a draw that nobody led at its hour', () => {
  it('is held when the house comes back within the hour, by the numbers that were fixed', async () => {
    await buy();
    await passTo(lateMsMax);
    await settleAll(otherTerm);
    const { payoutMinor, round } = await prizeOf();
    expect(round?.unled).toBe(false);
    expect(await fundsOf(house, player)).toEqual({ cash: 9_200n + payoutMinor, bonus: 0n });
  });

  it('is void later: what won is paid, and every other ticket goes back whole', async () => {
    const id = await buy();
    await passTo(lateMsMax + 2_000);
    await settleAll(otherTerm);
    const { payoutMinor, round } = await prizeOf();
    expect(round?.unled).toBe(true);
    const cash = payoutMinor > 0n ? 9_200n + payoutMinor : 10_000n;
    expect(await fundsOf(house, player)).toEqual({ cash, bonus: 0n });
    expect(await ticketsNow()).toMatchObject([{ ticket: { id, status: payoutMinor > 0n ? 'won' : 'cancelled' } }]);
    const [kind, amountMinor] = payoutMinor > 0n ? ['prize_drawn', payoutMinor] : ['draw_void', 800n];
    const facts = { game: '6 of 49', amount: formatAmount(amountMinor, 'EUR'), currency: 'EUR' };
    expect(await toldNow()).toEqual([{ kind, facts }]);
    // Led once more, the same draw tells nothing again.
    await settleAll(otherTerm);
    expect(await toldNow()).toHaveLength(1);
  });
});

it('the job that runs each minute pays a draw whose hour has come, with nobody at the table', async () => {
  await buy();
  await letGo();
  letGo = async () => undefined;
  await passTo(1_000);
  // The clock of the house stands still in a test: a second after the end the tickets are settled.
  await resumeSharedRounds(house.ctx);
  await expect.poll(async () => (await next()).ended_at !== null, { timeout: 5_000 }).toBe(true);
  house.passTime(1_000);
  await expect.poll(async () => (await next()).closed_at !== null, { timeout: 5_000 }).toBe(true);
  const { payoutMinor } = await prizeOf();
  expect(await fundsOf(house, player)).toEqual({ cash: 9_200n + payoutMinor, bonus: 0n });
});

const outcomeOf = (outcome: unknown) => outcome as { drawn: number[] };
