import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Db, sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { houseActor } from '#server/services/desk/actor.ts';
import { checkActs } from '#server/services/desk/audit/check-acts.ts';
import { noteAct } from '#server/services/desk/note-act.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { sealLeaves } from '#server/services/transparency/seal.ts';
import { addPlayer, fund, type House, openHouse, roulette, takeSeat } from '../games/house.ts';

let house: House;
let ada: PlayerSession;
let bob: PlayerSession;
let db: Db;
beforeEach(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  db = house.ctx.db;
  [ada, bob] = [await addPlayer(house, 'EUR', 100_000n), await addPlayer(house, 'EUR', 50_000n)];
});
afterEach(() => house.close());

const rowsOf = (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
  db.query({ name: '', text }, values);
const play = async (player: PlayerSession, rounds: number) => {
  const { sessionId } = await takeSeat(house, player, roulette);
  for (let round = 0; round < rounds; round += 1) {
    const placed = await placeRound(house.ctx, player, {
      sessionId,
      roundId: randomUUID(),
      bets: [{ spot: 'red', amount: '1.00' }],
    });
    if (!placed.ok) throw new Error(placed.code);
  }
};
const deposit = sql(
  'test_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at)
   VALUES ($1::uuid, $2, $1::uuid::text, ''::bytea, 'ems', 'EUR', 5000, 'pending', $3, $3)`,
);
/** What the check says of the books and their log, as lines. */
const breaches = async (): Promise<string[]> =>
  (await checkLedger(db)).log.breaches.map(({ row, problem }) => `${row} ${problem}`);

/** As whoever owns the database can: past every trigger. */
const asOwner = async (...statements: readonly string[]): Promise<void> => {
  const tables = ['posting', 'movement', 'account', 'deposit', 'round', 'leaf', 'tree_node'];
  for (const table of tables) await rowsOf(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const statement of statements) await rowsOf(statement);
  for (const table of tables) await rowsOf(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
};

describe('the log', () => {
  test('has each movement and each state of a round in the transaction that makes it, and a sound one says nothing', async () => {
    const id = randomUUID();
    await db.query(deposit, [id, ada.playerId, house.ctx.clock.now()]);
    await rowsOf(`UPDATE deposit SET state = 'failed' WHERE id = $1`, [id]);
    await play(ada, 3);
    await play(bob, 2);
    const expected = await rowsOf(
      `SELECT 'deposit' AS kind, 2::bigint AS leaves UNION ALL SELECT 'movement', count(*) FROM movement
       UNION ALL SELECT 'round', count(*) FROM round ORDER BY 1`,
    );
    const counted = (table: string) =>
      rowsOf(`SELECT kind, count(*) AS leaves FROM ${table} GROUP BY kind ORDER BY kind`);
    expect(await counted('leaf_pending')).toEqual(expected);
    expect(await breaches()).toEqual([]);
    await sealLeaves(house.ctx);
    expect(await counted('leaf')).toEqual(expected);
    expect(await rowsOf('SELECT FROM leaf_pending')).toEqual([]);
    expect(await breaches()).toEqual([]);
  });

  test('has what people of the house did: a chain of theirs that its owner computed anew is not the one that was sealed', async () => {
    const now = house.ctx.clock.now();
    const maria = { ...houseActor, channel: 'shell', name: 'maria', systemUser: 'maria' } as const;
    for (const reason of ['asked for it', 'a friend', 'asked for it'])
      await noteAct(db, now, maria, { act: 'players.sign_out', players: [ada.playerId], reason });
    await sealLeaves(house.ctx);
    expect(await breaches()).toEqual([]);
    await rowsOf('ALTER TABLE staff_act DISABLE TRIGGER USER');
    await rowsOf(`UPDATE staff_act SET reason = 'asked for it' WHERE id = 2`);
    for (const id of [2, 3])
      await rowsOf(
        `UPDATE staff_act a SET before_hash = b.hash, hash = sha256(convert_to(json_build_array('staff-act/1', a.id, extract(epoch FROM a.at),
           a.staff_id, a.channel, a.shell_user, a.name, a.act, a.subject_kind, a.subject_id, a.players, a.reason, a.facts, a.request_id, a.ip,
           encode(b.hash, 'hex'))::text, 'UTF8'))
         FROM staff_act b WHERE a.id = $1 AND b.id = $1 - 1`,
        [id],
      );
    await rowsOf('ALTER TABLE staff_act ENABLE TRIGGER USER');
    expect(await checkActs(db)).toMatchObject({ entries: 3, faultAt: null });
    expect(await breaches()).toEqual([2, 3].map((id) => `staff_act ${id} is not what the log has of it`));
  });

  test('what is rolled back leaves no leaf', async () => {
    const before = await rowsOf('SELECT count(*) FROM leaf_pending');
    await expect(
      db.transaction(async (tx) => {
        await fund({ ctx: { ...house.ctx, db: { ...db, query: tx.query } } }, ada, 'EUR', 100n);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await rowsOf('SELECT count(*) FROM leaf_pending')).toEqual(before);
  });

  test('a transaction that ends after later ones were sealed is sealed then, and passed over by none', async () => {
    let commit = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let began = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      began = resolve;
    });
    const late = db.transaction(async (tx) => {
      await fund({ ctx: { ...house.ctx, db: { ...db, query: tx.query } } }, bob, 'EUR', 777n);
      began();
      await held;
    });
    await begun;
    await play(ada, 2);
    await sealLeaves(house.ctx);
    const [first] = await rowsOf('SELECT max(index) AS last FROM leaf');
    commit();
    await late;
    await sealLeaves(house.ctx);
    const later = await rowsOf('SELECT chain FROM leaf WHERE index > $1', [first?.['last']]);
    expect(later).toEqual([{ chain: bob.playerId }]);
    expect(await breaches()).toEqual([]);
  });

  test('two that seal at once never give one place twice', async () => {
    await play(ada, 10);
    await Promise.all(Array.from({ length: 5 }, () => sealLeaves(house.ctx)));
    await sealLeaves(house.ctx);
    expect(await rowsOf('SELECT count(*) = max(index) + 1 AS whole FROM leaf')).toEqual([{ whole: true }]);
    expect(await breaches()).toEqual([]);
  });

  test('each player’s leaves are a chain of their own, counted from 1', async () => {
    await play(ada, 2);
    await sealLeaves(house.ctx);
    await play(bob, 2);
    await play(ada, 1);
    await sealLeaves(house.ctx);
    const chains = await rowsOf(
      'SELECT chain, min(seq) AS first, max(seq) = count(*) AS whole FROM leaf WHERE chain = ANY ($1) GROUP BY chain',
      [[ada.playerId, bob.playerId]],
    );
    expect(chains.map(({ first, whole }) => ({ first, whole }))).toEqual(Array(2).fill({ first: 1n, whole: true }));
  });

  test('rows of before the log was are taken over, once', async () => {
    await play(ada, 3);
    await rowsOf('DELETE FROM leaf_pending');
    await rowsOf(`INSERT INTO leaf_backlog (kind) SELECT unnest(ARRAY['movement', 'round', 'deposit', 'withdrawal'])`);
    expect(await breaches()).toEqual([]);
    await sealLeaves(house.ctx);
    expect(await rowsOf('SELECT FROM leaf_backlog')).toEqual([]);
    expect(
      await rowsOf(`SELECT count(*) = (SELECT count(*) FROM movement) AS all FROM leaf WHERE kind = 'movement'`),
    ).toEqual([{ all: true }]);
    await play(bob, 1);
    expect(await breaches()).toEqual([]);
    await sealLeaves(house.ctx);
    expect(await breaches()).toEqual([]);
  });

  test('nobody changes a leaf or a node who does not own the database', async () => {
    await play(ada, 1);
    await sealLeaves(house.ctx);
    for (const statement of ['UPDATE leaf SET seq = 9', 'DELETE FROM leaf', 'TRUNCATE leaf', 'DELETE FROM tree_node'])
      await expect(rowsOf(statement)).rejects.toThrow('append-only');
  });
});

describe('what the owner of the database changes is named with its row', () => {
  type Row = Record<'movement' | 'account' | 'amount' | 'other' | 'round', unknown>;
  let seen: Row;
  beforeEach(async () => {
    await play(ada, 12);
    await sealLeaves(house.ctx);
    const [found] = await rowsOf(
      `SELECT p.movement_id AS movement, p.account_id AS account, p.amount, r.id AS round,
         (SELECT max(id) FROM movement WHERE player_id = $1) AS other
       FROM movement m JOIN posting p ON p.movement_id = m.id JOIN account a ON a.id = p.account_id AND a.kind = 'cash'
       JOIN round r ON r.id = m.round_id WHERE m.player_id = $1 ORDER BY m.id LIMIT 1`,
      [ada.playerId],
    );
    seen = found as Row;
  });
  const lastLeaf = async (kind: string, subject: unknown) =>
    (await rowsOf('SELECT index FROM leaf WHERE kind = $1 AND subject = $2', [kind, `${subject}`]))[0]?.['index'];

  test('an edit of a movement, of a posting, of an account’s owner, and of a round', async () => {
    await asOwner(`UPDATE movement SET at = at + interval '1 us' WHERE id = ${seen.other}`);
    expect(await breaches()).toEqual([
      expect.stringMatching(`^movement ${seen.other} .*is not what the log has of it$`),
    ]);
    await asOwner(`UPDATE movement SET at = at - interval '1 us' WHERE id = ${seen.other}`);
    expect(await breaches()).toEqual([]);
    await asOwner(
      `UPDATE posting SET balance_after = balance_after + 1 WHERE movement_id = ${seen.movement} AND balance_after > 0`,
    );
    expect(await breaches()).toEqual([
      expect.stringMatching(`^movement ${seen.movement} \\(.*posting on account ${seen.account}: ${seen.amount} EUR`),
    ]);
    await asOwner(
      `UPDATE posting SET balance_after = balance_after - 1 WHERE movement_id = ${seen.movement} AND balance_after > 0`,
    );
    await asOwner(`UPDATE round SET outcome = '{"number": 0}' WHERE id = '${seen.round}'`);
    expect(await breaches()).toEqual([`round ${seen.round} of player ${ada.playerId} is not what the log has of it`]);
  });

  test('a deletion', async () => {
    await asOwner(
      `DELETE FROM posting WHERE movement_id = ${seen.movement}`,
      `DELETE FROM movement WHERE id = ${seen.movement}`,
    );
    expect(await breaches()).toEqual([`movement ${seen.movement} is in the log and gone from the books`]);
  });

  test('an insertion', async () => {
    await asOwner(
      `INSERT INTO movement (id, kind, player_id, reference, at) OVERRIDING SYSTEM VALUE VALUES (900000, 'deposit', '${ada.playerId}', 'x', now())`,
      `INSERT INTO posting (movement_id, account_id, amount, balance_after) VALUES (900000, ${seen.account}, 5, 5)`,
    );
    expect(await breaches()).toEqual([
      `movement 900000 (posting on account ${seen.account}: 5 EUR) is in the books and not in the log`,
    ]);
  });

  test('a swap of two movements', async () => {
    await asOwner(
      `UPDATE movement a SET kind = b.kind, reference = b.reference, round_id = b.round_id, at = b.at + interval '1 s' * b.id
       FROM movement b WHERE a.id <> b.id AND a.id IN (${seen.movement}, ${seen.other}) AND b.id IN (${seen.movement}, ${seen.other})`,
    );
    expect((await breaches()).map((line) => line.split(' ').slice(0, 2).join(' ')).sort()).toEqual(
      [`movement ${seen.movement}`, `movement ${seen.other}`].sort(),
    );
  });

  test('of leaves: a swap, an edit, and one taken out', async () => {
    const [one, two] = [await lastLeaf('movement', seen.movement), await lastLeaf('movement', seen.other)];
    await asOwner(
      `UPDATE leaf SET index = CASE index WHEN ${one} THEN ${two} ELSE ${one} END + 1000000 WHERE index IN (${one}, ${two})`,
      'UPDATE leaf SET index = index - 1000000 WHERE index >= 1000000',
    );
    const named = await breaches();
    expect(named).toContainEqual(expect.stringMatching(`^leaf ${one} \\(movement ${seen.other}\\)`));
    expect(named).toContainEqual(expect.stringMatching(`^leaf ${two} \\(movement ${seen.movement}\\)`));
    await asOwner(
      `UPDATE leaf SET index = CASE index WHEN ${one} THEN ${two} ELSE ${one} END + 1000000 WHERE index IN (${one}, ${two})`,
      'UPDATE leaf SET index = index - 1000000 WHERE index >= 1000000',
    );
    expect(await breaches()).toEqual([]);
    await asOwner(`DELETE FROM leaf WHERE index = ${one}`);
    expect(await breaches()).toContainEqual(
      expect.stringMatching(
        `^leaf ${Number(one) + 1} \\(.*\\) follows leaf ${Number(one) - 1}: what stood between is gone$`,
      ),
    );
  });

  test('a hundred made a thousand, with its account and its deposit', async () => {
    const id = randomUUID();
    await db.query(deposit, [id, ada.playerId, house.ctx.clock.now()]);
    await asOwner(
      'UPDATE posting SET amount = amount * 10, balance_after = balance_after * 10',
      'UPDATE account SET balance = balance * 10',
      'UPDATE deposit SET amount = amount * 10',
    );
    const report = await checkLedger(db);
    expect(report.isSound).toBe(true);
    const named = await breaches();
    expect(named).toContain(`deposit ${id} of player ${ada.playerId} is not what the log has of it`);
    const movements = await rowsOf('SELECT id FROM movement');
    for (const { id: movement } of movements)
      expect(named).toContainEqual(expect.stringMatching(`^movement ${movement} \\(.*is not what the log has of it$`));
    expect(named).toContainEqual(
      expect.stringMatching(`posting on account ${seen.account}: ${BigInt(String(seen.amount)) * 10n} EUR`),
    );
  });
});
