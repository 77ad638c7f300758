import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freeSpinsReturns, topChance } from '#domain/games/slots/free-spins/maths.ts';
import { playRound, settle } from '#domain/games/slots/free-spins/rules.ts';
import { game as slotNightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/rules.ts';
import { nightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/title.ts';
import { spinAt } from '#domain/games/slots/free-spins/spin.ts';
import { compare, rational, subtract, toDecimalString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const {
  factor: freeSpinFactor,
  award: freeSpinsAward,
  most: freeSpinsMax,
  unitsAStake: lineCount,
  pays: linePays,
  scatterPays: moonPays,
  unitsMax,
  paylines,
  strips,
  symbols,
} = nightOrchard;

const verifyRound = recomputing(slotNightOrchard);

const bet = (amountMinor: bigint) => ({ spot: 'spin', amountMinor });
const numberOf = (value: { num: bigint; den: bigint }): number => Number(toDecimalString(value, 15));
const [figures] = freeSpinsReturns(nightOrchard);
if (!figures) throw new Error('no figures');

describe('the reels', () => {
  it('have 30 stops, wilds on the middle three alone, and never two moons in sight', () => {
    for (const [reel, strip] of strips.entries()) {
      expect(strip).toHaveLength(30);
      expect([...strip].filter((letter) => !(letter in symbols))).toEqual([]);
      expect(strip.includes('L')).toBe(reel > 0 && reel < 4);
      expect(strip.match(/M/g)).toHaveLength(1);
    }
  });

  it('are crossed by 20 different lines', () => {
    expect(new Set(paylines.map(String)).size).toBe(lineCount);
    for (const line of paylines) expect(line).toHaveLength(5);
  });
});

describe('a spin', () => {
  /** The stops at which the reels show these five symbols in the middle row. */
  const middle = (symbols: string) => strips.map((strip, reel) => (strip.indexOf(symbols.charAt(reel)) + 29) % 30);
  const first = (symbols: string) => spinAt(nightOrchard, middle(symbols), 1).lines.find(({ line }) => line === 0);

  it.each([
    ['OOOOO', 'O', 5, 2500],
    ['OLLLO', 'O', 5, 2500],
    ['FFFFB', 'F', 4, 250],
    ['PLPSA', 'P', 3, 40],
    ['SSSSE', 'S', 4, 30],
  ])('pays %s from the left', (symbols, symbol, count, units) => {
    expect(first(symbols)).toEqual({ line: 0, symbol, count, units });
  });

  it.each(['SSSAB', 'OOFFF', 'MLLLO', 'AEEEE'])('pays nothing for %s', (symbols) => {
    expect(first(symbols)).toBeUndefined();
  });

  it('pays moons anywhere, and everything threefold in a free spin', () => {
    const stops = middle('MMMMM');
    expect(spinAt(nightOrchard, stops, 1)).toMatchObject({ moons: 5, moonUnits: moonPays[2] });
    expect(spinAt(nightOrchard, stops, 3).units).toBe(3 * spinAt(nightOrchard, stops, 1).units);
  });
});

describe('the return', () => {
  it('is 96.660% with a variance of 17.61 and a hit in three spins', () => {
    expect(toDecimalString(figures.returnToPlayer, 6)).toBe('0.966603');
    expect(toDecimalString(figures.variance, 3)).toBe('17.607');
    expect(toDecimalString(figures.hitFrequency, 4)).toBe('0.3356');
    expect(figures.maxWin).toEqual(rational(500n));
    expect(compare(topChance(nightOrchard), rational(1n, 2_500_000n))).toBe(1);
  });

  it('is by a second way, chances multiplied and free spins by recursion, that of a round without a cap but a trifle', () => {
    const share = (reel: number, letters: string) =>
      [...(strips[reel] ?? '')].filter((symbol) => letters.includes(symbol)).length / 30;
    let line = 0;
    for (const [symbol, [three, four, five]] of Object.entries(linePays)) {
      const [q2 = 0, q3 = 0, q4 = 0, q5 = 0] = [1, 2, 3, 4].map((reel) => share(reel, `${symbol}L`));
      line += share(0, symbol) * q2 * q3 * ((1 - q4) * three + q4 * (1 - q5) * four + q4 * q5 * five);
    }
    // Each reel shows its moon in three of 30 stops.
    const moons = (count: number, ways: number): number => ways * 0.1 ** count * 0.9 ** (5 - count);
    const [three, four, five] = [moons(3, 10), moons(4, 5), moons(5, 1)];
    const spin = line + (three * moonPays[0] + four * moonPays[1] + five * moonPays[2]) / lineCount;
    const trigger = three + four + five;
    // The free spins still to come, from the last spin of the longest round backwards.
    const spinsLeft = new Map<string, number>();
    for (let awarded = freeSpinsMax; awarded > 0; awarded -= freeSpinsAward) {
      for (let played = awarded - 1; played >= 0; played -= 1) {
        const left = (most: number) => spinsLeft.get(`${played + 1}/${most}`) ?? 0;
        const more = left(Math.min(awarded + freeSpinsAward, freeSpinsMax));
        spinsLeft.set(`${played}/${awarded}`, 1 + (1 - trigger) * left(awarded) + trigger * more);
      }
    }
    const freeSpins = spinsLeft.get(`0/${freeSpinsAward}`) ?? 0;
    const uncapped = spin * (1 + trigger * freeSpinFactor * freeSpins);
    expect(uncapped - numberOf(figures.returnToPlayer)).toBeGreaterThan(0);
    expect(uncapped - numberOf(figures.returnToPlayer)).toBeLessThan(1e-3);
  });

  it('agrees with 200,000 simulated rounds within four standard errors', { timeout: 20_000 }, () => {
    const rounds = 200_000;
    const stream = seededStream(20);
    let [paid, squares, hits] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const won = playRound(nightOrchard, stream).units / lineCount;
      paid += won;
      squares += won * won;
      hits += Number(won > 0);
    }
    const mean = numberOf(figures.returnToPlayer);
    const variance = numberOf(figures.variance);
    const hit = numberOf(figures.hitFrequency);
    expect(Math.abs(paid / rounds - mean)).toBeLessThan(4 * Math.sqrt(variance / rounds));
    expect(Math.abs(hits / rounds - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / rounds));
    expect(squares / rounds - (paid / rounds) ** 2).toBeGreaterThan(variance / 2);
  });

  it('has figures of a real distribution', () => {
    for (const value of [figures.returnToPlayer, figures.hitFrequency, topChance(nightOrchard)]) {
      expect(value.num).toBeGreaterThan(0n);
      expect(compare(subtract(value, rational(1n)), rational(0n))).toBe(-1);
    }
  });
});

describe('bets from the wire', () => {
  it('are one spin of all lines', () => {
    const parse = (spot: string) => slotNightOrchard.parseBets([{ spot, amount: '1' }], 'EUR');
    expect(parse('spin')).toEqual({ ok: true, value: [bet(100n)] });
    expect(parse('lines:20')).toMatchObject({ ok: false, facts: { reason: 'spot_unknown' } });
  });
});

describe('a round', () => {
  const serverSeed = '0123456789abcdef'.repeat(4);
  const seedsOf = (nonce: number) => ({ serverSeed, clientSeed: 'player-7', nonce });

  it('takes five words a spin from its stream, computed here by node:crypto', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const block = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest();
      const stops = [0, 4, 8, 12, 16].map((at) => Number((BigInt(block.readUInt32BE(at)) * 30n) >> 32n));
      expect(verifyRound(seedsOf(nonce)).outcome).toMatchObject({ spin: { stops } });
    }
  });

  it('plays free spins after three moons, ten more after three in them, thirty at most', () => {
    const seen = new Set<number>();
    const stream = seededStream(8);
    for (let index = 0; index < 60_000; index += 1) {
      const { spin, freeSpins, units } = playRound(nightOrchard, stream);
      if (units === unitsMax) continue;
      const again = freeSpins.filter(({ moons }) => moons >= 3).length;
      const awarded = Math.min(freeSpinsMax, freeSpinsAward * (again + Number(spin.moons >= 3)));
      expect(freeSpins).toHaveLength(awarded);
      expect(units).toBe(freeSpins.reduce((sum, free) => sum + free.units, spin.units));
      seen.add(freeSpins.length);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 10, 20, 30]);
  });

  it('pays 500 times the stake at the most', () => {
    const moons = strips.map((strip) => strip.indexOf('M'));
    let word = 0;
    const round = playRound(nightOrchard, { u32: () => 0, below: () => moons[word++ % 5] ?? 0 });
    // 50 stakes for five moons, then three times as much in each free spin, until 500 are reached.
    expect(round.freeSpins).toHaveLength(3);
    expect(round.units).toBe(unitsMax);
    expect(settle(nightOrchard, [bet(7n)], round).payoutMinor).toBe(3500n);
    expect(slotNightOrchard.maxPayoutOf([bet(7n)])).toBe(3500n);
  });

  it('rounds the sum of its wins down to the minor unit', () => {
    const stream = seededStream(9);
    for (let index = 0; index < 500; index += 1) {
      const round = playRound(nightOrchard, stream);
      const { payoutMinor, wins } = settle(nightOrchard, [bet(13n)], round);
      expect(payoutMinor).toBe((13n * BigInt(round.units)) / 20n);
      expect(wins).toHaveLength(payoutMinor > 0n ? 1 : 0);
    }
  });
});
