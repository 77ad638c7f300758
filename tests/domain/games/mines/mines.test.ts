import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import type { Json, Step } from '#domain/games/kit/game.ts';
import { planReturn, returnsByKind } from '#domain/games/mines/maths.ts';
import { chanceOfSafe, multiplierOf } from '#domain/games/mines/paytable.ts';
import { layMines, readRevealed } from '#domain/games/mines/round.ts';
import { game as mines } from '#domain/games/mines/rules.ts';
import { parseField } from '#domain/games/mines/spots.ts';
import { multiply, rational, subtract } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(mines);

const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const serverSeed = '0123456789abcdef'.repeat(4);
const seedsAt = (nonce: number) => ({ serverSeed, clientSeed: 'player-7', nonce });
const streamAt = (nonce: number) => createStream(seedsAt(nonce));
const tiles = Array.from({ length: 25 }, (_, tile) => tile);
const safeTiles = (count: number, nonce: number): number[] => {
  const lying = layMines(count, streamAt(nonce));
  return tiles.filter((tile) => !lying.includes(tile));
};
const reveal = (tile: number) => ({ name: 'reveal', tile });
const cashOut = { name: 'cash-out' };

/** The round after reveals of these tiles, and then perhaps a cash-out. */
const playOn = (spot: string, nonce: number, picks: readonly number[], stake = 100n): Step => {
  const placed = [bet(spot, stake)];
  return picks.reduce<Step>(
    (step, tile) => {
      if (step.status === 'settled') return step;
      const acted = mines.act(placed, step.state, reveal(tile), streamAt(nonce));
      if (!acted.ok) throw new Error(`refused: ${tile}`);
      return acted.value.step;
    },
    mines.start(placed, streamAt(nonce)),
  );
};

const stateOf = (step: Step): Json => {
  if (step.status !== 'open') throw new Error('settled');
  return step.state;
};

describe('a bet on mines', () => {
  it.each(['mines:1', 'mines:24', 'mines:3', 'mines:3:8', 'mines:3:22', 'mines:24:1'])('%s is taken', (spot) => {
    expect(mines.parseBets([{ spot, amount: '1' }], 'EUR').ok).toBe(true);
  });

  it.each([
    'mines:0',
    'mines:25',
    'mines:03',
    'mines:3:0',
    'mines:3:23',
    'mines:24:2',
    'mines:',
    'mines:3:',
    'mines:3 ',
  ])('%j is refused', (spot) => {
    expect(mines.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({ facts: { reason: 'spot_unknown' } });
  });

  it('stands alone', () => {
    const two = ['mines:3', 'mines:4'].map((spot) => ({ spot, amount: '1' }));
    expect(mines.parseBets(two, 'EUR')).toMatchObject({ facts: { reason: 'too_many_bets' } });
  });
});

describe('the return of mines', () => {
  it('is exactly 99% for all 277 plans that a stake may reach', () => {
    const rows = returnsByKind();
    expect(rows).toHaveLength(277);
    for (const { returnToPlayer, variance, maxWin } of rows) {
      expect(returnToPlayer).toEqual(rational(99n, 100n));
      // One prize m: variance = 0.99 m − 0.99².
      expect(variance).toEqual(subtract(multiply(rational(99n, 100n), maxWin), rational(9_801n, 10_000n)));
    }
  });

  it('pays what one works out by hand: 0.99 · 25/22, 0.99 · 25/22 · 24/21, and one safe tile among 25', () => {
    expect(multiplierOf(3, 1)).toEqual(rational(9n, 8n));
    expect(multiplierOf(3, 2)).toEqual(rational(9n, 7n));
    expect(multiplierOf(24, 1)).toEqual(rational(99n, 4n));
    // C(25, 12) = 5,200,300 fields, of which one is missed by 13 picks.
    expect(multiplierOf(12, 13)).toEqual(rational(5_148_297n));
  });

  it('has chances that follow by a second way: fields that miss the picks, C(25 − k, m) / C(25, m)', () => {
    const choose = (n: number, k: number): bigint => (k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k));
    for (let count = 1; count <= 24; count += 1) {
      for (let picks = 1; picks <= 25 - count; picks += 1) {
        expect(chanceOfSafe(count, picks)).toEqual(rational(choose(25 - picks, count), choose(25, count)));
      }
    }
  });

  it('follows by a third way from what the rules pay over every field of 2 mines', () => {
    // A stream that lays exactly the two mines asked for.
    const laying = (first: number, second: number) => {
      const words = [first, second > first ? second - 1 : second];
      return { u32: () => 0, below: () => words.shift() ?? 0 };
    };
    const stake = 10n ** 6n * 23n * 22n * 21n;
    const placed = [bet('mines:2', stake)];
    let paid = 0n;
    for (const first of tiles) {
      for (const second of tiles.filter((tile) => tile !== first)) {
        let step = mines.start(placed, laying(first, second));
        for (const tile of [12, 0, 7]) {
          if (step.status === 'settled') break;
          const acted = mines.act(placed, step.state, reveal(tile), laying(first, second));
          if (acted.ok) step = acted.value.step;
        }
        if (step.status === 'open') paid += mines.finish(placed, step.state, laying(first, second)).payoutMinor;
      }
    }
    expect(rational(paid, 25n * 24n * stake)).toEqual(rational(99n, 100n));
    expect(planReturn(2, 3).hitFrequency).toEqual(rational(22n * 21n, 25n * 24n));
  });
});

describe('a round of mines', () => {
  it('opens tiles, tells the multipliers, and pays a cash-out to the part of a unit', () => {
    const [a = 0, b = 0] = safeTiles(3, 1);
    const open = playOn('mines:3', 1, [a, b], 250n);
    expect(open).toEqual({
      status: 'open',
      state: { revealed: [a, b] },
      view: { mines: 3, picksMax: 22, revealed: [a, b], multiplier: '1.2857', nextMultiplier: '1.4785' },
      choices: [
        { name: 'reveal', addsMinor: 0n },
        { name: 'cash-out', addsMinor: 0n },
      ],
    });
    const placed = [bet('mines:3', 250n)];
    const acted = mines.act(placed, stateOf(open), cashOut, streamAt(1));
    const outcome = { mines: layMines(3, streamAt(1)), revealed: [a, b], hit: null, multiplier: '1.2857' };
    // 250 · 9/7 = 321 3/7
    const wins = [{ spot: 'mines:3', stakeMinor: 250n, payoutMinor: 321n, rest: rational(3n, 7n) }];
    expect(acted).toEqual({
      ok: true,
      value: { step: { status: 'settled', outcome, payoutMinor: 321n, wins }, added: [] },
    });
  });

  it('offers no cash-out before the first pick', () => {
    const started = mines.start([bet('mines:5')], streamAt(2));
    expect(started).toMatchObject({ choices: [{ name: 'reveal' }], view: { multiplier: null, revealed: [] } });
  });

  it('ends on a mine, and then shows them all', () => {
    const [hit = 0] = layMines(3, streamAt(3));
    const [safe = 0] = safeTiles(3, 3);
    expect(playOn('mines:3', 3, [safe, hit])).toEqual({
      status: 'settled',
      outcome: { mines: layMines(3, streamAt(3)), revealed: [safe], hit, multiplier: '0.0000' },
      payoutMinor: 0n,
      wins: [],
    });
  });

  it('pays by itself after the last safe tile, or after the pick that the bet names', () => {
    const all = playOn('mines:3', 4, safeTiles(3, 4));
    expect(all).toMatchObject({ status: 'settled', payoutMinor: 227_700n });
    expect(playOn('mines:3:2', 4, safeTiles(3, 4).slice(0, 2))).toMatchObject({ status: 'settled', payoutMinor: 128n });
    expect(mines.maxPayoutOf([bet('mines:3')])).toBe(227_700n);
    expect(mines.maxPayoutOf([bet('mines:3:2')])).toBe(129n);
  });

  it('left alone, is cashed out; with nothing picked yet, the stake comes back', () => {
    const placed = [bet('mines:3')];
    const open = playOn('mines:3', 5, safeTiles(3, 5).slice(0, 3));
    expect(mines.finish(placed, stateOf(open), streamAt(5)).payoutMinor).toBe(147n);
    const untouched = mines.finish(placed, stateOf(mines.start(placed, streamAt(5))), streamAt(5));
    expect(untouched).toMatchObject({ payoutMinor: 100n, outcome: { hit: null, multiplier: '1.0000' } });
  });

  it.each([
    ['an open tile', { name: 'reveal', tile: 'open' }, 'tile_open'],
    ['a tile beside the field', reveal(25), 'tile_unknown'],
    ['a negative tile', reveal(-1), 'tile_unknown'],
    ['half a tile', reveal(1.5), 'tile_unknown'],
    ['a tile as text', { name: 'reveal', tile: '7' }, 'tile_unknown'],
    ['no tile', { name: 'reveal' }, 'shape'],
    ['more than a tile', { name: 'reveal', tile: 1, mines: [] }, 'shape'],
    ['a cash-out with a tile', { name: 'cash-out', tile: 1 }, 'shape'],
    ['another choice', { name: 'double' }, 'action_unknown'],
    ['no choice', {}, 'shape'],
    ['text', 'cash-out', 'shape'],
    ['nothing', null, 'shape'],
  ])('refuses %s', (_, action, reason) => {
    const [safe = 0] = safeTiles(3, 6);
    const state = stateOf(playOn('mines:3', 6, [safe]));
    const sent =
      action !== null && typeof action === 'object' && 'tile' in action && action.tile === 'open'
        ? reveal(safe)
        : action;
    const refused = mines.act([bet('mines:3')], state, sent, streamAt(6));
    expect(refused).toEqual({ ok: false, code: 'action_invalid', facts: { reason } });
  });

  it('refuses a cash-out before the first pick', () => {
    const placed = [bet('mines:3')];
    const state = stateOf(mines.start(placed, streamAt(6)));
    expect(mines.act(placed, state, cashOut, streamAt(6))).toMatchObject({ facts: { reason: 'nothing_to_cash_out' } });
  });

  it('is a bug with the state or the bets of another game', () => {
    expect(() => readRevealed({ cards: [] })).toThrow(TypeError);
    expect(() => mines.start([bet('red')], streamAt(0))).toThrow(RangeError);
    expect(parseField('constructor')).toBeUndefined();
  });

  it('is played again from its seeds and its actions', () => {
    const [a = 0, b = 0] = safeTiles(3, 7);
    const placed = [bet('mines:3')];
    const replayed = verifyRound(seedsAt(7), placed, [reveal(a), reveal(b), cashOut]);
    // 100 · 9/7 = 128 4/7, and 100 · 9/8 = 112 1/2
    const draws = (den: number) => createStream(seedsAt(7), 'fraction').below(den);
    const two = draws(7) < 4 ? 129n : 128n;
    expect(replayed).toMatchObject({ status: 'settled', payoutMinor: two, outcome: { revealed: [a, b] } });
    const one = draws(2) < 1 ? 113n : 112n;
    expect(verifyRound(seedsAt(7), placed, [reveal(a)])).toMatchObject({ payoutMinor: one });
    expect(() => verifyRound(seedsAt(7), placed, [reveal(a), reveal(a)])).toThrow(RangeError);
  });
});

describe('the mines', () => {
  it('lie by one word each, drawn from what is left, computed here by node:crypto', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const bytes = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest();
      const rest = [...tiles];
      const lying = Array.from({ length: 5 }, (_, index) => {
        const word = bytes.readUInt32BE(4 * index);
        return rest.splice(Number((BigInt(word) * BigInt(rest.length)) >> 32n), 1)[0] ?? -1;
      });
      expect(layMines(5, streamAt(nonce))).toEqual(lying.toSorted((a, b) => a - b));
    }
  });

  it('are in nothing that is shown: two fields with the same safe picks look the same until the end', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat(5_000),
        fc.nat(5_000),
        fc.integer({ min: 0, max: 5 }),
        (count, one, other, picks) => {
          const spot = `mines:${count}`;
          const safeInBoth = safeTiles(count, one).filter((tile) => safeTiles(count, other).includes(tile));
          const path = safeInBoth.slice(0, Math.min(picks, 24 - count));
          const [left, right] = [playOn(spot, one, path), playOn(spot, other, path)];
          expect(left.status).toBe('open');
          expect(left).toEqual(right);
          compared += 1;
        },
      ),
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('stay where they are, whatever the player does', () => {
    const placed = [bet('mines:4')];
    const ways = [safeTiles(4, 8).slice(0, 3), safeTiles(4, 8).slice(5, 9), []];
    const fields = ways.map((way) => mines.finish(placed, stateOf(playOn('mines:4', 8, way)), streamAt(8)).outcome);
    for (const field of fields) expect(field).toMatchObject({ mines: layMines(4, streamAt(8)) });
  });

  it('never pay less than nothing nor more than the most that was told, nor more than 99% over the chance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.nat(5_000),
        fc.bigInt(1n, 10n ** 9n),
        fc.shuffledSubarray(tiles, { minLength: 1 }),
        (count, nonce, stake, way) => {
          const placed = [bet(`mines:${count}`, stake)];
          const step = playOn(`mines:${count}`, nonce, way, stake);
          const settled = step.status === 'settled' ? step : mines.finish(placed, step.state, streamAt(nonce));
          expect(settled.payoutMinor >= 0n && settled.payoutMinor <= mines.maxPayoutOf(placed)).toBe(true);
          const { revealed } = settled.outcome as { revealed: number[] };
          const { num, den } = multiplierOf(count, revealed.length);
          expect(settled.payoutMinor * den <= stake * num).toBe(true);
        },
      ),
    );
  });

  it('lie on every tile as often as on any other, at 99% (GLI-19 3.2.2)', () => {
    const rounds = 20_000;
    const counts = new Array<number>(25).fill(0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      for (const tile of layMines(3, createStream({ serverSeed, clientSeed: 'chi-square', nonce }))) {
        counts[tile] = (counts[tile] ?? 0) + 1;
      }
    }
    // Three of 25 without replacement: the sum over the tiles is chi-square of 24 degrees after (25 − 1) / (25 − 3).
    const due = (3 * rounds) / 25;
    const chiSquare = (24 / 22) * counts.reduce((sum, seen) => sum + (seen - due) ** 2 / due, 0);
    expect(chiSquare).toBeLessThan(42.98);
  });
});
