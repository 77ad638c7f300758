import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import type { Json } from '#domain/games/kit/game.ts';
import { tableLimits } from '#domain/games/kit/table-limits.ts';
import type { Panel as DuelPanel } from '#domain/games/scratch/scratch-fox-and-crow/panel.ts';
import { game as foxAndCrow } from '#domain/games/scratch/scratch-fox-and-crow/rules.ts';
import { baskets, type Panel as MarketPanel } from '#domain/games/scratch/scratch-market-day/panel.ts';
import { game as marketDay } from '#domain/games/scratch/scratch-market-day/rules.ts';
import type { Panel as PlanePanel } from '#domain/games/scratch/scratch-paper-planes/panel.ts';
import { game as paperPlanes } from '#domain/games/scratch/scratch-paper-planes/rules.ts';
import type { Panel as HallPanel } from '#domain/games/scratch/scratch-parish-hall/panel.ts';
import { game as parishHall } from '#domain/games/scratch/scratch-parish-hall/rules.ts';
import type { Panel as TidePanel } from '#domain/games/scratch/scratch-tide-table/panel.ts';
import { game as tideTable } from '#domain/games/scratch/scratch-tide-table/rules.ts';
import { gardens } from '#domain/games/scratch/scratch-word-garden/gardens.ts';
import type { Panel as GardenPanel } from '#domain/games/scratch/scratch-word-garden/panel.ts';
import { game as wordGarden } from '#domain/games/scratch/scratch-word-garden/rules.ts';
import { freshSeries, ticketsLeft } from '#domain/games/scratch/series.ts';
import { splitsOf } from '#domain/games/scratch/splits.ts';
import { pricesOf, type ScratchGame } from '#domain/games/scratch/ticket.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { recomputingTicket } from '#tests/support/recomputed.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const verifyDuel = recomputingTicket(foxAndCrow);
const verifyMarket = recomputingTicket(marketDay);
const verifyPlane = recomputingTicket(paperPlanes);
const verifyHall = recomputingTicket(parishHall);
const verifyTide = recomputingTicket(tideTable);
const verifyGarden = recomputingTicket(wordGarden);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Each game, how a player reads its paper, its figures by hand, and its verifier. */
const tickets = [
  {
    game: foxAndCrow,
    verify: verifyDuel,
    printed: 100_000,
    worth: 95_600,
    variance: '53.08',
    read: (panel: Json) => {
      const { rows } = panel as unknown as DuelPanel;
      for (const { fox, crow } of rows) {
        expect(fox).not.toBe(crow);
        expect(Math.min(fox, crow)).toBeGreaterThanOrEqual(1);
        expect(Math.max(fox, crow)).toBeLessThanOrEqual(20);
      }
      expect(rows).toHaveLength(5);
      return sum(rows.flatMap(({ fox, crow, multiple }) => (fox > crow ? [multiple] : [])));
    },
  },
  {
    game: marketDay,
    verify: verifyMarket,
    printed: 120_000,
    worth: 115_200,
    variance: '85.23',
    read: (panel: Json) => {
      const { stalls } = panel as unknown as MarketPanel;
      expect(stalls).toHaveLength(12);
      return sum(
        baskets.flatMap(({ need, multiple }, good) => {
          const found = stalls.filter((stall) => stall === good).length;
          expect(found === need || found <= 2).toBe(true);
          return found === need ? [multiple] : [];
        }),
      );
    },
  },
  {
    game: paperPlanes,
    verify: verifyPlane,
    printed: 80_000,
    worth: 76_400,
    variance: '89.35',
    read: (panel: Json) => {
      const { winds, strips } = panel as unknown as PlanePanel;
      const rows = Array.from({ length: 5 }, (_, lane) => winds.slice(lane * 4, lane * 4 + 4));
      let lane = 2;
      for (const column of [0, 1, 2, 3]) lane += rows[lane]?.[column] ?? Number.NaN;
      expect(strips).toHaveLength(5);
      return strips[lane] ?? Number.NaN;
    },
  },
  {
    game: parishHall,
    verify: verifyHall,
    printed: 100_000,
    worth: 96_500,
    variance: '76.63',
    read: (panel: Json) => {
      const { rows, calls } = panel as unknown as HallPanel;
      expect(new Set(calls).size).toBe(12);
      expect(new Set(rows.flatMap(({ numbers }) => numbers)).size).toBe(16);
      return sum(
        rows.flatMap(({ numbers, multiple }) => {
          const called = numbers.filter((number) => calls.includes(number)).length;
          expect([0, 1, 2, 4]).toContain(called);
          return called === 4 ? [multiple] : [];
        }),
      );
    },
  },
  {
    game: wordGarden,
    verify: verifyGarden,
    printed: 100_000,
    worth: 96_200,
    variance: '112.70',
    read: (panel: Json) => {
      const { garden, letters } = panel as unknown as GardenPanel;
      expect(new Set(letters).size).toBe(14);
      const whole = gardens[garden]?.words.filter(({ word }) => [...word].every((letter) => letters.includes(letter)));
      return [0, 0, 0, 1, 3, 10, 40, 200, 1500][whole?.length ?? 9] ?? Number.NaN;
    },
  },
  {
    game: tideTable,
    verify: verifyTide,
    printed: 90_000,
    worth: 86_220,
    variance: '119.10',
    read: (panel: Json) => {
      const { tide, moon, gates } = panel as unknown as TidePanel;
      expect(gates).toHaveLength(6);
      expect(new Set(gates.map(({ levels }) => levels.join(''))).size).toBe(6);
      const open = gates.filter(({ levels }) => levels.join('') === tide.join(''));
      return moon * sum(open.map(({ multiple }) => multiple));
    },
  },
] as const;

const printedOn = (game: ScratchGame, prize: number, stream: ReturnType<typeof seededStream>): Json => {
  const only = game.prizes.map((_, row) => (row === prize ? 1 : 0));
  return game.draw(only, stream).panel;
};

describe.each(tickets)('$game.name', ({ game, verify, printed, worth, variance, read }) => {
  it('has the tickets and the exact return of its prize table', () => {
    expect(ticketsLeft(freshSeries(game.prizes))).toBe(printed);
    expect(sum(game.prizes.map(({ multiple, tickets: count }) => multiple * count))).toBe(worth);
    const [figures] = game.returns();
    expect(figures?.returnToPlayer).toEqual(rational(BigInt(worth), BigInt(printed)));
    expect(figures && toDecimalString(figures.variance, 2)).toBe(variance);
    expect(worth / printed).toBeGreaterThanOrEqual(0.9533);
    expect(worth / printed).toBeLessThanOrEqual(0.97);
    const multiples = game.prizes.map(({ multiple }) => multiple);
    expect(multiples).toEqual(multiples.toSorted((a, b) => b - a));
    expect(multiples.at(-1)).toBe(0);
  });

  it('prints paper that reads as its prize and as nothing else, for every prize', () => {
    const stream = seededStream(21);
    for (const [prize, { multiple }] of game.prizes.entries())
      for (let index = 0; index < 120; index += 1) expect(read(printedOn(game, prize, stream))).toBe(multiple);
  });

  it('is sold where its first prize can be paid, and computed again by its verifier', () => {
    for (const currency of currencyCodes)
      for (const amountMinor of pricesOf(currency))
        expect(game.maxPayoutOf([{ spot: 'ticket', amountMinor }])).toBeLessThanOrEqual(
          tableLimits(currency).maxPayoutMinor,
        );
    const bets = [{ spot: 'ticket', amountMinor: 200n }];
    const fresh = freshSeries(game.prizes);
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const seeds = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'player-7', nonce };
      expect(verify(seeds, bets, fresh)).toEqual(game.settle(bets, game.draw(fresh, createStream(seeds))));
    }
  });
});

describe('an amount printed as several', () => {
  it('is split in all ways, and 0 in none', () => {
    expect(splitsOf(5, [5, 3, 2, 1], 2)).toEqual([[5], [3, 2]]);
    expect(splitsOf(4, [3, 2, 1], 3)).toEqual([
      [3, 1],
      [2, 2],
      [2, 1, 1],
    ]);
    expect(splitsOf(0, [3, 2, 1], 3)).toEqual([[]]);
    expect(splitsOf(9, [2], 3)).toEqual([]);
  });
});

describe('the beds of the word garden', () => {
  it('make exactly as many words whole as they are kept for, and words cross where they say', () => {
    for (const { words, beds } of gardens) {
      expect(words).toHaveLength(10);
      expect(beds).toHaveLength(9);
      for (const [count, sets] of beds.entries())
        for (const letters of sets) {
          expect(new Set(letters).size).toBe(14);
          expect(words.filter(({ word }) => [...word].every((letter) => letters.includes(letter)))).toHaveLength(count);
        }
      const cells = new Map<string, string>();
      for (const { word, row, column, down } of words)
        for (const [step, letter] of [...word].entries()) {
          const place = `${row + (down ? step : 0)}:${column + (down ? 0 : step)}`;
          expect(cells.get(place) ?? letter).toBe(letter);
          cells.set(place, letter);
        }
      expect(cells.size).toBeLessThan(words.reduce((total, { word }) => total + word.length, 0));
    }
  });
});
