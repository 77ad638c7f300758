import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { edgesByKind, returnsByKind } from '#domain/games/craps/craps-pocket/maths.ts';
import { pocketSpots } from '#domain/games/craps/craps-pocket/paytable.ts';
import { game as crapsPocket } from '#domain/games/craps/craps-pocket/rules.ts';
import { allRolls, type Roll, totalOf } from '#domain/games/craps/dice.ts';
import { maxReturnOf } from '#domain/games/craps/maths.ts';
import type { Json, Step } from '#domain/games/kit/game.ts';
import { mostAt } from '#domain/games/kit/share.ts';
import { add, compare, multiply, type Rational, rational, subtract } from '#domain/maths/rational.ts';
import { casting, dice } from '../../../support/craps-dice.ts';

const rows = new Map(returnsByKind().map((row) => [row.kind, row]));
const rowOf = (kind: string) => {
  const row = rows.get(kind);
  if (!row) throw new Error(`no such kind: ${kind}`);
  return row;
};
const one = rational(1n);
const float = ({ num, den }: Rational): number => Number(num) / Number(den);

describe('the figures of the cards', () => {
  it.each([
    ['pass', [488n, 495n]],
    ['dont-pass', [217n, 220n]],
    ['field', [35n, 36n]],
    ['under-7', [23n, 24n]],
    ['seven', [23n, 24n]],
    ['over-7', [23n, 24n]],
  ] as const)('are known of %s', (kind, [num, den]) => {
    expect(rowOf(kind).returnToPlayer).toEqual(rational(num, den));
    expect(edgesByKind().get(kind)?.edge).toEqual(subtract(one, rational(num, den)));
  });

  it('are a whole return for odds on every point, with the dice and against them', () => {
    for (const point of [4, 5, 6, 8, 9, 10])
      for (const kind of [`odds:${point}`, `odds-against:${point}`]) expect(rowOf(kind).returnToPlayer).toEqual(one);
    expect(rows.size).toBe(2 + 12 + 4);
  });

  it('come with the risk that one works out by hand', () => {
    expect(rowOf('seven')).toMatchObject({
      hitFrequency: rational(1n, 6n),
      maxWin: rational(23n, 4n),
      maxWinChance: rational(1n, 6n),
      variance: multiply(rational(23n, 4n), multiply(rational(23n, 4n), rational(5n, 36n))),
    });
    expect(rowOf('over-7')).toMatchObject({ hitFrequency: rational(5n, 12n), maxWin: rational(23n, 10n) });
    expect(rowOf('pass').hitFrequency).toEqual(rational(244n, 495n));
  });
});

/** Second way, exact: the line by the ratio of ways, without a chain, and each roll counted through the rules themselves. */
describe('the figures, found again', () => {
  const ways = (total: number): bigint => BigInt(allRolls.filter((roll) => totalOf(roll) === total).length);
  const points = [4, 5, 6, 8, 9, 10];

  it('agree for the line: a point beats the seven in the ratio of their ways', () => {
    let pass = rational(ways(7) + ways(11), 36n);
    let dont = add(rational(ways(2) + ways(3), 36n), rational(0n));
    for (const point of points) {
      const reached = rational(ways(point), 36n);
      pass = add(pass, multiply(reached, rational(ways(point), ways(point) + 6n)));
      dont = add(dont, multiply(reached, rational(6n, ways(point) + 6n)));
    }
    expect(rowOf('pass').returnToPlayer).toEqual(multiply(rational(2n), pass));
    const pushed = rational(ways(12), 36n);
    expect(rowOf('dont-pass').returnToPlayer).toEqual(add(multiply(rational(2n), dont), pushed));
    expect(rowOf('dont-pass').hitFrequency).toEqual(add(dont, pushed));
  });

  it.each(['field', 'under-7', 'seven', 'over-7'])('agree for %s, all 36 rolls played', (spot) => {
    const stake = 3_600n;
    const paid = allRolls.map((roll) => {
      const step = crapsPocket.start([{ spot, amountMinor: stake }], casting([roll])());
      return step.status === 'settled' ? step.payoutMinor : -1n;
    });
    const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
    const { returnToPlayer, variance, hitFrequency, maxWin } = rowOf(spot);
    const mean = rational(sum(paid), 36n * stake);
    expect(mean).toEqual(returnToPlayer);
    expect(subtract(rational(sum(paid.map((each) => each * each)), 36n * stake * stake), multiply(mean, mean))).toEqual(
      variance,
    );
    expect(rational(BigInt(paid.filter((each) => each > 0n).length), 36n)).toEqual(hitFrequency);
    expect(paid.toSorted((a, b) => Number(b - a))[0]).toBe(mostAt(stake, maxWin));
  });

  /** What a spot has returned of its stake in a step; undefined while it lies. */
  const paidOn = (spot: string, step: Step, stake: bigint): number | undefined => {
    const decided =
      step.status === 'open'
        ? (step.state as { decided: [number, string, string, string][] }).decided.map(([, id, , paid]) => ({
            id,
            paid,
          }))
        : (step.outcome as { results: { spot: string; payoutMinor: string }[] }).results.map((result) => ({
            id: result.spot,
            paid: result.payoutMinor,
          }));
    const own = decided.find(({ id }) => id === spot);
    return own && Number(own.paid) / Number(stake);
  };

  /** The rules played on from a point until the chance that the bet still lies is below 10^-12. */
  const lawFrom = (line: string, spot: string, point: number, stake: bigint) => {
    const law = { mean: 0, square: 0 };
    const before = dice(point);
    const bets = [{ spot: line, amountMinor: stake }];
    const first = crapsPocket.start(bets, casting(before)());
    if (first.status !== 'open') throw new Error('settled');
    let state: Json = first.state;
    if (spot !== line) {
      const acted = crapsPocket.act(bets, state, { name: 'bet', spot, amountMinor: `${stake}` }, casting(before)());
      if (!acted.ok || acted.value.step.status !== 'open') throw new Error('refused');
      state = acted.value.step.state;
    }
    let rolls: readonly Roll[] = before;
    for (let left = 1; left > 1e-12; ) {
      let stays: { roll: Roll; state: Json } | undefined;
      let staying = 0;
      for (const roll of allRolls) {
        const acted = crapsPocket.act(bets, state, { name: 'roll' }, casting([...rolls, roll])());
        if (!acted.ok) throw new Error('refused');
        const { step } = acted.value;
        const paid = paidOn(spot, step, stake);
        if (paid === undefined && step.status === 'open') {
          stays = { roll, state: step.state };
          staying += 1 / 36;
        } else {
          law.mean += (left / 36) * (paid ?? 0);
          law.square += (left / 36) * (paid ?? 0) ** 2;
        }
      }
      if (!stays) throw new Error('every roll decides');
      [rolls, state] = [[...rolls, stays.roll], stays.state];
      left *= staying;
    }
    return law;
  };

  it.each(['pass', 'dont-pass'])('agree for %s and its odds, the rules played on to the end', (line) => {
    const stake = 5_940_000n;
    let mean = 0;
    for (const roll of allRolls) {
      const step = crapsPocket.start([{ spot: line, amountMinor: stake }], casting([roll])());
      mean += (step.status === 'settled' ? Number(step.payoutMinor) / Number(stake) : 0) / 36;
    }
    for (const point of points) {
      mean += (Number(ways(point)) / 36) * lawFrom(line, line, point, stake).mean;
      const odds = lawFrom(line, `odds:${line}`, point, stake);
      const { variance } = rowOf(line === 'pass' ? `odds:${point}` : `odds-against:${point}`);
      expect(odds.mean).toBeCloseTo(1, 10);
      expect(odds.square - odds.mean ** 2).toBeCloseTo(float(variance), 8);
    }
    expect(mean).toBeCloseTo(float(rowOf(line).returnToPlayer), 10);
  });
});

it('leaves at least three quarters of the smallest stakes, whatever rounding takes, and never pays above the paytable', () => {
  for (const stake of [1n, 10n, 11n, 13n, 99n, 100n]) {
    for (const spot of pocketSpots.filter((id) => !id.startsWith('odds'))) {
      const paid = allRolls.reduce((sum, roll) => {
        const step = crapsPocket.start([{ spot, amountMinor: stake }], casting([roll])());
        return sum + (step.status === 'settled' ? step.payoutMinor : 0n);
      }, 0n);
      const share = rational(paid, 36n * stake);
      const { returnToPlayer } = rowOf(spot);
      expect(compare(share, returnToPlayer), `${spot} ${stake}`).toBeLessThanOrEqual(0);
      if (spot.endsWith('pass') || stake < 10n) continue;
      expect(compare(share, rational(3n, 4n)), `${spot} ${stake}`).toBeGreaterThan(0);
    }
  }
});

it('knows the largest return of each spot', () => {
  expect(pocketSpots.map((spot) => float(maxReturnOf(spot)))).toEqual([2, 2, 3, 11 / 6, 4, 2.3, 5.75, 2.3]);
});

describe('20,000 hands by the house’s own stream', () => {
  it('return what was computed, within four standard errors', () => {
    const stake = 2_000n;
    const sums = new Map<string, number>();
    const hands = 20_000;
    for (let nonce = 0; nonce < hands; nonce += 1) {
      const seeds = { serverSeed: 'f00d'.repeat(16), clientSeed: 'many', nonce };
      const line = nonce % 2 === 0 ? 'pass' : 'dont-pass';
      const bets = [line, 'field', 'under-7', 'seven', 'over-7'].map((spot) => ({ spot, amountMinor: stake }));
      const step = crapsPocket.start(bets, createStream(seeds));
      const end = step.status === 'settled' ? step : crapsPocket.finish(bets, step.state, createStream(seeds));
      for (const { spot, payoutMinor } of end.wins)
        sums.set(spot, (sums.get(spot) ?? 0) + Number(payoutMinor) / Number(stake));
    }
    for (const spot of ['pass', 'dont-pass', 'field', 'under-7', 'seven', 'over-7']) {
      const count = spot.endsWith('pass') ? hands / 2 : hands;
      const { returnToPlayer, variance } = rowOf(spot);
      const error = Math.sqrt(float(variance) / count);
      expect(Math.abs((sums.get(spot) ?? 0) / count - float(returnToPlayer)), spot).toBeLessThan(4 * error);
    }
  }, 30_000);
});
