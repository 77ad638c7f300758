import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { endCases, returnsBySpot } from '#domain/games/baccarat/dragon-tiger/maths.ts';
import { deckCount, dragonTigerSpots } from '#domain/games/baccarat/dragon-tiger/paytable.ts';
import { game as dragonTiger, endOf, heightOf, settle } from '#domain/games/baccarat/dragon-tiger/rules.ts';
import { deckOf, parseCard } from '#domain/games/kit/cards/card.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(dragonTiger);

const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const parse = (bets: unknown) => dragonTiger.parseBets(bets, 'EUR');
const card = (text: string) => parseCard(text) ?? Number.NaN;
const seedsOf = (nonce: number) => ({ serverSeed: 'd7a6'.repeat(16), clientSeed: 'dragon', nonce });
const all = dragonTigerSpots.map((spot) => bet(spot));
const paid = (dragon: string, tiger: string) =>
  Object.fromEntries(
    settle(all, { dragon: card(dragon), tiger: card(tiger) }).wins.map(({ spot, payoutMinor }) => [spot, payoutMinor]),
  );

describe('a round', () => {
  it.each([
    ['a king beats a queen', 'Kh', 'Qs', { dragon: 200n }],
    ['an ace is the lowest', 'Ah', '2s', { tiger: 200n }],
    ['one rank gives half back and pays the tie', '9h', '9s', { dragon: 50n, tiger: 50n, tie: 1200n }],
    ['two like cards pay both ties', '9h', '9h', { dragon: 50n, tiger: 50n, tie: 1200n, 'suited-tie': 5100n }],
  ])('%s', (_, dragon, tiger, wins) => {
    expect(paid(dragon, tiger)).toEqual(wins);
  });

  it('rounds half of an odd stake down', () => {
    expect(settle([bet('dragon', 7n)], { dragon: card('5c'), tiger: card('5d') }).payoutMinor).toBe(3n);
  });

  it('orders the thirteen ranks from the ace to the king', () => {
    expect([...'A23456789TJQK'].map((sign) => heightOf(card(`${sign}c`)))).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 1),
    );
  });

  it('never returns more than its bound, which two like cards reach', () => {
    expect(dragonTiger.maxPayoutOf(all)).toBe(6400n);
    expect(dragonTiger.maxPayoutOf([bet('dragon'), bet('tie')])).toBe(1250n);
  });

  it.each([
    [[{ spot: 'phoenix', amount: '1.00' }], 'spot_unknown'],
    [
      [
        { spot: 'tie', amount: '1.00' },
        { spot: 'tie', amount: '1.00' },
      ],
      'spot_twice',
    ],
    [[], 'no_bets'],
  ])('refuses %j', (bets, reason) => {
    expect(parse(bets)).toMatchObject({ ok: false, facts: { reason } });
  });

  it('is decided by its seeds alone, and the same when verified', () => {
    const outcomes = Array.from({ length: 40 }, (_, nonce) => {
      const round = dragonTiger.play(all, createStream(seedsOf(nonce)));
      expect(verifyRound(seedsOf(nonce), all)).toEqual(round);
      return JSON.stringify(round.outcome);
    });
    expect(new Set(outcomes).size).toBeGreaterThan(30);
  });
});

describe('the figures', () => {
  it('are those of all 416 · 415 orders of two cards', () => {
    const shoe = deckOf(deckCount);
    const tally = new Map<string, bigint>();
    for (const [at, dragon] of shoe.entries())
      for (const [other, tiger] of shoe.entries()) {
        if (at === other) continue;
        const { winner, suited } = endOf({ dragon, tiger });
        tally.set(`${winner}:${suited}`, (tally.get(`${winner}:${suited}`) ?? 0n) + 1n);
      }
    // Each case of `endCases` stands for 416 / 2 orders.
    expect(Object.fromEntries(tally)).toEqual(
      Object.fromEntries(endCases.map(({ winner, suited, cases }) => [`${winner}:${suited}`, cases * 208n])),
    );
  });

  it('are those in print: 3.73% of either side, and what 11 and 50 to 1 leave of the ties', () => {
    const returns = Object.fromEntries(returnsBySpot().map((one) => [one.kind, one.returnToPlayer]));
    expect(returns['dragon']).toEqual(rational(799n, 830n));
    expect(returns['tiger']).toEqual(returns['dragon']);
    expect(returns['tie']).toEqual(rational(12n * 31n, 415n));
    expect(returns['suited-tie']).toEqual(rational(51n * 7n, 415n));
    expect(returnsBySpot().map((one) => toPercentString(one.returnToPlayer, 2))).toEqual([
      '96.27%',
      '96.27%',
      '89.64%',
      '86.02%',
    ]);
  });
});
