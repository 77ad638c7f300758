import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSeries } from '#contract/games/series.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { game as nightFerry } from '#domain/games/scratch/scratch-night-ferry/rules.ts';
import { game as parcelRoom } from '#domain/games/scratch/scratch-parcel-room/rules.ts';
import { freshSeries, type Prize, ticketsLeft } from '#domain/games/scratch/series.ts';
import { createScratchGame } from '#domain/games/scratch/ticket.ts';
import { type Db, sql } from '#server/db/db.ts';
import { lockPlay } from '#server/db/queries/seeds.ts';
import { buyTicket } from '#server/db/queries/series.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { rotateSeeds } from '#server/services/fairness/rotate-seeds.ts';
import { playSeries } from '#server/services/games/play-series.ts';
import { seriesOnSale } from '#server/services/games/series-on-sale.ts';
import { addPlayer, audit, fund, fundsOf, type House, hour, minute, openHouse, releaseTogether } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(async () => {
  await audit(house);
  await auditSeries();
});
afterAll(() => house.close());

const design = (id: string, prizes: readonly Prize[]) =>
  createScratchGame({ id, name: id, rulesVersion: 1, prizes, print: (prize) => [prize] });

/** Ten tickets for 11 prices; a name for each test, so that no test buys from another's series. */
const small = (id: string) =>
  design(id, [
    { multiple: 6, tickets: 1 },
    { multiple: 2, tickets: 2 },
    { multiple: 1, tickets: 1 },
    { multiple: 0, tickets: 6 },
  ]);

const seat = sql(
  'test_scratch_seat',
  `INSERT INTO game_session (id, player_id, player_session_id, provider, game_id, currency, demo, demo_balance, min_stake,
     max_stake, max_payout, cash_account, bonus_account, house_account, opened_at, seen_at)
   SELECT $1, $2, $3, 'Paper Boat', $4, 'EUR', $5, CASE WHEN $5 THEN 100000 END, 10, 50000, 1000000,
     CASE WHEN NOT $5 THEN ledger_account($2, 'EUR', 'cash', '') END,
     CASE WHEN NOT $5 THEN ledger_account($2, 'EUR', 'bonus', '') END,
     CASE WHEN NOT $5 THEN ledger_account(NULL, 'EUR', 'gaming', $4) END, $6, $6`,
);

type Game = ReturnType<typeof design>;
type Seat = { readonly player: PlayerSession; readonly sessionId: string; readonly game: Game; readonly demo: boolean };

/** A table of tickets that may be of no catalogue. */
const sitDown = async (player: PlayerSession, game: Game, demo = false): Promise<Seat> => {
  const sessionId = randomUUID();
  const now = house.ctx.clock.now();
  await house.ctx.db.query(seat, [sessionId, player.playerId, player.sessionId, game.id, demo, now]);
  return { player, sessionId, game, demo };
};

const buy = ({ player, sessionId, game, demo }: Seat, roundId = randomUUID(), priceMinor = 100n, ctx = house.ctx) => {
  const { playerId } = player;
  const table = { playerId, gameId: game.id, currency: 'EUR' as const, maxPayoutMinor: 1_000_000n, demo };
  const bets = [{ spot: 'ticket', amountMinor: priceMinor }];
  return playSeries(ctx, { table, game, bets, input: { sessionId, roundId, bets } });
};

/** Another process of the house, as far as hints and turns go. */
const elsewhere = () => ({ ...house.ctx, db: { ...house.ctx.db } });

const bought = async (from: Seat, priceMinor = 100n, ctx = house.ctx) => {
  const placed = await buy(from, randomUUID(), priceMinor, ctx);
  if (!placed.ok) throw new Error(placed.code);
  if (placed.value.round.status !== 'settled' || placed.value.round.proof.kind !== 'seeds') throw new Error('open');
  return { ...placed.value.round, proof: placed.value.round.proof };
};

const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

type Series = { number: number; owner: string; price: bigint; remaining: number[]; closed: boolean };
const allSeries = sql(
  'test_all_series',
  `SELECT number, owner, price, remaining, closed_at IS NOT NULL AS closed FROM scratch_series WHERE game_id = $1
   ORDER BY owner, price, number`,
);
const seriesOf = (game: Game) => house.ctx.db.query<Series>(allSeries, [game.id]);

const strayTickets = sql(
  'test_stray_tickets',
  `SELECT s.id, s.printed, s.remaining FROM scratch_series s
   WHERE (SELECT sum(n) FROM unnest(s.printed) n) - (SELECT sum(n) FROM unnest(s.remaining) n)
      <> (SELECT count(*) FROM round r WHERE r.series_id = s.id)
   OR EXISTS (SELECT FROM generate_subscripts(s.printed, 1) i WHERE s.printed[i] - s.remaining[i] <>
     (SELECT count(*) FROM round r WHERE r.series_id = s.id AND (r.outcome->>'prize')::int = i - 1))`,
);
/** Every series lacks exactly the tickets that rounds were paid for, prize by prize. */
const auditSeries = async () => expect(await house.ctx.db.query(strayTickets)).toEqual([]);

const paidBySeries = sql(
  'test_paid_by_series',
  `SELECT sum(r.payout) AS paid FROM scratch_series s JOIN round r ON r.series_id = s.id WHERE s.game_id = $1 AND s.number = 1`,
);

const exclude = sql('test_exclude_player', 'UPDATE player SET excluded_until = $2 WHERE id = $1');

describe('a ticket', () => {
  it('costs its price, pays its prize and leaves its series', async () => {
    const game = small('one-ticket');
    const player = await addPlayer(house, 'EUR', 10_000n);
    const table = await sitDown(player, game);
    const round = await bought(table);
    expect(round).toMatchObject({
      stake: '1.00',
      balanceBefore: '100.00',
      proof: { nonce: 0, remaining: [1, 2, 1, 6] },
    });
    expect(minorOf(round.balanceAfter)).toBe(9_900n + minorOf(round.payout));
    expect(await fundsOf(house, player)).toEqual({ cash: minorOf(round.balanceAfter), bonus: 0n });
    const prize = Number(round.outcome['prize']);
    const left = [1, 2, 1, 6].map((count, index) => count - Number(index === prize));
    expect(await seriesOf(game)).toMatchObject([{ number: 1, owner: '', remaining: left, closed: false }]);
    expect((await bought(table)).proof.remaining).toEqual(left);
  });

  it('is what anyone computes from the revealed seeds and the tickets left before it', async () => {
    const table = await sitDown(await addPlayer(house, 'EUR', 10_000n), parcelRoom);
    const rounds = [await bought(table), await bought(table), await bought(table, 500n)];
    const rotated = await rotateSeeds(house.ctx, table.player, {});
    if (!rotated.ok) throw new Error(rotated.code);
    const { serverSeed } = rotated.value.revealed;
    for (const { proof, outcome, payout, stake } of rounds) {
      const stream = createStream({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce });
      const bets = [{ spot: 'ticket', amountMinor: minorOf(stake) }];
      const settled = parcelRoom.settle(bets, parcelRoom.draw(proof.remaining ?? [], stream));
      expect(settled).toMatchObject({ outcome, payoutMinor: minorOf(payout) });
    }
    expect(rounds.map(({ proof }) => ticketsLeft(proof.remaining ?? []))).toEqual([100_000, 99_999, 100_000]);
  });

  it('takes cash first and pays the bonus part back to the bonus', async () => {
    const game = design('bonus-ticket', [
      { multiple: 3, tickets: 2 },
      { multiple: 0, tickets: 0 },
    ]);
    const player = await addPlayer(house, 'EUR', 60n);
    await fund(house, player, 'EUR', 1_000n, 'bonus');
    await bought(await sitDown(player, game));
    expect(await fundsOf(house, player)).toEqual({ cash: 180n, bonus: 1_000n - 40n + 120n });
  });

  it('is refused without money, to the excluded, in an expired session and to a stranger; nothing leaves the series', async () => {
    const game = small('refused-ticket');
    const player = await addPlayer(house, 'EUR', 150n);
    const table = await sitDown(player, game);
    expect(await buy(table, randomUUID(), 200n)).toEqual({
      ok: false,
      code: 'insufficient_funds',
      facts: { balance: '1.50', currency: 'EUR' },
    });
    await house.ctx.db.query(exclude, [player.playerId, new Date(house.ctx.clock.now().getTime() + hour)]);
    expect(await buy(table)).toEqual({ ok: false, code: 'player_excluded' });
    await house.ctx.db.query(exclude, [player.playerId, null]);
    house.passTime(31 * minute);
    expect(await buy(table)).toEqual({ ok: false, code: 'game_session_expired' });
    expect(await fundsOf(house, player)).toEqual({ cash: 150n, bonus: 0n });
    for (const { remaining } of await seriesOf(game)) expect(remaining).toEqual(freshSeries(game.prizes));
  });
});

describe('the pace of a table', () => {
  it('holds for tickets too: the next one too soon is refused with the wait, and stays in its series', async () => {
    const game = small('too-soon');
    const table = await sitDown(await addPlayer(house, 'EUR', 1_000n), game);
    const paced = { ...house.ctx, config: { ...house.ctx.config, paceQuickMs: 2_500 } };
    await bought(table, 100n, paced);
    house.passTime(1_000);
    const again = await buy(table, randomUUID(), 500n, paced);
    expect(again).toEqual({ ok: false, code: 'too_soon', facts: { waitMs: 1_500 } });
    house.passTime(1_500);
    expect((await buy(table, randomUUID(), 500n, paced)).ok).toBe(true);
    expect((await seriesOf(game)).map(({ remaining }) => ticketsLeft(remaining))).toEqual([9, 9]);
  });
});

describe('the same round id', () => {
  it('fifty times at once is one ticket with one answer; another price is refused', async () => {
    const game = small('same-id');
    const player = await addPlayer(house, 'EUR', 10_000n);
    const table = await sitDown(player, game);
    const roundId = randomUUID();
    const acts = Array.from({ length: 50 }, () => () => buy(table, roundId, 100n, elsewhere()));
    const answers = await releaseTogether(house, player, acts);
    expect(answers[0]?.ok).toBe(true);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await buy(table, roundId, 200n)).toEqual({ ok: false, code: 'idempotency_key_reused' });
    expect(ticketsLeft((await seriesOf(game))[0]?.remaining ?? [])).toBe(9);
  });
});

describe('a process that dies', () => {
  const killOwn = sql('test_kill_own', 'SELECT pg_terminate_backend(pg_backend_pid())');

  it('while a ticket is booked has sold none; asked again elsewhere it is sold once', async () => {
    const game = small('dies-booking');
    const table = await sitDown(await addPlayer(house, 'EUR', 1_000n), game);
    const roundId = randomUUID();
    await bought(table);
    const before = [await seriesOf(game), await fundsOf(house, table.player)];
    const { db } = house.ctx;
    const query: Db['query'] = (statement, values) =>
      statement !== buyTicket
        ? db.query(statement, values)
        : db.transaction(async (tx) => {
            await tx.query(statement, values);
            return tx.query(killOwn);
          });
    await expect(buy(table, roundId, 100n, { ...house.ctx, db: { ...db, query } })).rejects.toThrow();
    expect([await seriesOf(game), await fundsOf(house, table.player)]).toEqual(before);
    const again = await buy(table, roundId);
    expect(again.ok).toBe(true);
    expect(ticketsLeft((await seriesOf(game))[0]?.remaining ?? [])).toBe(8);
  });

  it('before its answer is out has sold one; asked again elsewhere it is the same', async () => {
    const game = small('dies-answering');
    const table = await sitDown(await addPlayer(house, 'EUR', 1_000n), game);
    const roundId = randomUUID();
    const { db } = house.ctx;
    const query: Db['query'] = async (statement, values) => {
      const rows = await db.query(statement, values);
      if (statement === buyTicket) throw new Error('died');
      return rows as never;
    };
    await expect(buy(table, roundId, 100n, { ...house.ctx, db: { ...db, query } })).rejects.toThrow('died');
    const sold = [await seriesOf(game), await fundsOf(house, table.player)];
    expect(ticketsLeft((await seriesOf(game))[0]?.remaining ?? [])).toBe(9);
    expect((await buy(table, roundId)).ok).toBe(true);
    expect([await seriesOf(game), await fundsOf(house, table.player)]).toEqual(sold);
  });
});

describe('the series on sale', () => {
  it('are shown one a price, with every prize printed and left and the exact return of the rest', async () => {
    const table = await sitDown(await addPlayer(house, 'EUR', 10_000n), nightFerry);
    const round = await bought(table, 200n);
    const shown = await seriesOnSale(house.ctx, table.player, table.sessionId);
    if (!shown.ok) throw new Error(shown.code);
    expect(
      shown.value.series.map(({ price, number, ticketsPrinted, ticketsLeft: left }) => [
        price,
        number,
        ticketsPrinted,
        left,
      ]),
    ).toEqual([
      ['1.00', 1, 120_000, 120_000],
      ['2.00', 1, 120_000, 119_999],
      ['5.00', 1, 120_000, 120_000],
    ]);
    const [one, two] = shown.value.series;
    expect(one?.returnLeft).toEqual({ num: 143, den: 150 });
    expect(two?.prizes[0]).toEqual({
      multiple: 1000,
      amount: '2000.00',
      printed: 6,
      left: 6 - Number(round.payout === '2000.00'),
    });
    const { num, den } = two?.returnLeft ?? { num: 0, den: 1 };
    const won = minorOf(round.payout) / 200n;
    expect(BigInt(num) * 119_999n).toBe((114_400n - won) * BigInt(den));
    expect(readSeries.response.safeParse(shown.value).success).toBe(true);
  });

  it('are nobody else’s to read, and no other game has any', async () => {
    const table = await sitDown(await addPlayer(house), nightFerry);
    const stranger = await addPlayer(house);
    expect(await seriesOnSale(house.ctx, stranger, table.sessionId)).toEqual({
      ok: false,
      code: 'game_session_invalid',
    });
    const dice = await sitDown(stranger, small('dice'));
    expect(await seriesOnSale(house.ctx, stranger, dice.sessionId)).toEqual({
      ok: false,
      code: 'game_session_invalid',
    });
    house.passTime(31 * minute);
    expect(await seriesOnSale(house.ctx, table.player, table.sessionId)).toEqual({
      ok: false,
      code: 'game_session_expired',
    });
  });
});

describe('a series', () => {
  it('sold to the end pays exactly its prize table, and the next one opens with its last prize', async () => {
    const game = small('whole-series');
    const table = await sitDown(await addPlayer(house, 'EUR', 10_000n), game);
    const rounds: Awaited<ReturnType<typeof bought>>[] = [];
    while ((await seriesOf(game)).length < 4) rounds.push(await bought(table));
    const paid = rounds.reduce((sum, { payout }) => sum + minorOf(payout), 0n);
    expect(paid).toBe(3n * 1_100n);
    const series = await seriesOf(game);
    expect(series.map(({ number, closed }) => [number, closed])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
    ]);
    for (const { remaining, closed } of series) expect(remaining.slice(0, -1)).toEqual(closed ? [0, 0, 0] : [1, 2, 1]);
    // The last ticket of a series always won: nobody was sold one that could not.
    const lastOfEach = rounds.filter((_, index) => ticketsLeft(rounds[index + 1]?.proof.remaining ?? [10]) === 10);
    expect(lastOfEach.length).toBe(3);
    for (const { payout } of lastOfEach) expect(minorOf(payout)).toBeGreaterThan(0n);
  });

  it('of any design pays exactly its table by its last prize, whoever buys in whatever order', async () => {
    const prizes = fc.uniqueArray(
      fc.record({ multiple: fc.integer({ min: 1, max: 90 }), tickets: fc.integer({ min: 0, max: 4 }) }),
      {
        minLength: 1,
        maxLength: 4,
        selector: ({ multiple }) => multiple,
      },
    );
    const designs = fc
      .tuple(prizes, fc.integer({ min: 0, max: 8 }))
      .filter(([won]) => won.some(({ tickets }) => tickets > 0))
      .map(([won, blanks]) => [...won.toSorted((a, b) => b.multiple - a.multiple), { multiple: 0, tickets: blanks }]);
    await fc.assert(
      fc.asyncProperty(designs, fc.integer({ min: 1, max: 4 }), async (table, buyers) => {
        const game = design(`any-design-${randomUUID()}`, table);
        const seats = await Promise.all(
          Array.from({ length: buyers }, async () => sitDown(await addPlayer(house, 'EUR', 1_000_000n), game)),
        );
        while ((await seriesOf(game)).length < 2) await Promise.all(seats.map((seat) => bought(seat)));
        const [first] = await seriesOf(game);
        expect(first).toMatchObject({ number: 1, closed: true });
        expect(first?.remaining.slice(0, -1).every((count) => count === 0)).toBe(true);
        const [sum] = await house.ctx.db.query<{ paid: bigint }>(paidBySeries, [game.id]);
        expect(sum?.paid).toBe(
          table.reduce((total, { multiple, tickets }) => total + BigInt(100 * multiple * tickets), 0n),
        );
      }),
      { numRuns: 15, seed: 11 },
    );
  });

  it('has its own for each price', async () => {
    const game = small('three-prices');
    const table = await sitDown(await addPlayer(house, 'EUR', 10_000n), game);
    await bought(table, 100n);
    await bought(table, 100n);
    await bought(table, 500n);
    const left = (await seriesOf(game)).map(({ price, remaining }) => [price, ticketsLeft(remaining)]);
    expect(left).toEqual([
      [100n, 8],
      [500n, 9],
    ]);
  });

  it('of play money is the player’s own: it moves neither the real one nor another player’s', async () => {
    const game = small('play-money');
    const [ada, grace] = [await addPlayer(house, 'EUR', 1_000n), await addPlayer(house)];
    const [real, demo, other] = [
      await sitDown(ada, game),
      await sitDown(await addPlayer(house), game, true),
      await sitDown(grace, game, true),
    ];
    for (let ticket = 0; ticket < 3; ticket++) await bought(demo);
    expect((await bought(real)).proof.remaining).toEqual([1, 2, 1, 6]);
    expect((await bought(other)).proof.remaining).toEqual([1, 2, 1, 6]);
    expect(await fundsOf(house, demo.player)).toEqual({ cash: 0n, bonus: 0n });
    const series = await seriesOf(game);
    expect(series.map(({ owner, remaining }) => [owner, ticketsLeft(remaining)]).sort()).toEqual(
      [
        ['', 9],
        [demo.player.playerId, 7],
        [grace.playerId, 9],
      ].sort(),
    );
  });

  it.each([
    ['of one process', () => house.ctx],
    ['each of a process of its own', elsewhere],
  ])('fifty buyers at once, %s, take fifty tickets, each out of what the one before left', async (name, process) => {
    const game = design(`fifty-buyers-${name.length}`, [
      { multiple: 20, tickets: 3 },
      { multiple: 1, tickets: 20 },
      { multiple: 0, tickets: 40 },
    ]);
    const seats = await Promise.all(
      Array.from({ length: 50 }, async () => sitDown(await addPlayer(house, 'EUR', 500n), game)),
    );
    const rounds = await Promise.all(seats.map((seat) => bought(seat, 100n, process())));
    const order = rounds.map(({ proof }) => ticketsLeft(proof.remaining ?? [])).sort((a, b) => b - a);
    expect(order).toEqual(Array.from({ length: 50 }, (_, index) => 63 - index));
    const [series] = await seriesOf(game);
    expect(ticketsLeft(series?.remaining ?? [])).toBe(13);
    const funds = await Promise.all(seats.map(({ player }) => fundsOf(house, player)));
    const won = rounds.reduce((sum, { payout }) => sum + minorOf(payout), 0n);
    expect(funds.reduce((sum, { cash }) => sum + cash, 0n)).toBe(50n * 400n + won);
  });

  it('is changed by fifty buyers across its end without a ticket lost or sold twice', async () => {
    const game = small('across-the-end');
    const seats = await Promise.all(
      Array.from({ length: 50 }, async () => sitDown(await addPlayer(house, 'EUR', 500n), game)),
    );
    const rounds = await Promise.all(seats.map((seat) => bought(seat, 100n, elsewhere())));
    const series = await seriesOf(game);
    expect(series.filter(({ closed }) => !closed)).toHaveLength(1);
    const sold = series.reduce((sum, { remaining }) => sum + 10 - ticketsLeft(remaining), 0);
    expect(sold).toBe(50);
    const prizesGone = series.reduce((sum, { remaining }) => {
      const left = game.prizes.reduce((paid, { multiple }, index) => paid + multiple * (remaining[index] ?? 0), 0);
      return sum + 11 - left;
    }, 0);
    expect(rounds.reduce((sum, { payout }) => sum + minorOf(payout), 0n)).toBe(BigInt(prizesGone) * 100n);
  });

  it('is sold on while one buyer is held up', async () => {
    const game = small('held-up');
    const held = await sitDown(await addPlayer(house, 'EUR', 1_000n), game);
    const others = [await addPlayer(house, 'EUR', 1_000n), await addPlayer(house, 'EUR', 1_000n)];
    const tables = await Promise.all(others.map((player) => sitDown(player, game)));
    const waiting = await house.ctx.db.transaction(async (tx) => {
      await tx.query(lockPlay, [held.player.playerId]);
      const last = bought(held);
      const left = await Promise.all(
        tables.map(async (table) => ticketsLeft((await bought(table)).proof.remaining ?? [])),
      );
      expect(left.toSorted((a, b) => a - b)).toEqual([9, 10]);
      return { last };
    });
    expect(ticketsLeft((await waiting.last).proof.remaining ?? [])).toBe(8);
  });

  it('goes on at once while deposits lock the buyers’ accounts in the other order', async () => {
    const game = small('with-deposits');
    const player = await addPlayer(house, 'EUR', 10_000n);
    const one = await sitDown(player, game);
    const other = await sitDown(await addPlayer(house, 'EUR', 10_000n), game);
    const acts = Array.from({ length: 15 }, () => [
      bought(one),
      fund(house, player, 'EUR', 100n),
      bought(other, 100n, elsewhere()),
    ]).flat();
    await Promise.all(acts);
    expect((await seriesOf(game)).filter(({ closed }) => !closed)).toHaveLength(1);
  });
});
