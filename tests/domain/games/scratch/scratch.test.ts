import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { tableLimits } from '#domain/games/kit/table-limits.ts';
import { ticketReturn } from '#domain/games/scratch/figures.ts';
import { litCount, printPanel as printFerries } from '#domain/games/scratch/scratch-night-ferry/panel.ts';
import { game as nightFerry } from '#domain/games/scratch/scratch-night-ferry/rules.ts';
import { printPanel as printParcels, winCount } from '#domain/games/scratch/scratch-parcel-room/panel.ts';
import { game as parcelRoom } from '#domain/games/scratch/scratch-parcel-room/rules.ts';
import { drawTicket, freshSeries, ticketsLeft } from '#domain/games/scratch/series.ts';
import { pricesOf } from '#domain/games/scratch/ticket.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { recomputingTicket } from '#tests/support/recomputed.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const verifyFerry = recomputingTicket(nightFerry);
const verifyParcels = recomputingTicket(parcelRoom);

const games = [parcelRoom, nightFerry];
const serverSeed = '0123456789abcdef'.repeat(4);
const ticket = (amountMinor = 100n) => ({ spot: 'ticket', amountMinor });

describe('a series', () => {
  it('has as many tickets as published, the largest prize first and blanks last', () => {
    expect(games.map(({ prizes }) => ticketsLeft(freshSeries(prizes)))).toEqual([100_000, 120_000]);
    for (const { prizes } of games) {
      const multiples = prizes.map(({ multiple }) => multiple);
      expect(multiples).toEqual(multiples.toSorted((a, b) => b - a));
      expect(multiples.at(-1)).toBe(0);
    }
  });

  it('returns exactly what its table says', () => {
    const figures = games.map((game) => game.returns()[0]);
    expect(figures).toMatchObject([
      { returnToPlayer: rational(469n, 500n), hitFrequency: rational(31_629n, 100_000n), maxWin: rational(1500n) },
      { returnToPlayer: rational(143n, 150n), hitFrequency: rational(20_026n, 120_000n), maxWin: rational(1000n) },
    ]);
    expect(figures.map((row) => row && toDecimalString(row.variance, 2))).toEqual(['56.20', '78.25']);
  });

  it('pays out its whole table when it is drawn to the last ticket, whatever the order', { timeout: 20_000 }, () => {
    for (const { prizes } of games) {
      const stream = seededStream(3);
      let remaining: readonly number[] = freshSeries(prizes);
      let paid = 0;
      const drawn = prizes.map(() => 0);
      while (ticketsLeft(remaining) > 0) {
        const next = drawTicket(remaining, stream);
        drawn[next.prize] = (drawn[next.prize] ?? 0) + 1;
        paid += prizes[next.prize]?.multiple ?? 0;
        remaining = next.remaining;
      }
      expect(drawn).toEqual(prizes.map(({ tickets }) => tickets));
      expect(paid).toBe(prizes.reduce((sum, { multiple, tickets }) => sum + multiple * tickets, 0));
    }
  });

  it('makes every ticket left equally likely', () => {
    const remaining = [2, 0, 3];
    const prizesOf = [0, 1, 2, 3, 4].map((index) => drawTicket(remaining, { u32: () => 0, below: () => index }));
    expect(prizesOf.map(({ prize }) => prize)).toEqual([0, 0, 2, 2, 2]);
    expect(prizesOf[0]?.remaining).toEqual([1, 0, 3]);
    expect(prizesOf[4]?.remaining).toEqual([2, 0, 2]);
    expect(remaining).toEqual([2, 0, 3]);
  });

  it('tells the figures of what is left of it', () => {
    expect(ticketReturn(parcelRoom.prizes, [0, 0, 0, 0, 0, 0, 0, 1, 0, 3])).toMatchObject({
      returnToPlayer: rational(1n, 2n),
      hitFrequency: rational(1n, 4n),
    });
  });

  it('sells no ticket when none is left', () => {
    expect(() => drawTicket([0, 0], createStream({ serverSeed, clientSeed: 'none', nonce: 0 }))).toThrow(RangeError);
  });
});

describe('the printed ticket', () => {
  it('of the parcel room shows three equal amounts exactly when it wins, and that amount', () => {
    const stream = seededStream(4);
    for (const [prize, { multiple }] of parcelRoom.prizes.entries()) {
      for (let index = 0; index < 200; index += 1) {
        const panel = printParcels(prize, stream);
        expect(panel).toHaveLength(9);
        const thrice = [...new Set(panel)].filter(
          (amount) => panel.filter((other) => other === amount).length >= winCount,
        );
        expect(thrice).toEqual(multiple > 0 ? [multiple] : []);
      }
    }
  });

  it('of the night ferry sends a ferry to a lit berth exactly when it wins, with that amount', () => {
    const stream = seededStream(5);
    for (const [prize, { multiple }] of nightFerry.prizes.entries()) {
      for (let index = 0; index < 200; index += 1) {
        const { lit, ferries } = printFerries(prize, stream);
        expect(new Set(lit).size).toBe(litCount);
        expect(new Set(ferries.map(({ berth }) => berth)).size).toBe(8);
        const home = ferries.filter(({ berth }) => lit.includes(berth));
        expect(home.map((ferry) => ferry.multiple)).toEqual(multiple > 0 ? [multiple] : []);
      }
    }
  });
});

describe('a ticket', () => {
  it('is sold at three prices of each currency', () => {
    expect(pricesOf('EUR')).toEqual([100n, 200n, 500n]);
    for (const { parseBets } of games) {
      expect(parseBets([{ spot: 'ticket', amount: '2' }], 'EUR')).toEqual({ ok: true, value: [ticket(200n)] });
      expect(parseBets([{ spot: 'ticket', amount: '3' }], 'EUR')).toMatchObject({ facts: { reason: 'price_unknown' } });
      expect(parseBets([{ spot: 'tickets', amount: '2' }], 'EUR')).toMatchObject({ facts: { reason: 'spot_unknown' } });
    }
  });

  it('never returns more than a table may pay', () => {
    for (const game of games) {
      for (const currency of currencyCodes) {
        const most = pricesOf(currency).map((price) => game.maxPayoutOf([ticket(price)]));
        expect(most.every((payout) => payout <= tableLimits(currency).maxPayoutMinor)).toBe(true);
      }
    }
  });

  it('is decided by the first word and the tickets left, computed here by node:crypto', () => {
    const remaining = freshSeries(parcelRoom.prizes);
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const word = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest().readUInt32BE();
      let index = Number((BigInt(word) * 100_000n) >> 32n);
      const prize = remaining.findIndex((count) => {
        index -= count;
        return index < 0;
      });
      const seeds = { serverSeed, clientSeed: 'player-7', nonce };
      const multiple = parcelRoom.prizes[prize]?.multiple ?? 0;
      expect(verifyParcels(seeds, [ticket()], remaining)).toMatchObject({
        outcome: { prize, multiple },
        payoutMinor: 100n * BigInt(multiple),
      });
      const drawn = nightFerry.draw(freshSeries(nightFerry.prizes), createStream(seeds));
      expect(verifyFerry(seeds, [], freshSeries(nightFerry.prizes)).outcome).toMatchObject({ prize: drawn.prize });
    }
  });
});
