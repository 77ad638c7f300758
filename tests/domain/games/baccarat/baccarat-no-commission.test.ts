import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { returnsBySpot as baccaratReturns } from '#domain/games/baccarat/baccarat/maths.ts';
import { returnsBySpot } from '#domain/games/baccarat/baccarat-no-commission/maths.ts';
import { fields, noCommissionSpots } from '#domain/games/baccarat/baccarat-no-commission/paytable.ts';
import { game as baccaratNoCommission } from '#domain/games/baccarat/baccarat-no-commission/rules.ts';
import { coupCases } from '#domain/games/baccarat/coups.ts';
import { settleOn } from '#domain/games/baccarat/engine.ts';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(baccaratNoCommission);

const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const cards = (text: string) => text.split(' ').map((word) => parseCard(word) ?? Number.NaN);
const all = noCommissionSpots.map((spot) => bet(spot));
const seedsOf = (nonce: number) => ({ serverSeed: '5ec5'.repeat(16), clientSeed: 'six', nonce });
const paid = (player: string, banker: string) =>
  Object.fromEntries(
    settleOn(fields, all, { player: cards(player), banker: cards(banker) }).wins.map(({ spot, payoutMinor }) => [
      spot,
      payoutMinor,
    ]),
  );

describe('a coup without commission', () => {
  it.each([
    ['the banker wins even money with seven', '2h 4d', 'Kc 7s', { banker: 200n }],
    ['and half of it with six of two cards', '2h Kd', 'Tc 6s', { banker: 150n, 'banker-six': 1600n }],
    ['and with six of three', '2h Kd As', 'Tc 2s 4h', { banker: 150n, 'banker-six': 1600n }],
    ['a six that loses pays no side bet', '9h Kd', 'Tc 6s', { player: 200n }],
    ['a tie at six gives both stakes back', '6h Kd', 'Tc 6s', { player: 100n, banker: 100n, tie: 900n }],
    [
      'pairs pay whoever wins',
      '9h 9d',
      '4c 4s',
      { tie: 900n, player: 100n, banker: 100n, 'player-pair': 1200n, 'banker-pair': 1200n },
    ],
  ])('%s', (_, player, banker, wins) => {
    expect(paid(player, banker)).toEqual(wins);
  });

  it('halves an odd stake on the six, rounded down', () => {
    const six = { player: cards('2h Kd'), banker: cards('Tc 6s') };
    expect(settleOn(fields, [bet('banker', 7n)], six).payoutMinor).toBe(10n);
  });

  it('is the coup of the same seeds at the other table, and verified by them', () => {
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const round = baccaratNoCommission.play(all, createStream(seedsOf(nonce)));
      expect(verifyRound(seedsOf(nonce), all)).toEqual(round);
      expect(round.payoutMinor <= baccaratNoCommission.maxPayoutOf(all)).toBe(true);
    }
  });

  it('refuses a field of another table', () => {
    expect(baccaratNoCommission.parseBets([{ spot: 'dragon', amount: '1.00' }], 'EUR')).toMatchObject({ ok: false });
  });
});

describe('the figures', () => {
  const returns = Object.fromEntries(returnsBySpot().map((one) => [one.kind, one.returnToPlayer]));

  it('differ from baccarat by the banker alone', () => {
    for (const { kind, returnToPlayer } of baccaratReturns())
      if (kind !== 'banker') expect(returns[kind], kind).toEqual(returnToPlayer);
  });

  it('are those in print: the banker keeps 1.46%, and wins with six in 5.39% of coups', () => {
    const whole = coupCases().reduce((sum, { cases }) => sum + cases, 0n);
    const sixes = coupCases().reduce((sum, { bankerSix, cases }) => (bankerSix ? sum + cases : sum), 0n);
    expect(toPercentString(rational(sixes, whole), 3)).toBe('5.386%');
    expect(returns['banker-six']).toEqual(rational(16n * sixes, whole));
    expect(noCommissionSpots.map((spot) => toPercentString(returns[spot] ?? rational(0n), 2))).toEqual([
      '98.76%',
      '98.54%',
      '85.64%',
      '89.64%',
      '89.64%',
      '86.18%',
    ]);
  });
});
