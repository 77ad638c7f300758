import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { returnOfHand as returnOfPlain } from '#domain/games/blackjack/blackjack/maths.ts';
import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import {
  elementOfRisk,
  returnOfHand,
  returnsByBet,
  sideChances,
} from '#domain/games/blackjack/blackjack-surrender/maths.ts';
import { game as blackjackSurrender } from '#domain/games/blackjack/blackjack-surrender/rules.ts';
import {
  type FirstThree,
  pairKindOf,
  sideBets,
  threeKindOf,
} from '#domain/games/blackjack/blackjack-surrender/side-bets.ts';
import { decide, surrenderStrategy } from '#domain/games/blackjack/strategy.ts';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import type { Open, Step } from '#domain/games/kit/game.ts';
import { paid } from '#domain/games/kit/payment.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(blackjackSurrender);

const seedsOf = (nonce: number) => ({ serverSeed: 'b1ac'.repeat(16), clientSeed: 'late', nonce });
const stream = (nonce: number) => createStream(seedsOf(nonce));
const hand = { spot: 'hand', amountMinor: 101n };
const pair = { spot: 'pair', amountMinor: 10n };
const three = { spot: 'poker-three', amountMinor: 10n };
const cards = (text: string) => text.split(' ').map((sign) => parseCard(sign) ?? -1) as unknown as FirstThree;

const isOpen = (step: Step): step is Open => step.status === 'open';
const offers = (step: Step, name: string): boolean =>
  isOpen(step) && step.choices.some((choice) => choice.name === name);
const nonces = Array.from({ length: 200 }, (_, nonce) => nonce);
const nonceOffering = (name: string): number =>
  nonces.find((nonce) => offers(blackjackSurrender.start([hand], stream(nonce)), name)) ?? -1;

describe('a first hand', () => {
  it('is given up for half of its stake, to the half unit, and no card is drawn for it', () => {
    const nonce = nonceOffering('surrender');
    const acted = blackjackSurrender.act([hand], [], { name: 'surrender' }, stream(nonce));
    expect(acted).toMatchObject({
      ok: true,
      value: {
        added: [],
        step: {
          status: 'settled',
          payoutMinor: 50n,
          outcome: { results: ['surrender'] },
          wins: [{ rest: { num: 1n, den: 2n } }],
        },
      },
    });
    const step = acted.ok ? acted.value.step : undefined;
    const settled = step?.status === 'settled' ? paid(step, seedsOf(nonce)) : undefined;
    expect(settled).toEqual(verifyRound(seedsOf(nonce), [hand], [{ name: 'surrender' }]));
    expect([50n, 51n]).toContain(settled?.payoutMinor);
    expect(step).toMatchObject({ outcome: { dealer: { length: 2 }, hands: [{ cards: { length: 2 } }] } });
  });

  it('is not given up after a card, nor while insurance is asked for, nor at the plain table', () => {
    const insured = nonceOffering('insure');
    expect(offers(blackjackSurrender.start([hand], stream(insured)), 'surrender')).toBe(false);
    for (const nonce of nonces) {
      expect(offers(blackjack.start([hand], stream(nonce)), 'surrender')).toBe(false);
      const hit = blackjackSurrender.act([hand], [], { name: 'hit' }, stream(nonce));
      if (hit.ok) expect(offers(hit.value.step, 'surrender')).toBe(false);
    }
    expect(blackjack.act([hand], [], { name: 'surrender' }, stream(nonceOffering('surrender')))).toMatchObject({
      ok: false,
    });
  });

  it('is never given up against a blackjack: that takes the whole stake', () => {
    const lost = nonces.map((nonce) => {
      const step = blackjackSurrender.start([hand], stream(nonce));
      return step.status === 'settled' && step.payoutMinor === 0n;
    });
    expect(lost.filter(Boolean).length).toBeGreaterThan(0);
  });

  it.each([
    [[10, 6], 9, 'surrender'],
    [[9, 7], 10, 'surrender'],
    [[10, 6], 1, 'surrender'],
    [[10, 5], 10, 'surrender'],
    [[8, 8], 10, 'split'],
    [[10, 6], 8, 'hit'],
    [[10, 5], 1, 'hit'],
    [[10, 4], 10, 'hit'],
  ] as const)('of %j against %i is best played so: %s', (values, up, move) => {
    expect(decide(values, up, { double: true, split: true, surrender: true }, surrenderStrategy)).toBe(move);
  });

  it('of sixteen in three cards against ten is hit', () => {
    expect(decide([2, 4, 10], 10, { double: false, split: false }, surrenderStrategy)).toBe('hit');
  });
});

describe('a bet beside the hand', () => {
  it.each([
    ['Ks Ks', 'perfect'],
    ['Ks Kc', 'coloured'],
    ['Kh Kd', 'coloured'],
    ['Ks Kh', 'mixed'],
    ['Ks Qs', undefined],
    ['Ts Ks', undefined],
  ])('on the pair of %s is %s', (text, kind) => {
    expect(pairKindOf(cards(`${text} 2c`))).toBe(kind);
  });

  it.each([
    ['7h 7h 7h', 'suited-trips'],
    ['7h 7h 7c', 'three-of-a-kind'],
    ['7h 8h 9h', 'straight-flush'],
    ['Qh Ah Kh', 'straight-flush'],
    ['2h Ah 3h', 'straight-flush'],
    ['Kh Ah 2c', undefined],
    ['7h 8c 9h', 'straight'],
    ['2h 9h Kh', 'flush'],
    ['9h 9h Kh', 'flush'],
    ['9h 9c Kh', undefined],
  ])('on poker three of %s is %s', (text, kind) => {
    expect(threeKindOf(cards(text))).toBe(kind);
  });

  it('needs a hand, and is decided by the first cards whatever the hand does', () => {
    expect(blackjackSurrender.parseBets([{ spot: 'pair', amount: '1.00' }], 'EUR')).toMatchObject({ ok: false });
    expect(
      blackjack.parseBets(
        [
          { spot: 'hand', amount: '1.00' },
          { spot: 'pair', amount: '1.00' },
        ],
        'EUR',
      ),
    ).toMatchObject({ ok: false });
    const sideWins = (step: Step) =>
      step.status === 'settled' ? step.wins.filter(({ spot }) => spot === 'pair' || spot === 'poker-three') : [];
    let won = 0;
    for (const nonce of nonces.slice(0, 120)) {
      const bets = [hand, pair, three];
      if (!offers(blackjackSurrender.start(bets, stream(nonce)), 'surrender')) continue;
      const given = sideWins(verifyRound(seedsOf(nonce), bets, [{ name: 'surrender' }]));
      expect(sideWins(verifyRound(seedsOf(nonce), bets, [{ name: 'stand' }]))).toEqual(given);
      won += given.length;
    }
    expect(won).toBeGreaterThan(0);
  });

  it('is bound by its largest payout', () => {
    expect(blackjackSurrender.maxPayoutOf([hand, pair, three])).toBe(8n * 101n + 26n * 10n + 101n * 10n);
    expect(sideBets.pair(cards('Ks Ks 2c'))).toBe(26n);
    expect(sideBets['poker-three'](cards('7h 7h 7h'))).toBe(101n);
  });
});

describe('the exact figures', () => {
  it('gain 0.07% by surrender, as published for six decks', () => {
    // Wizard of Odds: late surrender is worth 0.08% with six decks and a dealer who stands on soft 17.
    const gain = Number(toDecimalString(returnOfHand, 8)) - Number(toDecimalString(returnOfPlain, 8));
    expect(gain).toBeGreaterThan(0.0006);
    expect(gain).toBeLessThan(0.0009);
    expect(toDecimalString(elementOfRisk(), 5)).toBe('0.00343');
  });

  it('count the bets beside the hand as combinations do', () => {
    const whole = 312n * 311n * 310n;
    const count = (spot: 'pair' | 'poker-three', back: bigint) =>
      sideChances(spot).find(({ pays }) => pays.num === back)?.cases;
    // Of 311 cards against the first: five its like, six of its colour, twelve of the other.
    expect([26n, 13n, 7n].map((back) => count('pair', back))).toEqual([5n, 6n, 12n].map((n) => (whole / 311n) * n));
    const trips = 13n * 24n * 23n * 22n;
    const suitedTrips = 52n * 6n * 5n * 4n;
    const straightFlushes = 12n * 4n * 6n ** 3n * 6n;
    expect([101n, 41n, 31n, 11n, 6n].map((back) => count('poker-three', back))).toEqual([
      suitedTrips,
      straightFlushes,
      trips - suitedTrips,
      12n * 24n ** 3n * 6n - straightFlushes,
      4n * 78n * 77n * 76n - straightFlushes - suitedTrips,
    ]);
    const [, insurance, pairs, poker] = returnsByBet();
    expect(insurance?.returnToPlayer).toEqual(rational(288n, 311n));
    expect(pairs?.returnToPlayer).toEqual(rational(292n, 311n));
    expect(poker?.returnToPlayer).toEqual(rational(597_707n, 626_665n));
  });
});
