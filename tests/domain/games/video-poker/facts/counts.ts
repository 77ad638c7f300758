import { expect, it } from 'vitest';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import { handAfter } from '#domain/games/video-poker/engine.ts';
import { allHolds, bestOf, drawCounts, drawnBy, drawsOf, toDrawCounts } from '#domain/games/video-poker/hold.ts';
import { dealsOf, handCounts, kindFrequencies, playReturn } from '#domain/games/video-poker/maths.ts';
import { rational, zero } from '#domain/maths/rational.ts';
import { countContaining, drawCountsFrom, indexOf, masks } from '#scripts/exact/video-poker.ts';
import { quickStream } from '#tests/support/quick-stream.ts';
import { cards, dealtBy, numberOf, type VideoPokerCase } from './rounds.ts';

/** What comes of each hold is counted by two ways, and the kept numbers cover all. */
export const countsEveryDraw = (its: VideoPokerCase): void => {
  const {
    rules: { ranking },
    plays,
  } = its;
  const tables = countContaining(ranking);
  const kinds = ranking.kinds.length;

  it('counts the draws of all 32 holds alike by two ways: enumerated, and from the tables of all hands', () => {
    for (const hand of [cards('2c 3d 4h 5s Kc'), cards('2c Tc Jc Qc Kc'), cards('9c 9d 4h 4s Ac')]) {
      const upwards = hand.toSorted((a, b) => a - b);
      const counts = drawCounts(upwards, ranking);
      expect(counts).toEqual(drawCountsFrom(tables, upwards, kinds));
      for (let mask = 0; mask < allHolds; mask += 1) {
        const all = counts.slice(mask * kinds, (mask + 1) * kinds).reduce((sum, count) => sum + count, 0);
        expect(all).toBe(drawsOf[ranking.deck][drawnBy(mask)]);
      }
    }
  });

  it('counts a draw of two by dealing every pair', () => {
    const hand = cards('Tc Jc Qc 4h 2s');
    const counts = drawCounts(hand, ranking);
    const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card));
    const tally = new Array<number>(kinds).fill(0);
    for (const [index, a] of rest.entries()) {
      for (const b of rest.slice(index + 1)) {
        const kind = ranking.kindOf(handAfter(hand, [a, b], 0b00111));
        tally[kind] = (tally[kind] ?? 0) + 1;
      }
    }
    expect([...counts.slice(0b00111 * kinds, 0b01000 * kinds)]).toEqual(tally);
  });

  it('stores data that covers every deal and every draw once', () => {
    for (const { exact } of plays) {
      expect(kindFrequencies(exact).reduce((sum, share) => sum + Number(share.num) / Number(share.den), 0)).toBeCloseTo(
        1,
      );
      const ends = exact.drawn.map((row) => row.reduce((sum, count) => sum + count, 0n));
      const deals = ends.map((count, k) => rational(count, BigInt(drawsOf[exact.deck][k] ?? 1)));
      expect(deals.every(({ den }) => den === 1n)).toBe(true);
      expect(deals.reduce((sum, { num }) => sum + num, 0n)).toBe(dealsOf[exact.deck]);
    }
  });
};

/** The computed return is what best play brings, over a million rounds. */
export const returnsWhatWasComputed = (its: VideoPokerCase): void => {
  const {
    rules: { ranking },
    plays,
  } = its;
  const tables = countContaining(ranking);
  const kinds = ranking.kinds.length;

  it('returns what was computed over 1,000,000 rounds of best play, within four standard errors', () => {
    const [{ exact, pays }] = plays;
    // The best hold by totals alone, chosen here anew: what all hands with the held cards pay, less those with more of them.
    const totals = tables.map((table) =>
      Int32Array.from({ length: table.length / kinds }, (_, index) =>
        pays.reduce((sum, pay, kind) => sum + pay * (table[index * kinds + kind] ?? 0), 0),
      ),
    );
    const stream = quickStream();
    const rounds = 1_000_000;
    const deck = Array.from({ length: 52 }, (_, card) => card);
    const worth = new Int32Array(allHolds);
    let [paid, hits] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      for (let place = 0; place < 10; place += 1) {
        const other = place + stream.below(52 - place);
        const card = deck[place] ?? 0;
        deck[place] = deck[other] ?? 0;
        deck[other] = card;
      }
      const dealt = deck.slice(0, 5).sort((a, b) => a - b);
      for (const { mask, slots } of masks) worth[mask] = totals[slots.length]?.[indexOf(dealt, slots)] ?? 0;
      toDrawCounts(worth, 1);
      let [hold, most] = [0, -1];
      for (const { mask, slots } of masks) {
        const mean = (worth[mask] ?? 0) / (drawsOf[52][5 - slots.length] ?? 1);
        if (mean > most) [hold, most] = [mask, mean];
      }
      const pay = pays[ranking.kindOf(handAfter(dealt, deck.slice(5, 10), hold))] ?? 0;
      paid += pay;
      hits += pay > 0 ? 1 : 0;
    }
    const { returnToPlayer, variance, hitFrequency } = playReturn(exact, pays, 1);
    const hit = numberOf(hitFrequency);
    expect(Math.abs(paid / rounds - numberOf(returnToPlayer))).toBeLessThan(4 * Math.sqrt(numberOf(variance) / rounds));
    expect(Math.abs(hits / rounds - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / rounds));
  }, 60_000);
};

/** Several hands of one deal vary less than as many deals. */
export const sharesADeal = (its: VideoPokerCase): void => {
  const {
    rules: { ranking },
    plays,
  } = its;
  const tables = countContaining(ranking);
  const kinds = ranking.kinds.length;
  const dealtOf = dealtBy(its);

  it('gives several hands the variance and hit frequency of a deal that they share', () => {
    const [{ exact, pays }] = plays;
    const rows = handCounts.map((hands) => playReturn(exact, pays, hands));
    const [one = 0, five = 0, ten = 0] = rows.map(({ variance }) => numberOf(variance));
    // The part of the draw is divided by the number of hands: what five hands save is 8/9 of what ten save.
    expect(one - five).toBeCloseTo((8 / 9) * (one - ten), 9);
    const sample = Array.from({ length: 40 }, (_, nonce) =>
      dealtOf(nonce, 'sample').map((sign) => parseCard(sign) ?? 0),
    );
    const missed = sample.map((dealt) => {
      const counts = drawCountsFrom(
        tables,
        dealt.toSorted((a, b) => a - b),
        kinds,
      );
      const { mask, draws } = bestOf(counts, pays);
      return (counts[mask * kinds] ?? 0) / draws;
    });
    for (const [index, hands] of handCounts.entries()) {
      const hit = missed.reduce((sum, miss) => sum + 1 - miss ** hands, 0) / sample.length;
      // Forty deals tell a share to within 0.3 at most.
      expect(Math.abs(hit - numberOf(rows[index]?.hitFrequency ?? zero))).toBeLessThan(0.3);
    }
  });
};
