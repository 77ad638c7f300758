import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createStream } from '#domain/fairness/stream.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import { watchedStream } from '#domain/proof/algorithm/examples/watched-stream.ts';
import { algorithmPage } from '#domain/proof/algorithm/page.ts';
import { plainOf } from '#domain/proof/algorithm/plain.ts';
import { textsOf } from '#domain/proof/algorithm/texts-of.ts';
import { parseRecord } from '#domain/proof/record.ts';
import { verifyRecord } from '#domain/proof/verify-record.ts';

import words from '../../../public/locales/en/algorithm.json' with { type: 'json' };

const digits = z.string().regex(/^\d+$/);
const page = z.strictObject({
  id: z.enum(gameIds as [GameId, ...GameId[]]),
  name: z.string().min(1),
  rulesVersion: z.int().positive(),
  engine: z.string().regex(/^[a-z-]+(\/[a-z-]+)?$/),
  data: z.record(z.string(), z.json()).refine((data) => Object.keys(data).length > 0),
  examples: z
    .array(
      z.strictObject({
        record: z.looseObject({ gameId: z.string(), rulesVersion: z.int(), outcome: z.json(), payout: z.string() }),
        draws: z.array(z.strictObject({ below: z.int().positive().nullable(), drawn: z.int().nonnegative() })),
        left: z.boolean(),
        fractions: z.array(
          z.strictObject({ spot: z.string(), num: digits, den: digits, drawn: digits, paid: z.boolean() }),
        ),
      }),
    )
    .min(2),
});

/** Games whose rules count a version since wins are paid by a draw, and whose prizes are whole at every stake all the same. */
const alwaysWhole: readonly GameId[] = ['bingo-75', 'lotto-6-49', 'slot-quarter-bells', 'three-card-poker'];

describe('the page of each game’s algorithm', () => {
  it('crash: its records have no bet by hand, as those of its table', () => {
    const bets = z.array(z.object({ spot: z.string() }));
    const spots = algorithmPage('crash').examples.flatMap(({ record }) =>
      bets.parse(record.bets).map((bet) => bet.spot),
    );
    expect(spots).toEqual(expect.arrayContaining(['auto:9900.99']));
    expect(spots.filter((spot) => !spot.startsWith('auto:'))).toEqual([]);
  });

  it.each(gameIds)('%s: is of its shape as JSON', (id) => {
    const parsed = page.safeParse(JSON.parse(JSON.stringify(algorithmPage(id))));
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(parsed.data).toMatchObject({ id, rulesVersion: findGame(id)?.rulesVersion });
    const kept = ['figures', 'counts', 'top', 'topOpening', 'all', 'withRank'];
    expect(Object.keys(parsed.data?.data ?? {}).filter((key) => kept.includes(key))).toEqual([]);
  });

  it.each(gameIds)('%s: has examples that its engine plays again', (id) => {
    for (const { record } of algorithmPage(id).examples) {
      const read = parseRecord(JSON.parse(JSON.stringify(record)));
      expect(read.ok).toBe(true);
      const verified = verifyRecord(record);
      const steps = verified.ok ? verified.value : [];
      expect(steps.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['commitment', 'outcome', 'wins', 'payout']),
      );
      expect(steps.filter(({ matches }) => !matches)).toEqual([]);
    }
  });

  it.each(gameIds)('%s: has an example that leaves a part of a unit, where a prize can', (id) => {
    const game = findGame(id);
    const wasRounded = game?.roundedDown !== undefined || game?.former !== undefined;
    const canLeave = wasRounded && !alwaysWhole.includes(id);
    const fractions = algorithmPage(id).examples.flatMap((example) => example.fractions);
    expect(fractions.length > 0).toBe(canLeave);
    for (const { num, den, drawn, paid } of fractions)
      expect(paid).toBe(BigInt(drawn) < BigInt(num) && BigInt(num) < BigInt(den));
  });
});

/** Every action of a game: its examples show each of them. */
const actions: Partial<Record<GameId, readonly string[]>> = {
  blackjack: ['insure', 'decline', 'hit', 'stand', 'double', 'split'],
  'blackjack-surrender': ['insure', 'decline', 'hit', 'stand', 'double', 'split', 'surrender'],
  'caribbean-stud': ['call', 'fold'],
  'casino-holdem': ['call', 'fold'],
  coin: ['pick', 'cash-out'],
  craps: ['roll', 'bet', 'take-down', 'collect'],
  'craps-pocket': ['roll', 'bet', 'take-down'],
  hilo: ['higher', 'lower', 'same', 'skip', 'cash-out'],
  'let-it-ride': ['ride', 'take-back'],
  mines: ['reveal', 'cash-out'],
  penalty: ['pick', 'cash-out'],
  'slot-apothecary-row': ['pick'],
  'slot-lotus-hour': ['pick'],
  'slot-penny-proscenium': ['pick'],
  'three-card-poker': ['play', 'fold'],
  towers: ['pick', 'cash-out'],
  'ultimate-texas-holdem': ['raise-four', 'raise-three', 'raise-two', 'raise-one', 'check', 'fold'],
  war: ['war', 'surrender'],
};

/** Games in which best play for who left is counted over more deals than a page should wait for. */
const neverLeft: readonly GameId[] = [
  'bonus-deuces',
  'bonus-poker',
  'casino-holdem',
  'deuces-not-so-ugly',
  'double-double-bonus',
  'joker-poker',
  'loose-deuces',
];

describe('the examples of a game', () => {
  const roundsOf = (id: GameId) => algorithmPage(id).examples;
  const decided = gameIds.filter((id) => findGame(id)?.steps === 'many');

  it.each(decided)('%s: show every action', (id) => {
    const made = roundsOf(id).flatMap(({ record }) =>
      record.actions.map((action) => z.looseObject({ name: z.string() }).parse(action).name),
    );
    const own = actions[id] ?? (id === 'pai-gow-poker' ? ['set'] : ['draw']);
    expect([...new Set(made)].toSorted()).toEqual(own.toSorted());
  });

  it.each(decided)('%s: show a round that its player left, and one that was played to its end', (id) => {
    expect(roundsOf(id).some(({ left }) => left)).toBe(!neverLeft.includes(id));
    expect(roundsOf(id).some(({ left }) => !left)).toBe(true);
  });

  it.each(gameIds)('%s: show a bet that wins and one that loses', (id) => {
    const shares = roundsOf(id).map(({ record }) => [Number(record.payout), Number(record.stake)] as const);
    expect(shares.some(([payout, stake]) => payout > stake)).toBe(true);
    expect(shares.some(([payout, stake]) => payout < stake)).toBe(true);
  });

  it.each([
    ['slot-night-orchard', /"freeSpins":\[\{/],
    ['slot-polar-logbook', /"spread":\{/],
    ['slot-deep-foundry', /"hold":\{/],
    ['slot-lotus-hour', /"bonus":\{/],
    ['slot-orrery', /"inner":\d/],
    ['slot-seed-vault', /"freeSpins":\[\{/],
    ['slot-soda-siphon', /"clusters":\[\{/],
    ['towers', /"fell":true/],
    ['mines', /"hit":\d/],
    ['hilo', /"wrong":true/],
    ['roulette-prison', /"prison":\[/],
    ['war', /"ending":"war-won"/],
  ] as const)('%s: show %s', (id, feature) => {
    expect(
      roundsOf(id)
        .map(({ record }) => JSON.stringify(record.outcome))
        .join('\n'),
    ).toMatch(feature);
  });
});

describe('the texts of the engines', () => {
  const told = (id: GameId) =>
    textsOf(algorithmPage(id)).map((name) => Object.entries(words.engine).find(([key]) => key === name)?.[1]);

  /** What a game's texts say of one part, and the names in code among it. */
  const partOf = (id: GameId, part: string) => {
    const text = told(id)
      .flatMap((parts) => Object.entries(parts ?? {}).flatMap(([name, one]) => (name === part ? [one] : [])))
      .join('\n');
    const names = [...text.matchAll(/<code>(.*?)<\/code>/g)].flatMap(([, name = '']) => [name, ...name.split('.')]);
    return { text, names };
  };

  it.each(gameIds)('%s: say what may be bet, in which order its engine draws, and what comes back', (id) => {
    expect(partOf(id, 'bets').text).toMatch(/<code>/);
    expect(partOf(id, 'draws').text).toMatch(/below\(|draw|52 bits|words are taken/);
    expect(partOf(id, 'payment').text).toMatch(/return|win/);
  });

  it.each(gameIds)('%s: name every field of the outcome, and every action', (id) => {
    const { names } = partOf(id, 'outcome');
    const actions = partOf(id, 'decisions').names;
    for (const { record } of algorithmPage(id).examples) {
      expect(Object.keys(record.outcome ?? {}).filter((field) => !names.includes(field))).toEqual([]);
      const made = record.actions.map((action) => z.looseObject({ name: z.string() }).parse(action).name);
      expect(made.filter((name) => !actions.includes(name))).toEqual([]);
    }
  });

  it.each(gameIds.filter((id) => findGame(id)?.steps === 'many'))('%s: say how a round left alone ends', (id) => {
    expect(partOf(id, 'left').text).not.toBe('');
  });

  it('have no part but those that have a title', () => {
    const parts = Object.values(words.engine).flatMap((text) => Object.keys(text));
    expect(parts.filter((part) => !(part in words.part))).toEqual([]);
  });

  it('are all read by a game', () => {
    const read = new Set(gameIds.flatMap((id): readonly string[] => textsOf(algorithmPage(id))));
    expect(Object.keys(words.engine).filter((name) => !read.has(name))).toEqual([]);
  });
});

describe('the data of a page', () => {
  it('tells fractions and large integers as text, exactly', () => {
    expect(plainOf({ pays: { num: 39n, den: 20n }, whole: { num: 2n, den: 1n }, big: 2n ** 60n, small: 7n })).toEqual({
      pays: '39/20',
      whole: '2',
      big: '1152921504606846976',
      small: 7,
    });
  });

  it('leaves out functions and what engines keep for their figures', () => {
    expect(plainOf({ pay: () => 1, figures: [1], rows: new Map([['a', new Set([1])]]) })).toEqual({ rows: { a: [1] } });
  });

  it('refuses what is no data', () => {
    expect(() => plainOf([Symbol('no')])).toThrow(TypeError);
  });
});

describe('a watched stream', () => {
  it('draws what the stream draws, and writes it down', () => {
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'lucky', nonce: 0 };
    const plain = createStream(seeds);
    const { stream, draws } = watchedStream(createStream(seeds));
    const ranges = [52, 3_000_000_000, 3_000_000_000, 1];
    const drawn = ranges.map((below) => ({ below, drawn: plain.below(below) }));
    expect(ranges.map(stream.below)).toEqual(drawn.map((one) => one.drawn));
    expect(stream.u32()).toBe(plain.u32());
    expect(draws).toEqual([...drawn, { below: null, drawn: draws.at(-1)?.drawn }]);
  });
});
