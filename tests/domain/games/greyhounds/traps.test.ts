import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainOf, isLinkOf } from '#domain/fairness/hash-chain.ts';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import { crashPointOf, drawCount, instantCrash, winningDraws } from '#domain/games/crash/paytable.ts';
import { game as dice, settle as settleDice } from '#domain/games/dice/rules.ts';
import { rollText } from '#domain/games/dice/spots.ts';
import { sheet as kenoSheet } from '#domain/games/keno/keno-40-10/paytable.ts';
import { settle as settleKeno } from '#domain/games/keno/keno-40-10/rules.ts';
import { mathsOf as kenoMathsOf } from '#domain/games/keno/maths.ts';
import { openShoe } from '#domain/games/kit/cards/shoe.ts';
import type { Bet, Settled } from '#domain/games/kit/game.ts';
import { crashOf } from '#domain/games/limbo/paytable.ts';
import { settle as settleLimbo } from '#domain/games/limbo/rules.ts';
import { planReturn } from '#domain/games/mines/maths.ts';
import { game as mines } from '#domain/games/mines/rules.ts';
import { boards, spotOf } from '#domain/games/plinko/boards.ts';
import { boardReturn } from '#domain/games/plinko/maths.ts';
import { settle as settlePlinko } from '#domain/games/plinko/rules.ts';
import { freshSeries } from '#domain/games/scratch/series.ts';
import { add, multiply, type Rational, rational, zero } from '#domain/maths/rational.ts';
import { type OpenProof, recompute } from '#domain/proof/recompute.ts';
import { recordOfSample } from '#domain/proof/sample-record.ts';
import { verifyRecord } from '#domain/proof/verify-record.ts';
import { verifyRecord as verifyInBrowser } from '#stores/history/verify.ts';
import { chanceOfCounts, countOf } from '#tests/support/chi-square.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const seedText = '0123456789abcdef'.repeat(4);
const bet = (spot: string, amountMinor: bigint): Bet => ({ spot, amountMinor });
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** The proof of a round of a game, of the kind its rounds have. */
const proofFor = (gameId: GameId, nonce: number): OpenProof => {
  const game = findGame(gameId);
  const remaining = game?.steps === 'series' ? freshSeries(game.prizes) : null;
  if (game?.steps !== 'shared') {
    const hash = commitmentOf(seedText);
    return { kind: 'seeds', serverSeed: seedText, serverSeedHash: hash, clientSeed: 'traps', nonce, remaining };
  }
  // Only what decides the round is asked for here; that the link is of the chain is another test's.
  const link = sha256(`link ${nonce}`);
  return { kind: 'chain', chain: 'traps', commitment: commitmentOf(link), salt: 'salt', index: 1, link };
};

describe('the dice', () => {
  it('have exactly 10,000 outcomes: with 10,001 no chance there is would return 99%', () => {
    const whole = 10_000;
    const bounds: number[] = [];
    const outcomes = new Set(
      Array.from({ length: whole }, (_, roll) => {
        const below = (n: number) => roll + 0 * bounds.push(n);
        return JSON.stringify(dice.play([], { u32: () => 0, below }).outcome);
      }),
    );
    expect([outcomes.size, new Set(bounds)]).toEqual([whole, new Set([whole])]);
    for (const wins of [1, 3, 99, 4_950, 5_000, 6_667, 9_800]) {
      const stake = BigInt(whole * wins);
      const paid = Array.from(
        { length: whole },
        (_, roll) => settleDice([bet(`under:${rollText(wins)}`, stake)], roll).payoutMinor,
      ).reduce((sum, payout) => sum + payout, 0n);
      expect(rational(paid, stake * BigInt(whole))).toEqual(rational(99n, 100n));
      expect(rational(paid, stake * BigInt(whole + 1))).not.toEqual(rational(99n, 100n));
    }
  });
});

/** Bets beside the samples whose multipliers are no whole numbers. */
const more: Partial<Record<GameId, readonly string[]>> = {
  dice: ['under:66.67', 'over:1.99', 'inside:10.00-77.77', 'outside:12.34-56.78'],
  limbo: ['target:1.01', 'target:3.33', 'target:17.29'],
  crash: ['auto:1.01', 'auto:3.33', 'auto:17.29'],
  plinko: ['rows:8:low', 'rows:13:medium', 'rows:16:high'],
  'keno-40-10': ['picks:low:3', 'picks:classic:1-2-3-4', 'picks:low:1-2', 'picks:high:5-9-20'],
  'keno-80-20': ['picks:classic:3', 'picks:classic:1-2-3-4', 'picks:classic:5-9-20-41-80'],
  mines: ['mines:3', 'mines:7'],
  cup: ['cup:1:winner:5', 'cup:4:order:6-2', 'cup:1:goals:3:over'],
  greyhounds: ['card:1:win:5', 'card:2:forecast:1-4'],
  horses: ['card:1:win:5', 'card:1:show:6', 'card:2:place:1'],
  baccarat: ['banker', 'player-pair'],
  'roulette-french': ['red'],
};
/** Where no bet stands without the ante. */
const withAnte: readonly GameId[] = ['caribbean-stud', 'casino-holdem', 'three-card-poker', 'ultimate-texas-holdem'];
/** Video poker stakes are whole coins on each hand. */
const unitOf: Partial<Record<GameId, bigint>> = {
  'deuces-not-so-ugly': 25n,
  'bonus-poker': 5n,
  'double-double-bonus': 5n,
  'loose-deuces': 5n,
  'bonus-deuces': 5n,
  'joker-poker': 5n,
  'jacks-or-better': 5n,
  // Three bets of equal size.
  'let-it-ride': 3n,
};

const playedAgain = (gameId: GameId, bets: readonly Bet[], nonce: number): Settled => {
  const game = findGame(gameId);
  if (!game) throw new RangeError(gameId);
  const proof = proofFor(gameId, nonce);
  // An action that brings an amount of its own would not grow with the stake: such a round plays itself out.
  const actions = cardOf(gameId).sample.actions.filter(({ amountMinor }) => amountMinor === undefined);
  const asked = recompute(game, proof, bets, actions);
  // A round that is over at once, or a choice that these cards do not give: what the house would do.
  const again = asked.ok ? asked : recompute(game, proof, bets, []);
  if (!again.ok) throw new RangeError(`${gameId}: ${again.code}`);
  return again.value.settled;
};

describe('a payout', () => {
  /** No stake of a table has so many minor units; at this factor the exact return shows. */
  const factor = 10n ** 12n;
  const paidLess = new Set<GameId>();
  const paidMore = new Set<GameId>();

  it.each(gameIds)('of %s is what is due, or the whole unit beside it', { timeout: 20_000 }, (gameId) => {
    const choices = [
      cardOf(gameId).sample.bets.map(({ spot }) => [spot]),
      (more[gameId] ?? []).map((spot) => [spot]),
      [cardOf(gameId).sample.bets.map(({ spot }) => spot)],
    ].flat();
    const opening = withAnte.includes(gameId) ? choices.slice(-1) : choices;
    fc.assert(
      fc.property(fc.constantFrom(...opening), fc.bigInt(1n, 997n), fc.nat(1_000_000), (spots, units, nonce) => {
        const stake = units * (unitOf[gameId] ?? 1n);
        const small = playedAgain(
          gameId,
          spots.map((spot) => bet(spot, stake)),
          nonce,
        );
        const large = playedAgain(
          gameId,
          spots.map((spot) => bet(spot, stake * factor)),
          nonce,
        );
        const missing = large.payoutMinor - small.payoutMinor * factor;
        const bets = BigInt(spots.length);
        expect(missing > -bets * factor && missing < bets * factor).toBe(true);
        // Up to one unit a bet is the large stake's own draw.
        if (missing > bets) paidLess.add(gameId);
        if (missing < -bets) paidMore.add(gameId);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('was paid the unit above and the unit below in every game with broken multipliers', () => {
    const broken: GameId[] = [
      'dice',
      'limbo',
      'crash',
      'plinko',
      'keno-40-10',
      'mines',
      'cup',
      'horses',
      'baccarat',
      'craps',
    ];
    expect(broken.filter((gameId) => !paidLess.has(gameId))).toEqual([]);
    expect(broken.filter((gameId) => !paidMore.has(gameId))).toEqual([]);
    // A zero and a flush are too rare here for both.
    const rare: GameId[] = ['roulette-french', 'ultimate-texas-holdem'];
    expect(rare.filter((gameId) => !paidLess.has(gameId) && !paidMore.has(gameId))).toEqual([]);
  });
});

describe('the crash formula', () => {
  const targets = fc.integer({ min: 101, max: 100_000_000 });

  it('lets exactly floor(0.99 · 2^52 / target) draws reach a target, in both games that use it: 99%, not 97%', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const wins = (99n * 2n ** 52n) / BigInt(target);
        expect(winningDraws(target)).toBe(wins);
        expect([crashPointOf(wins - 1n) >= target, crashPointOf(wins) < target]).toEqual([true, true]);
        expect([crashOf(wins - 1n) >= BigInt(target), crashOf(wins) < BigInt(target)]).toEqual([true, true]);
        // Its share of the return, within a hair below 99% and far above 97%.
        const missing = 99n * 2n ** 52n - wins * BigInt(target);
        expect(missing >= 0n && missing < BigInt(target)).toBe(true);
        const spot = `target:${(target / 100).toFixed(2)}`;
        expect(settleLimbo([bet(spot, 100n)], crashOf(wins - 1n)).payoutMinor).toBe(BigInt(target));
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  it('has no modulus: no draw crashes because it divides by something', () => {
    // "1 in 33 ends at 1.00" would break the order of the points, and end 3% of those rounds that climb.
    const draws = fc.bigInt(0n, drawCount - 34n);
    fc.assert(
      fc.property(draws, (draw) => {
        const points = Array.from({ length: 34 }, (_, step) => crashPointOf(draw + BigInt(step)));
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
      { numRuns: 2_000, seed: 7 },
    );
    const climbing = Array.from({ length: 3_300 }, (_, step) => crashPointOf(2n ** 50n + 33n * BigInt(step)));
    expect(climbing.every((point) => point > instantCrash)).toBe(true);
  });
});

const choose = (n: number, k: number): bigint =>
  k < 0 || k > n
    ? 0n
    : Array.from({ length: k }, (_, i) => i).reduce((ways, i) => (ways * BigInt(n - i)) / BigInt(i + 1), 1n);

/** The mean of what the rules themselves pay, by weights: a stake large enough that nothing is cut. */
const meanPaid = (cases: readonly { readonly paid: bigint; readonly weight: bigint }[], stake: bigint): Rational => {
  const whole = cases.reduce((sum, { weight }) => sum + weight, 0n);
  return cases.reduce(
    (sum, { paid, weight }) => add(sum, multiply(rational(paid, stake), rational(weight, whole))),
    zero,
  );
};

describe('a table', () => {
  it('of the mines claims 99% and returns exactly that, all 300 ways, by what a cash-out pays', () => {
    // Divisible by every number of safe ways, so that no payout is cut.
    for (let count = 1; count <= 24; count += 1)
      for (let picks = 1; picks <= 25 - count; picks += 1) {
        const chance = rational(choose(25 - count, picks), choose(25, picks));
        const stake = 100n * choose(25 - count, picks);
        const paid = mines.maxPayoutOf([bet(`mines:${count}:${picks}`, stake)]);
        expect(multiply(chance, rational(paid, stake))).toEqual(rational(99n, 100n));
        expect(planReturn(count, picks).returnToPlayer).toEqual(rational(99n, 100n));
      }
  });

  it.each(boards)('of plinko, $rows rows, $risk, returns what it claims, over all its paths', (board) => {
    const stake = 10_000n;
    const cases = Array.from({ length: board.rows + 1 }, (_, right) => ({
      paid: settlePlinko(
        [bet(spotOf(board), stake)],
        Array.from({ length: board.rows }, (_, row) => Number(row < right)),
      ).payoutMinor,
      weight: choose(board.rows, right),
    }));
    expect(boardReturn(board).returnToPlayer).toEqual(meanPaid(cases, stake));
  });

  it.each(['classic', 'low', 'high'] as const)('of keno, %s, returns what it claims, over all draws', (name) => {
    const stake = 10_000n;
    for (let picks = 1; picks <= 10; picks += 1) {
      const spot = `picks:${name}:${Array.from({ length: picks }, (_, index) => index + 1).join('-')}`;
      const cases = Array.from({ length: picks + 1 }, (_, hits) => ({
        paid: settleKeno(
          [bet(spot, stake)],
          Array.from({ length: 10 }, (_, index) => (index < hits ? index + 1 : 31 + index)),
        ).payoutMinor,
        weight: choose(10, hits) * choose(30, picks - hits),
      }));
      expect(kenoMathsOf(kenoSheet).kenoReturn(name, picks).returnToPlayer).toEqual(meanPaid(cases, stake));
    }
  });
});

describe('a shoe of six decks', () => {
  it('dealt to its end has every card six times, and then no more', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const deal = openShoe(6, createStream({ serverSeed: seedText, clientSeed: 'shoe', nonce: seed }));
      const counts = countOf(Array.from({ length: 312 }, () => `${deal()}`));
      expect([counts.size, new Set(counts.values())]).toEqual([52, new Set([6])]);
      expect(deal).toThrow(RangeError);
    }
  });

  it('is what blackjack draws from: 312 cards, one fewer for each that was dealt', () => {
    const bounds: number[] = [];
    blackjack.start([bet('hand', 100n)], { u32: () => 0, below: (n) => bounds.push(n) - 1 });
    expect(bounds.slice(0, 4)).toEqual([312, 311, 310, 309]);
    expect(bounds).toEqual(bounds.map((_, index) => 312 - index));
  });

  it('gives two cards as without replacement, which a shoe that puts cards back fails (chi-square, 99%)', () => {
    const stream = seededStream(52);
    const pairs = Array.from({ length: 120_000 }, () => {
      const deal = openShoe(6, stream);
      return [deal(), deal()] as const;
    });
    const ranks = Array.from({ length: 13 }, (_, rank) => rank);
    const joint = new Map(
      ranks.flatMap((a) => ranks.map((b) => [`${a} ${b}`, (24 * (a === b ? 23 : 24)) / (312 * 311)] as const)),
    );
    expect(chanceOfCounts(countOf(pairs.map(([a, b]) => `${a % 13} ${b % 13}`)), joint)).toBeGreaterThan(0.01);
    const same = countOf(pairs.map(([a, b]) => (a === b ? 'same' : 'other')));
    const without = 5 / 311;
    expect(
      chanceOfCounts(
        same,
        new Map([
          ['same', without],
          ['other', 1 - without],
        ]),
      ),
    ).toBeGreaterThan(0.01);
    expect(
      chanceOfCounts(
        same,
        new Map([
          ['same', 1 / 52],
          ['other', 51 / 52],
        ]),
      ),
    ).toBeLessThan(1e-6);
  });
});

describe('a commitment', () => {
  it('is the SHA-256 of the seed’s hex text, not of its bytes, for server, chain and verifiers alike', () => {
    const [text, bytes] = [sha256(seedText), sha256(Buffer.from(seedText, 'hex'))];
    expect(text).not.toBe(bytes);
    expect(commitmentOf(seedText)).toBe(text);
    expect(chainOf(seedText, 2)).toEqual([sha256(text), text, seedText]);
    expect([isLinkOf(text, 1, seedText), isLinkOf(bytes, 1, seedText)]).toEqual([true, false]);
  });

  it.each(['dice', 'crash', 'scratch-parcel-room'] as const)(
    'of the bytes is found out by every verifier: %s',
    (gameId) => {
      const place = { id: 'a', at: '2027-01-01T00:00:00.000Z' };
      const record = recordOfSample(gameId, proofFor(gameId, 1), place);
      const { proof } = record;
      const secret = (proof.kind === 'seeds' ? proof.serverSeed : proof.link) ?? '';
      const ofBytes = sha256(Buffer.from(secret, 'hex'));
      const forged = {
        ...record,
        proof: proof.kind === 'seeds' ? { ...proof, serverSeedHash: ofBytes } : { ...proof, commitment: ofBytes },
      };
      const verifiers = [
        verifyRecord,
        (round: typeof record) => verifyInBrowser({ round: { status: 'settled', ...round } } as never),
      ];
      for (const verify of verifiers) {
        const failed = (round: typeof record) => {
          const steps = verify(round);
          return steps.ok ? steps.value.filter(({ matches }) => !matches).map(({ name }) => name) : steps.code;
        };
        expect([failed(record), failed(forged)]).toEqual([[], ['commitment']]);
      }
    },
  );
});
