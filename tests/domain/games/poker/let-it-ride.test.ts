import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { type Card, cardText, parseCard, rankOf, suitOf } from '#domain/games/kit/cards/card.ts';
import { bestHand } from '#domain/games/kit/cards/poker-hand.ts';
import { countedCases } from '#domain/games/kit/counted.ts';
import figures from '#domain/games/poker/let-it-ride/figures.json' with { type: 'json' };
import {
  averageRiding,
  calmestVariance,
  deals,
  edgePerBet,
  elementOfRisk,
  returnsByBet,
} from '#domain/games/poker/let-it-ride/maths.ts';
import { ridePays, rideRow } from '#domain/games/poker/let-it-ride/paytable.ts';
import { isWorthRiding, worthOfRiding } from '#domain/games/poker/let-it-ride/play.ts';
import { type Decision, deal, game as letItRide, settle } from '#domain/games/poker/let-it-ride/rules.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { dealClasses } from '#scripts/exact/deals.ts';
import { quickStream } from '#tests/support/quick-stream.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const riding = figures.riding.map(countedCases);

const verifyRound = recomputing(letItRide);

const seedsOf = (nonce: number) => ({ serverSeed: '71de'.repeat(16), clientSeed: 'ride', nonce });
const three = { spot: 'three', amountMinor: 300n };
const cards = (text: string) => text.split(' ').map((sign) => parseCard(sign) ?? -1);
const paid = (hand: string, ...decided: readonly Decision[]) => settle([three], decided, cards(hand)).payoutMinor;

describe('a hand that rides', () => {
  it.each([
    ['nothing', 'As Kc 9d 5h 3s', 0n],
    ['a pair of nines', '9s 9c Kd 5h 3s', 0n],
    ['a pair of tens, even money', 'Ts Tc Kd 5h 3s', 600n],
    ['two pair, below tens too', '3c 3d 2s 2h Kc', 900n],
    ['three of a kind', '2c 2d 2s Ah Kc', 1_200n],
    ['a straight', 'Ac 2d 3s 4h 5c', 1_800n],
    ['a flush', 'Ac 2c 3c 4c 9c', 2_700n],
    ['a full house', '2c 2d 2s Ah Ac', 3_600n],
    ['four of a kind', '2c 2d 2s 2h Ac', 15_300n],
    ['a straight flush', 'Ac 2c 3c 4c 5c', 60_300n],
    ['a royal flush', 'Ac Kc Qc Jc Tc', 300_300n],
  ])('of %s pays on all three bets', (_, hand, payout) => {
    expect(paid(hand, 'ride', 'ride')).toBe(payout);
  });

  it('pays nothing on a bet taken back but the bet itself', () => {
    expect(paid('Ts Tc Kd 5h 3s', 'take-back', 'ride')).toBe(500n);
    expect(paid('Ts Tc Kd 5h 3s', 'take-back', 'take-back')).toBe(400n);
    expect(paid('9s 9c Kd 5h 3s', 'take-back', 'ride')).toBe(100n);
    expect(paid('9s 9c Kd 5h 3s', 'take-back', 'take-back')).toBe(200n);
  });

  it('is bound by the royal flush', () => {
    expect(letItRide.maxPayoutOf([three])).toBe(paid('Ac Kc Qc Jc Tc', 'ride', 'ride'));
  });
});

describe('a round', () => {
  it('turns the fourth card after the first decision, and the fifth after the second', () => {
    const stream = () => createStream(seedsOf(5));
    const five = deal(stream()).map(cardText);
    const first = letItRide.start([three], stream());
    expect(first).toMatchObject({ status: 'open', view: { cards: five.slice(0, 3), board: [], decided: [] } });
    const second = letItRide.act([three], [], { name: 'take-back' }, stream());
    expect(second).toMatchObject({
      ok: true,
      value: { added: [], step: { status: 'open', view: { board: five.slice(3, 4), decided: ['take-back'] } } },
    });
    const end = letItRide.act([three], ['take-back'], { name: 'ride' }, stream());
    expect(end).toMatchObject({ ok: true, value: { step: { outcome: { board: five.slice(3) } } } });
    expect(end.ok && end.value.step).toEqual(
      verifyRound(seedsOf(5), [three], [{ name: 'take-back' }, { name: 'ride' }]),
    );
  });

  it.each([[{ name: 'fold' }], ['ride'], [{ name: 'ride', times: 2 }]])('refuses %j', (action) => {
    expect(letItRide.act([three], [], action, createStream(seedsOf(0)))).toMatchObject({ ok: false });
  });

  it.each([
    [[{ spot: 'three', amount: '1.00' }]],
    [[{ spot: 'ante', amount: '3.00' }]],
    [[]],
    [
      [
        { spot: 'three', amount: '3.00' },
        { spot: 'three', amount: '3.00' },
      ],
    ],
  ])('refuses the bets %j', (bets) => {
    expect(letItRide.parseBets(bets, 'EUR')).toMatchObject({ ok: false });
  });

  it('left alone is played on by best play, from wherever it stands', () => {
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const five = deal(createStream(seedsOf(nonce)));
      const best = [3, 4].map((open) => ({ name: isWorthRiding(five.slice(0, open)) ? 'ride' : 'take-back' }));
      for (const made of [0, 1])
        expect(verifyRound(seedsOf(nonce), [three], best.slice(0, made))).toEqual(
          verifyRound(seedsOf(nonce), [three], best),
        );
    }
  });
});

/** Over how many ranks cards spread; the ace is high. */
const spreadOf = (held: readonly Card[]): number => Math.max(...held.map(rankOf)) - Math.min(...held.map(rankOf)) + 1;
const highOf = (held: readonly Card[]): number => held.filter((card) => rankOf(card) >= 8).length;
const differ = (held: readonly Card[]): boolean => new Set(held.map(rankOf)).size === held.length;
const suited = (held: readonly Card[]): boolean => new Set(held.map(suitOf)).size === 1;
const paysAlready = (held: readonly Card[]): boolean => {
  const counts = new Map<number, number>();
  for (const card of held) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  const many = [...counts].filter(([, count]) => count > 1);
  return many.length > 1 || many.some(([rank, count]) => count > 2 || rank >= 8);
};

/** The strategy in words, as the rules of the table have it. */
const ridesOnThree = (held: readonly Card[]): boolean => {
  if (paysAlready(held)) return true;
  if (!suited(held) || !differ(held)) return false;
  if (highOf(held) === 3) return true;
  if (spreadOf(held) === 3) return Math.min(...held.map(rankOf)) >= 1;
  return spreadOf(held) <= 5 && highOf(held) >= spreadOf(held) - 3;
};
const ridesOnFour = (held: readonly Card[]): boolean => {
  if (paysAlready(held) || suited(held)) return true;
  const ranks = held.map(rankOf);
  const open = differ(held) && Math.max(...ranks) - Math.min(...ranks) === 3 && Math.max(...ranks) < 12;
  return open && highOf(held) > 0;
};

describe('best play', () => {
  it.each([
    [3, ridesOnThree],
    [4, ridesOnFour],
  ] as const)('with %i cards is what the rules of the table say', (size, rides) => {
    const wrong = dealClasses(size)
      .filter(({ cards: held }) => rides(held) !== isWorthRiding(held))
      .map(({ cards: held }) => `${held.map(cardText)} ${worthOfRiding(held).sum}`);
    expect(wrong).toEqual([]);
  });

  it('is even on four in a row below ten, and on four of ten to ace with a gap', () => {
    expect(worthOfRiding(cards('5c 6d 7s 8h'))).toEqual({ sum: 0, ways: 48 });
    expect(worthOfRiding(cards('Tc Jd Qs Ah'))).toEqual({ sum: 0, ways: 48 });
  });
});

describe('the exact figures', () => {
  it('cover every deal once, and every hand as often as five cards make it', () => {
    expect(deals).toBe(22_100n * 49n * 48n);
    // Twenty deals a hand: three of five cards are the player's, and the two others come in either order.
    const counts = ridePays.map((_, row) => riding.reduce((sum, one) => sum + (one[row] ?? 0n), 0n) / 20n);
    expect(counts.slice(2)).toEqual([123_552n, 54_912n, 10_200n, 5_108n, 3_744n, 624n, 36n, 4n]);
    // A pair of one rank: 84,480 hands.
    expect(counts[1]).toBe(5n * 84_480n);
    expect(counts.reduce((sum, count) => sum + count, 0n)).toBe(2_598_960n);
  });

  it('are the published ones: 3.51% of a bet, 1.224 bets on average, an element of risk of 2.86%', () => {
    // Shackleford, wizardofodds.com, "Let It Ride".
    expect(toDecimalString(edgePerBet(), 6)).toBe('0.035057');
    expect(toDecimalString(averageRiding(), 4)).toBe('1.2237');
    expect(toDecimalString(elementOfRisk(), 4)).toBe('0.0286');
    const [figures] = returnsByBet();
    expect(figures?.returnToPlayer).toEqual(rational(3_210_737n, 3_248_700n));
    expect(figures?.maxWin).toEqual(rational(1_001n));
    expect(figures?.maxWinChance).toEqual(rational(4n, 2_598_960n));
  });

  it('risk by the calmest plan what one bet of the three does', () => {
    const hands = ridePays.map(({ toOne }, row) => ({
      gain: Number(toOne),
      share: Number(riding.reduce((sum, one) => sum + (one[row] ?? 0n), 0n)) / Number(deals),
    }));
    const mean = hands.reduce((sum, { gain, share }) => sum + gain * share, 0);
    const variance = hands.reduce((sum, { gain, share }) => sum + (gain - mean) ** 2 * share, 0) / 9;
    expect(Number(toDecimalString(calmestVariance(), 9))).toBeCloseTo(variance, 8);
  });

  it('are met by a seeded run of best play within four deviations', () => {
    const rounds = 3_000;
    const stream = quickStream();
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const five = deal(stream);
      const decided = [3, 4].map((open): Decision => (isWorthRiding(five.slice(0, open)) ? 'ride' : 'take-back'));
      const back = Number(settle([three], decided, five).payoutMinor) / 300;
      const rode = 3 - decided.filter((one) => one === 'take-back').length;
      expect(back).toBeCloseTo((3 - rode + rode * (1 + Number(ridePays[rideRow(bestHand(five))]?.toOne))) / 3, 9);
      sum += back;
      squares += back * back;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - 3_210_737 / 3_248_700)).toBeLessThan(4 * error);
  });
});
