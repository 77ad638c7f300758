import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readToday as call } from '#contract/desk/today.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { readToday } from '#server/services/desk/today/read-today.ts';
import { noteBackup } from '#server/services/figures/backup-note.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { addPlayer, audit, type House, hour, minute, openHouse, takeSeat } from '../games/house.ts';
import { credit } from './books.ts';

const day = 24 * hour;
// The house's clock begins at noon.
let house: House;
let player: PlayerSession;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  player = await addPlayer(house);
});
afterAll(async () => {
  await audit(house);
  await house.close();
});

const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  house.ctx.db.query<Row>(sql(`test_today_${text.length}`, text), values);
const read = async (ctx = house.ctx) => {
  const { value } = await readToday(ctx, { answered: 0, failed: 0, p99Ms: null }, () => 0);
  expect(call.response.parse(value)).toEqual(value);
  return value;
};
const play = async (times: number) => {
  const { sessionId } = await takeSeat(house, player, 'roulette-european');
  for (let n = 0; n < times; n++) {
    const bets = [{ spot: 'red', amount: '3.00' }];
    const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
    if (!placed.ok) throw new Error(placed.code);
    house.passTime(minute);
  }
};
const payOut = async (minor: bigint) => {
  for (const [kind, from, to] of [
    ['withdrawal_held', `ledger_account($1, 'EUR', 'cash', '')`, `ledger_account($1, 'EUR', 'withdrawal', '')`],
    [
      'withdrawal_paid',
      `ledger_account($1, 'EUR', 'withdrawal', '')`,
      `ledger_account(NULL, 'EUR', 'clearing', 'skrill')`,
    ],
  ])
    await house.ctx.db.query(
      sql(
        `test_${kind}`,
        `SELECT ledger_post('${kind}', $1, $2, $3, ARRAY[${from}, ${to}], ARRAY[-$4::bigint, $4::bigint])`,
      ),
      [player.playerId, randomUUID(), house.ctx.clock.now(), minor],
    );
};
const giveBonus = (minor: bigint) =>
  house.ctx.db.query(
    sql(
      'test_bonus',
      `SELECT ledger_post('bonus_grant', $1, $2, $3, ARRAY[ledger_account($1, 'EUR', 'bonus', ''),
         ledger_account(NULL, 'EUR', 'promotions', 'gift')], ARRAY[$4::bigint, -$4::bigint])`,
    ),
    [player.playerId, randomUUID(), house.ctx.clock.now(), minor],
  );

const cents = (amount: string) => BigInt(amount.replace('.', ''));

/** The same figures, each a plain sum of postings by kind of account over a span of time. */
const sums = async (from: string, until: string) => {
  const rows = await query<{ account: string; kind: string; amount: bigint }>(
    `SELECT a.kind AS account, m.kind, sum(p.amount)::bigint AS amount FROM posting p JOIN account a ON a.id = p.account_id
       JOIN movement m ON m.id = p.movement_id
     WHERE m.at >= $1 AND m.at < $2 AND a.currency = 'EUR' GROUP BY a.kind, m.kind`,
    [from, until],
  );
  const of = (accounts: string[], not: string[] = [], only?: string[]) =>
    rows
      .filter((row) => accounts.includes(row.account) && !not.includes(row.kind) && (only?.includes(row.kind) ?? true))
      .reduce((sum, { amount }) => sum + amount, 0n);
  const house = ['gaming', 'jackpot'];
  return {
    deposits: of(['cash'], [], ['deposit']),
    withdrawals: -of(['withdrawal'], [], ['withdrawal_paid']),
    stakes: -of(['cash', 'bonus'], [], ['bet', 'rollback']),
    payouts: of(['cash', 'bonus', 'locked'], [], ['win', 'jackpot_win']),
    ggr: of(house, ['jackpot_seed']),
    bonusCost: -of(['promotions'], ['jackpot_seed']),
  };
};

describe('the pulse', () => {
  it('is what was posted, kind of account by kind of account, and the same day a week before up to this time', async () => {
    await credit(house, player, 40_000n);
    await play(7);
    house.passTime(5 * hour);
    await credit(house, player, 777n);
    house.passTime(7 * day - 5 * hour - 7 * minute);
    await credit(house, player, 12_345n);
    await play(5);
    await payOut(2_500n);
    await giveBonus(1_000n);
    house.passTime(90 * minute);
    await play(4);
    const now = house.ctx.clock.now().toISOString();
    const shown = await read();
    const own = await sums(`${now.slice(0, 10)}T00:00:00Z`, now);
    for (const [figure, minor] of Object.entries(own))
      expect([figure, cents(shown.today.euros[figure as keyof typeof own])]).toEqual([figure, minor]);
    expect(cents(shown.today.euros.ngr)).toBe(own.ggr - own.bonusCost);
    expect(own).toMatchObject({ deposits: 12_345n, withdrawals: 2_500n, stakes: 2_700n, bonusCost: 1_000n });
    expect(shown.today.currencies).toEqual([shown.today.euros]);
    // What came later on that day is not told beside today.
    expect(shown.weekBefore.euros).toMatchObject({ deposits: '400.00', stakes: '21.00' });
    expect(shown.weekBefore.day).toBe('2027-03-01');
  });

  it('is the same when hours that are over are remembered, and goes on with the open one', async () => {
    const before = await read();
    expect(await read()).toMatchObject({ today: before.today, weekBefore: before.weekBefore });
    await credit(house, player, 100n);
    house.passTime(1);
    const after = await read();
    expect(cents(after.today.euros.deposits)).toBe(cents(before.today.euros.deposits) + 100n);
  });

  it('counts who was seen in the last five minutes, each once', async () => {
    expect((await read()).online).toBe(0);
    await query('UPDATE session SET seen_at = $1', [house.ctx.clock.now()]);
    expect((await read()).online).toBe(0);
    house.passTime(minute);
    expect((await read()).online).toBe(1);
    house.passTime(6 * minute);
    expect((await read()).online).toBe(0);
  });
});

describe('what waits for people', () => {
  it('is nothing in a house where nothing waits', async () => {
    expect((await read()).waiting).toEqual([]);
  });

  it('is counted with its age and its money, the most urgent first', async () => {
    const now = house.ctx.clock.now().getTime();
    const ago = (hours: number) => new Date(now - hours * hour);
    const insertWithdrawal = (minor: bigint, at: Date, currency: string) =>
      query(
        `INSERT INTO withdrawal (id, player_id, idempotency_key, request_hash, provider, currency, amount, destination, eur_cents,
           day_eur_cents, state, created_at, updated_at)
         VALUES ($1, $2, $1::uuid::text, '', 'crypto', $5, $3, 'somewhere', 1, 1, 'in_review', $4, $4)`,
        [randomUUID(), player.playerId, minor, at, currency],
      );
    await insertWithdrawal(10_000n, ago(5), 'EUR');
    await insertWithdrawal(5_000n, ago(30), 'EUR');
    await insertWithdrawal(100_000n, ago(1), 'BTC');
    await query(
      `WITH c AS (INSERT INTO chat_conversation (player_id, last_at) VALUES ($1, $2) RETURNING id)
       INSERT INTO chat_message (conversation_id, from_support, text, at) SELECT id, false, 'Hello?', $2 FROM c`,
      [player.playerId, ago(2)],
    );
    await query(
      `INSERT INTO mail_job (kind, player_id, created_at, run_at, given_up_at) VALUES ('confirm', $1, $2, $2, $2)`,
      [player.playerId, ago(3)],
    );
    const { waiting } = await read();
    expect(waiting.map(({ kind }) => kind)).toEqual(['chats', 'withdrawals', 'mails_failed']);
    expect(waiting[0]).toMatchObject({ count: 1, late: 2, money: [], oldestSince: ago(2).toISOString() });
    expect(waiting[1]).toMatchObject({ count: 3, late: 1.25, oldestSince: ago(30).toISOString() });
    expect(waiting[1]?.money).toEqual(
      expect.arrayContaining([
        { currency: 'EUR', amount: '150.00' },
        { currency: 'BTC', amount: '0.00100000' },
      ]),
    );
    expect(Number(waiting[1]?.euros)).toBeGreaterThan(150);
  });
});

it('says when the last backup was taken, and that none is known of', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'faceup-today-'));
  const ctx = { ...house.ctx, config: { ...house.ctx.config, dataDir } };
  expect((await read(ctx)).backupAt).toBeNull();
  const at = new Date('2027-03-01T03:00:00.000Z');
  await noteBackup(dataDir, at);
  expect((await read(ctx)).backupAt).toBe(at.toISOString());
  await rm(dataDir, { recursive: true });
});
