import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { cardText, deckOf, parseCard, rankOf } from '#domain/games/kit/cards/card.ts';
import {
  edgeOfSurrender,
  edgePerAnte,
  elementOfRisk,
  returnsByBet,
  tieChance,
  warPairs,
  warTies,
  worthOfWar,
} from '#domain/games/war/maths.ts';
import type { WarEnd } from '#domain/games/war/paytable.ts';
import { deal, firstEnd, settle, game as war, warEnd } from '#domain/games/war/rules.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { quickStream } from '#tests/support/quick-stream.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(war);

const seedsOf = (nonce: number) => ({ serverSeed: '3a7e'.repeat(16), clientSeed: 'war', nonce });
const ante = { spot: 'ante', amountMinor: 100n };
const tie = { spot: 'tie', amountMinor: 10n };
const added = { spot: 'war', amountMinor: 100n };
const card = (text: string) => parseCard(text) ?? -1;
const pair = (text: string) => {
  const [player = '', dealer = ''] = text.split(' ');
  return { player: card(player), dealer: card(dealer) };
};
const table = (first: string, second: string) => ({ first: pair(first), war: pair(second) });
const opening = (first: string) => firstEnd(table(first, 'As Kd'));

/** The first round whose first cards tie, or do not. */
const nonceWhere = (ties: boolean): number =>
  Array.from({ length: 500 }, (_, nonce) => nonce).find(
    (nonce) => (firstEnd(deal(createStream(seedsOf(nonce)))) === undefined) === ties,
  ) ?? 0;

describe('the first cards', () => {
  it.each([
    ['As Kd', 'won'],
    ['2s Kd', 'lost'],
    ['Ts 9d', 'won'],
    ['Ks Kd', undefined],
    ['Ks Ks', undefined],
  ])('%s end the round so: %s', (first, end) => {
    expect(opening(first)).toBe(end);
  });
});

describe('the bets', () => {
  it.each([
    ['won', 200n, 0n],
    ['lost', 0n, 0n],
    ['surrendered', 50n, 110n],
    ['left', 50n, 110n],
    ['war-won', 300n, 110n],
    ['war-tied', 400n, 110n],
    ['war-lost', 0n, 110n],
  ] as const)('return at %s', (end: WarEnd, own, side) => {
    const bets = end.startsWith('war') ? [ante, tie, added] : [ante, tie];
    expect(settle(bets, end, table('Ks Kd', 'As 2d')).payoutMinor).toBe(own + side);
  });

  it('floor the half of an odd ante, and never return more than they can', () => {
    expect(settle([{ spot: 'ante', amountMinor: 7n }], 'surrendered', table('Ks Kd', 'As 2d')).payoutMinor).toBe(3n);
    expect(war.maxPayoutOf([ante, tie])).toBe(510n);
    expect(war.bindsMinor?.([ante, tie])).toBe(100n);
  });

  it.each([[[{ spot: 'tie', amount: '1.00' }]], [[{ spot: 'war', amount: '1.00' }]], [[]]])(
    '%j open no round',
    (bets) => {
      expect(war.parseBets(bets, 'EUR')).toMatchObject({ ok: false });
    },
  );
});

describe('a round', () => {
  it('is over at once unless the first cards tie', () => {
    const nonce = nonceWhere(false);
    const step = war.start([ante], createStream(seedsOf(nonce)));
    expect(step).toMatchObject({ status: 'settled', outcome: { war: null } });
    expect(step).toEqual(verifyRound(seedsOf(nonce), [ante]));
  });

  it('waits at a tie, shows no card of the war, and takes another ante for it', () => {
    const nonce = nonceWhere(true);
    const stream = () => createStream(seedsOf(nonce));
    const { first, war: second } = deal(stream());
    expect(war.start([ante], stream())).toEqual({
      status: 'open',
      state: { player: cardText(first.player), dealer: cardText(first.dealer) },
      view: { player: cardText(first.player), dealer: cardText(first.dealer) },
      choices: [
        { name: 'war', addsMinor: 100n },
        { name: 'surrender', addsMinor: 0n },
      ],
    });
    const acted = war.act([ante], null, { name: 'war' }, stream());
    expect(acted).toMatchObject({
      ok: true,
      value: { added: [added], step: { outcome: { war: { player: cardText(second.player) } } } },
    });
    for (const name of ['war', 'surrender']) {
      const done = war.act([ante], null, { name }, stream());
      expect(done.ok && done.value.step).toEqual(verifyRound(seedsOf(nonce), [ante], [{ name }]));
    }
    expect(verifyRound(seedsOf(nonce), [ante])).toMatchObject({ outcome: { ending: 'left' }, payoutMinor: 50n });
  });

  it.each([[{ name: 'fold' }], ['war'], [{ name: 'war', times: 2 }]])('refuses %j', (action) => {
    expect(war.act([ante], null, action, createStream(seedsOf(nonceWhere(true))))).toMatchObject({ ok: false });
  });
});

describe('the exact figures', () => {
  it('count a war as laying out every pair of the 310 cards left does', () => {
    // Two kings lie: any rank will do, and any two of its cards.
    const left = deckOf(6);
    for (const _ of [0, 1])
      left.splice(
        left.findIndex((one) => rankOf(one) === 11),
        1,
      );
    const ranks = new Map<number, bigint>();
    for (const one of left) ranks.set(rankOf(one), (ranks.get(rankOf(one)) ?? 0n) + 1n);
    const ties = [...ranks.values()].reduce((sum, count) => sum + count * (count - 1n), 0n);
    expect([BigInt(left.length * (left.length - 1)), ties]).toEqual([warPairs, warTies]);
  });

  it('are the published ones for six decks: 2.33% of the ante, 3.70% giving up, 18.65% of the tie', () => {
    // Shackleford, wizardofodds.com, "Casino War", with the bonus for a second tie.
    expect(edgePerAnte()).toEqual(rational(23_138n, 993_023n));
    expect(toDecimalString(edgePerAnte(), 4)).toBe('0.0233');
    expect(toDecimalString(edgeOfSurrender(), 4)).toBe('0.0370');
    const [, side] = returnsByBet();
    expect(side?.returnToPlayer).toEqual(rational(11n * 23n, 311n));
    expect(tieChance).toEqual(rational(23n, 311n));
  });

  it('say that war is better than giving up, and what that leaves on all that is staked', () => {
    expect(toDecimalString(worthOfWar(), 4)).toBe('-0.3151');
    expect(Number(toDecimalString(elementOfRisk(), 6))).toBeCloseTo(0.023301 / (1 + 23 / 311), 5);
  });

  it('are met by a seeded run that goes to war at every tie, within four deviations', () => {
    const rounds = 12_000;
    const stream = quickStream();
    let [sum, squares, ties] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const dealt = deal(stream);
      const end = firstEnd(dealt) ?? warEnd(dealt);
      const isWar = end.startsWith('war');
      if (isWar) ties += 1;
      const back = Number(settle(isWar ? [ante, added] : [ante], end, dealt).payoutMinor) / 100 - (isWar ? 1 : 0);
      sum += back;
      squares += back * back;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - (1 - 23_138 / 993_023))).toBeLessThan(4 * error);
    expect(Math.abs(ties - rounds * (23 / 311))).toBeLessThan(4 * Math.sqrt(rounds * (23 / 311) * (288 / 311)));
  });
});
