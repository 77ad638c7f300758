import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnsByKind } from '#domain/games/fishing/fishing/maths.ts';
import { drawCount, findTarget, targets } from '#domain/games/fishing/fishing/paytable.ts';
import { game as fishing, settle } from '#domain/games/fishing/fishing/rules.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { compare, rational, toPercentString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(fishing);

const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });
const serverSeed = 'f00d'.repeat(16);
const drawOf = (nonce: number): number => {
  const { outcome } = verifyRound({ serverSeed, clientSeed: 'harbour', nonce });
  return (outcome as { draw: number }).draw;
};

describe('the targets', () => {
  it('pay back as much of 96.5% as whole draws allow, never more', () => {
    for (const { pays, catches } of targets) {
      expect(pays * catches).toBeLessThanOrEqual(96_500);
      expect(pays * (catches + 1)).toBeGreaterThan(96_500);
    }
  });

  it('return exactly what is told, by a second way: settled at every one of the 100,000 draws', () => {
    const told = new Map(returnsByKind().map((row) => [row.kind, row]));
    expect(told.size).toBe(targets.length);
    for (const [spot, row] of told) {
      let [paid, squares, hits] = [0n, 0n, 0n];
      for (let draw = 0; draw < drawCount; draw += 1) {
        const { payoutMinor } = settle([bet(spot, 1n)], draw);
        paid += payoutMinor;
        squares += payoutMinor * payoutMinor;
        hits += payoutMinor > 0n ? 1n : 0n;
      }
      const whole = BigInt(drawCount);
      expect(row).toMatchObject({
        returnToPlayer: rational(paid, whole),
        variance: rational(squares * whole - paid * paid, whole * whole),
        hitFrequency: rational(hits, whole),
      });
      expect(compare(row.returnToPlayer, rational(964n, 1000n))).toBe(1);
    }
  });

  it.each([
    ['target:sardine', '96.500%', '48.250%', 2n],
    ['target:stingray', '96.480%', '2.412%', 40n],
    ['target:whale', '96.500%', '0.193%', 500n],
  ])('say of %s: returns %s, caught %s', (spot, rtp, chance, maxWin) => {
    const row = returnsByKind().find(({ kind }) => kind === spot);
    expect(row && toPercentString(row.returnToPlayer, 3)).toBe(rtp);
    expect(row && toPercentString(row.hitFrequency, 3)).toBe(chance);
    expect(row?.maxWin).toEqual(rational(maxWin));
  });
});

describe('a shot', () => {
  it("catches below the target's draws and misses from there on", () => {
    expect(settle([bet('target:shark')], 642)).toEqual({
      status: 'settled',
      outcome: { draw: 642, target: 'shark', caught: true },
      payoutMinor: 15_000n,
      wins: [{ spot: 'target:shark', stakeMinor: 100n, payoutMinor: 15_000n }],
    });
    expect(settle([bet('target:shark')], 643)).toMatchObject({ payoutMinor: 0n, wins: [] });
  });

  it('is one bet on one target', () => {
    const accepts = (bets: unknown) => fishing.parseBets(bets, 'EUR').ok;
    const at = (spot: string) => ({ spot, amount: '1' });
    for (const { id } of targets) expect(accepts([at(`target:${id}`)])).toBe(true);
    for (const spot of ['shark', 'target:', 'target:Shark', 'target:shark ', 'target:constructor', '__proto__']) {
      expect(accepts([at(spot)])).toBe(false);
    }
    expect(accepts([at('target:shark'), at('target:whale')])).toBe(false);
    expect(accepts([])).toBe(false);
  });

  it('never returns less than nothing or more than the most that was told', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...targets),
        fc.bigInt(1n, 10n ** 12n),
        fc.nat(drawCount - 1),
        ({ id }, stake, draw) => {
          const bets = [bet(`target:${id}`, stake)];
          const { payoutMinor } = settle(bets, draw);
          expect(payoutMinor === 0n || payoutMinor === fishing.maxPayoutOf(bets)).toBe(true);
        },
      ),
    );
  });

  it('depends on seeds, nonce and target alone, computed here by node:crypto', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const word = createHmac('sha256', serverSeed).update(`harbour:${nonce}:0`).digest().readUInt32BE();
      const draw = Number((BigInt(word) * 100_000n) >> 32n);
      const seeds = { serverSeed, clientSeed: 'harbour', nonce };
      const caught = draw < (findTarget('target:turtle')?.catches ?? 0);
      expect(verifyRound(seeds, [bet('target:turtle')])).toMatchObject({
        outcome: { draw, target: 'turtle', caught },
        payoutMinor: caught ? 2_000n : 0n,
      });
    }
  });
});

describe('shots over time, with fixed seeds', () => {
  const shots = Array.from({ length: 40_000 }, (_, nonce) => drawOf(nonce));

  it('fall evenly over the draws, at 99%', () => {
    const counts = new Array<number>(50).fill(0);
    for (const draw of shots) counts[Math.floor(draw / 2_000)] = (counts[Math.floor(draw / 2_000)] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, seen) => sum + (seen - 800) ** 2 / 800, 0);
    // The 99th percentile of chi-square with 49 degrees of freedom.
    expect(chiSquare).toBeLessThan(74.919);
  });

  // Ten tests that are to hold together at 99%, so each at 99.9%: 3.291 standard errors.
  it.each(targets)('catch $id as often as told, at 99% for all of them', ({ catches }) => {
    const chance = catches / drawCount;
    const caught = shots.filter((draw) => draw < catches).length;
    const error = Math.sqrt(shots.length * chance * (1 - chance));
    expect(Math.abs(caught - shots.length * chance) / error).toBeLessThan(3.291);
  });

  it('have no memory: after a catch, and after ten misses, a target is caught as often as ever', () => {
    const { catches } = targets[1] ?? { catches: 0 };
    const chance = catches / drawCount;
    const caught = shots.map((draw) => draw < catches);
    const afterCatch = caught.filter((_, index) => index > 0 && caught[index - 1]);
    const afterMisses = caught.filter((_, index) => index >= 10 && !caught.slice(index - 10, index).includes(true));
    for (const sample of [afterCatch, afterMisses]) {
      expect(sample.length).toBeGreaterThan(500);
      const error = Math.sqrt(sample.length * chance * (1 - chance));
      expect(Math.abs(sample.filter(Boolean).length - sample.length * chance) / error).toBeLessThan(2.576);
    }
  });
});
