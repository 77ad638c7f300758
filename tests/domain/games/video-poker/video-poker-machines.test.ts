import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { cardsOf, cardText, joker, parseCard } from '#domain/games/kit/cards/card.ts';
import { bestHand, categoryIndexOf, royalFlush } from '#domain/games/kit/cards/poker-hand.ts';
import * as bonusDeucesExact from '#domain/games/video-poker/bonus-deuces/maths.ts';
import { rules as bonusDeuces, game as bonusDeucesGame } from '#domain/games/video-poker/bonus-deuces/rules.ts';
import * as bonusExact from '#domain/games/video-poker/bonus-poker/maths.ts';
import { rules as bonusPoker, game as bonusPokerGame } from '#domain/games/video-poker/bonus-poker/rules.ts';
import * as doubleExact from '#domain/games/video-poker/double-double-bonus/maths.ts';
import {
  rules as doubleDouble,
  game as doubleDoubleBonus,
} from '#domain/games/video-poker/double-double-bonus/rules.ts';
import { videoPoker } from '#domain/games/video-poker/engine.ts';
import { bestOf, drawCounts, drawsOf } from '#domain/games/video-poker/hold.ts';
import * as jokerExact from '#domain/games/video-poker/joker-poker/maths.ts';
import { rules as jokerPoker, game as jokerPokerGame } from '#domain/games/video-poker/joker-poker/rules.ts';
import * as looseExact from '#domain/games/video-poker/loose-deuces/maths.ts';
import { rules as looseDeuces, game as looseDeucesGame } from '#domain/games/video-poker/loose-deuces/rules.ts';
import { dealsOf, type ExactPlay, playReturn } from '#domain/games/video-poker/maths.ts';
import { compare, type Rational, rational, toDecimalString } from '#domain/maths/rational.ts';
import { quickStream } from '#tests/support/quick-stream.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { cards } from './facts/rounds.ts';

const verifyBonusDeuces = recomputing(bonusDeucesGame);
const verifyBonus = recomputing(bonusPokerGame);
const verifyDouble = recomputing(doubleDoubleBonus);
const verifyJoker = recomputing(jokerPokerGame);
const verifyLoose = recomputing(looseDeucesGame);

const numberOf = ({ num, den }: Rational) => Number(num) / Number(den);

const machines = [
  { rules: bonusPoker, verify: verifyBonus, plays: [bonusExact.atFive, bonusExact.belowFive], returns: '0.991660' },
  {
    rules: doubleDouble,
    verify: verifyDouble,
    plays: [doubleExact.atFive, doubleExact.belowFive],
    returns: '0.989808',
  },
  { rules: looseDeuces, verify: verifyLoose, plays: [looseExact.bestPlay], returns: '0.995952' },
  { rules: bonusDeuces, verify: verifyBonusDeuces, plays: [bonusDeucesExact.bestPlay], returns: '0.994502' },
  { rules: jokerPoker, verify: verifyJoker, plays: [jokerExact.atFive, jokerExact.belowFive], returns: '0.989372' },
].map((machine) => ({ ...machine, id: machine.rules.id, plays: machine.plays as readonly ExactPlay[] }));

describe.each(machines)('$id', ({ rules, verify, plays, returns }) => {
  const { ranking } = rules;
  const [most] = plays;
  if (!most) throw new Error('no data');

  it('covers every deal and every draw once, with five coins and with fewer', () => {
    expect(ranking.all.reduce((sum, count) => sum + count, 0)).toBe(Number(dealsOf[ranking.deck]));
    for (const exact of plays) {
      const deals = exact.drawn.map((row, k) =>
        rational(
          row.reduce((sum, count) => sum + count, 0n),
          BigInt(drawsOf[exact.deck][k] ?? 1),
        ),
      );
      expect(deals.every(({ den }) => den === 1n)).toBe(true);
      expect(deals.reduce((sum, { num }) => sum + num, 0n)).toBe(dealsOf[ranking.deck]);
    }
  });

  it('returns the published figure by best play, less with fewer coins where the royal flush pays less', () => {
    const rows = rules.returns();
    expect(toDecimalString(rows[0]?.returnToPlayer ?? rational(0n), 6)).toBe(returns);
    expect(rows).toHaveLength(3 * plays.length);
    for (const row of rows) {
      expect(compare(row.returnToPlayer, rows[0]?.returnToPlayer ?? rational(0n))).not.toBe(1);
      expect(compare(row.returnToPlayer, rational(998n, 1000n))).toBe(-1);
    }
  });

  it('is worth as much over fifteen deals counted one by one, within four standard errors', () => {
    const pays = rules.paysOf(5);
    const [one, ten] = [1, 10].map((hands) => playReturn(most, pays, hands as 1 | 10));
    // The variance of a deal's worth is what one hand and ten have in common.
    const ofDeal = (10 * numberOf(ten?.variance ?? rational(0n)) - numberOf(one?.variance ?? rational(0n))) / 9;
    const stream = quickStream();
    const sample = 15;
    let worth = 0;
    for (let deal = 0; deal < sample; deal += 1) {
      const rest = cardsOf(ranking.deck);
      const dealt = Array.from({ length: 5 }, () => rest.splice(stream.below(rest.length), 1)[0] ?? 0);
      const best = bestOf(drawCounts(dealt, ranking), pays);
      worth += best.total / best.draws / sample;
    }
    const error = Math.sqrt(ofDeal / sample);
    expect(Math.abs(worth - numberOf(one?.returnToPlayer ?? rational(0n)))).toBeLessThan(4 * error);
  });

  it('counts a draw of two by dealing every pair', () => {
    const hand = cards('Tc Jc Qc 4h 2s');
    const kinds = ranking.kinds.length;
    const rest = cardsOf(ranking.deck).filter((card) => !hand.includes(card));
    const tally = new Array<number>(kinds).fill(0);
    for (const [index, a] of rest.entries())
      for (const b of rest.slice(index + 1)) {
        const kind = ranking.kindOf([...hand.slice(0, 3), a, b]);
        tally[kind] = (tally[kind] ?? 0) + 1;
      }
    expect([...drawCounts(hand, ranking).slice(0b00111 * kinds, 0b01000 * kinds)]).toEqual(tally);
  });

  it('pays each hand by its kind and its coins, from the seeds alone', () => {
    const game = videoPoker(rules);
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const coins = 1 + (nonce % 5);
      const bets = [{ spot: `hands:5:coins:${coins}`, amountMinor: 35n * BigInt(coins) }];
      const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: rules.id, nonce };
      const round = verify(seeds, bets, [{ name: 'draw', holds: nonce % 2 ? [0, 3] : [] }]);
      const { hands } = round.outcome as { hands: { cards: string[]; kind: string }[] };
      for (const end of hands) {
        expect(ranking.kinds[ranking.kindOf(cards(end.cards.join(' ')))]).toBe(end.kind);
        expect(new Set(end.cards).size).toBe(5);
      }
      const paid = hands.reduce((sum, { kind }) => sum + (rules.paysOf(coins)[ranking.kinds.indexOf(kind)] ?? 0), 0);
      expect(round.payoutMinor).toBe(7n * BigInt(coins * paid));
      expect(round.payoutMinor <= game.maxPayoutOf(bets)).toBe(true);
    }
    expect(game.parseBets([{ spot: 'hands:5:coins:5', amount: '0.24' }], 'EUR')).toMatchObject({ ok: false });
    expect(game.parseBets([{ spot: 'hands:2:coins:5', amount: '10' }], 'EUR')).toMatchObject({ ok: false });
  });
});

const kindOf = ({ ranking }: typeof bonusPoker, hand: string) => ranking.kinds[ranking.kindOf(cards(hand))];
const countOf = ({ ranking }: typeof bonusPoker, kind: string) => ranking.all[ranking.kinds.indexOf(kind)];

describe('four of a kind', () => {
  it.each([
    ['Ac Ad Ah As 2c', 'four-aces', 'four-aces-low-kicker'],
    ['Ac Ad Ah As 5c', 'four-aces', 'four-aces'],
    ['2c 2d 2h 2s Ac', 'four-twos-to-fours', 'four-twos-to-fours-low-kicker'],
    ['4c 4d 4h 4s 3c', 'four-twos-to-fours', 'four-twos-to-fours-low-kicker'],
    ['4c 4d 4h 4s Kc', 'four-twos-to-fours', 'four-twos-to-fours'],
    ['5c 5d 5h 5s Ac', 'four-fives-to-kings', 'four-fives-to-kings'],
    ['Kc Kd Kh Ks 2c', 'four-fives-to-kings', 'four-fives-to-kings'],
    ['Tc Td Ac Kc Qc', 'nothing', 'nothing'],
    ['Jc Jd 2c 3c 4c', 'jacks-or-better', 'jacks-or-better'],
    ['Tc Jc Qc Kc Ac', 'royal-flush', 'royal-flush'],
  ])('%s is %s, and with kickers %s', (hand, plain, kicked) => {
    expect([kindOf(bonusPoker, hand), kindOf(doubleDouble, hand)]).toEqual([plain, kicked]);
  });

  it('is as frequent as its ranks and fifth cards are', () => {
    expect(['four-aces', 'four-twos-to-fours', 'four-fives-to-kings'].map((kind) => countOf(bonusPoker, kind))).toEqual(
      [48, 3 * 48, 9 * 48],
    );
    // Beside aces 12 cards are low; beside twos, threes or fours 8 are, and 4 are aces.
    expect([countOf(doubleDouble, 'four-aces-low-kicker'), countOf(doubleDouble, 'four-aces')]).toEqual([12, 36]);
    expect(countOf(doubleDouble, 'four-twos-to-fours-low-kicker')).toBe(3 * 12);
  });
});

describe('wild twos', () => {
  it.each([
    ['2c 2d 2h 2s Ac', 'four-deuces-ace'],
    ['2c 2d 2h 2s Kc', 'four-deuces'],
    ['2c 2d 2h As Ac', 'five-aces'],
    ['2c 3d 3h 3s 3c', 'five-threes-to-fives'],
    ['2c 2d 5h 5s 5c', 'five-threes-to-fives'],
    ['2c 2d 6h 6s 6c', 'five-sixes-to-kings'],
    ['2c Jc Qc Kc Ac', 'wild-royal-flush'],
    ['2d 9h 9s Kc Kd', 'full-house'],
    ['2d 2h 3c Jd 8c', 'three-of-a-kind'],
  ])('make %s %s', (hand, kind) => {
    expect(kindOf(bonusDeuces, hand)).toBe(kind);
  });

  it('make five of a kind as often as twos and equal cards meet', () => {
    // One, two or three of four twos, and four, three or two of four equal cards.
    const aRank = 4 * 1 + 6 * 4 + 4 * 6;
    expect(countOf(looseDeuces, 'five-of-a-kind')).toBe(12 * aRank);
    expect(countOf(bonusDeuces, 'five-aces')).toBe(aRank);
    expect(countOf(bonusDeuces, 'five-threes-to-fives')).toBe(3 * aRank);
    expect([countOf(bonusDeuces, 'four-deuces-ace'), countOf(bonusDeuces, 'four-deuces')]).toEqual([4, 44]);
  });
});

describe('the joker', () => {
  it.each([
    ['Jo Ac Ad Ah As', 'five-of-a-kind'],
    ['Jo Tc Jc Qc Kc', 'wild-royal-flush'],
    ['Tc Jc Qc Kc Ac', 'natural-royal-flush'],
    ['Jo 2c 3c 4c Ac', 'straight-flush'],
    ['Jo 9c 9d 9h 2s', 'four-of-a-kind'],
    ['Jo 9c 9d 2h 2s', 'full-house'],
    ['Jo 2c 5c 9c Kc', 'flush'],
    ['Jo 2c 3d 4h Ac', 'straight'],
    ['Jo Kc 3d 7h 9c', 'kings-or-better'],
    ['Jo Qc 3d 7h 9c', 'nothing'],
    ['Qc Qd 3d 7h 9c', 'nothing'],
    ['Ac Ad 3d 7h 9c', 'kings-or-better'],
  ])('with it %s is %s', (hand, kind) => {
    expect(kindOf(jokerPoker, hand)).toBe(kind);
  });

  it('is worth what the best of all 52 cards in its place would make', () => {
    const names = ['nothing', '', 'two-pair', 'three-of-a-kind', 'straight', 'flush', 'full-house', 'four-of-a-kind'];
    const stream = quickStream();
    for (let round = 0; round < 400; round += 1) {
      const rest = cardsOf(52);
      const four = Array.from({ length: 4 }, () => rest.splice(stream.below(rest.length), 1)[0] ?? 0);
      const values = rest.map((card) => bestHand([...four, card]));
      const best = Math.max(...values);
      const high = four.some((card) => card % 13 >= 11);
      const expected =
        best === royalFlush
          ? 'wild-royal-flush'
          : categoryIndexOf(best) === 8
            ? 'straight-flush'
            : categoryIndexOf(best) === 1
              ? high
                ? 'kings-or-better'
                : 'nothing'
              : names[categoryIndexOf(best)];
      expect(jokerPoker.ranking.kinds[jokerPoker.ranking.kindOf([joker, ...four])]).toBe(expected);
    }
  });

  it('makes the rare hands as often as counted by hand', () => {
    expect(countOf(jokerPoker, 'natural-royal-flush')).toBe(4);
    expect(countOf(jokerPoker, 'five-of-a-kind')).toBe(13);
    expect(countOf(jokerPoker, 'wild-royal-flush')).toBe(4 * 5);
    expect(countOf(jokerPoker, 'four-of-a-kind')).toBe(13 * 48 + 13 * 4 * 48);
    expect(countOf(jokerPoker, 'full-house')).toBe(3_744 + 78 * 36);
  });

  it('is dealt to every place, and drawn', () => {
    const game = videoPoker(jokerPoker);
    const bets = [{ spot: 'hands:1:coins:1', amountMinor: 1n }];
    const places = new Set<number>();
    for (let nonce = 0; nonce < 300 && places.size < 5; nonce += 1) {
      const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'joker', nonce };
      const step = game.start(bets, createStream(seeds));
      const place = step.status === 'open' ? (step.view as { dealt: string[] }).dealt.indexOf(cardText(joker)) : -1;
      if (place >= 0) places.add(place);
    }
    expect(places.size).toBe(5);
    expect([parseCard('Jo'), cardText(joker)]).toEqual([joker, 'Jo']);
  });
});
