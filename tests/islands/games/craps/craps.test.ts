import { beforeEach, describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { game as craps } from '#domain/games/craps/craps/rules.ts';
import {
  closedFor,
  comeOutOf,
  crapsBoard,
  endOf,
  endWord,
  exposureWith,
  fitting,
  handOf,
  noHand,
  stakedMinor,
} from '#islands/games/craps/picture/craps.ts';

const room = { maxStakeMinor: 50_000n, balanceMinor: 10_000n };
const bets = [
  { spot: 'pass', amountMinor: 1_000n },
  { spot: 'place:6', amountMinor: 600n },
  { spot: 'lay:10', amountMinor: 1_200n },
];

/** The first hand of these bets, by nonce, whose come-out gives a point. */
const openHand = () => {
  for (let nonce = 0; nonce < 50; nonce += 1) {
    const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'hardway', nonce };
    const stream = createStream(seeds);
    const step = craps.start(bets, stream);
    if (step.status === 'open' && handOf(step.view).point !== null) return { step, stream };
  }
  throw new Error('no point in fifty hands');
};

beforeEach(() => {
  crapsBoard.rememberBets();
  crapsBoard.rememberBets();
});

describe('a hand as it is shown', () => {
  it('is read from the view of the engine', () => {
    const { step } = openHand();
    const hand = handOf(step.view);
    expect(hand.rolls).toHaveLength(1);
    expect(hand.felt.get('pass')).toEqual({ amountMinor: 1_000n, on: true, canTakeDown: false });
    expect(hand.felt.get('place:6')?.canTakeDown).toBe(true);
    expect(stakedMinor(hand)).toBe([...hand.felt.values()].reduce((sum, { amountMinor }) => sum + amountMinor, 0n));
    expect(hand.oddsRoom.get('odds:pass')).toBeGreaterThanOrEqual(3_000n);
  });

  it('is read from the outcome of a round, with the bets of the last roll', () => {
    const { step, stream } = openHand();
    const end = craps.finish(bets, step.state, stream);
    const hand = endOf(end.outcome);
    expect(endWord(end.outcome)).toBe('left');
    expect(hand.wonMinor).toBe(end.payoutMinor);
    expect(hand.felt.size).toBe(0);
    expect(hand.last.map(({ spot }) => spot)).toContain('pass');
  });

  it('is the staked bets alone until the come-out lies', () => {
    const { felt, rolls, point } = comeOutOf(
      [
        { spot: 'pass', amount: '10.00' },
        { spot: 'place:6', amount: '6.00' },
      ],
      'EUR',
    );
    expect([rolls.length, point]).toEqual([0, null]);
    expect([...felt].map(([spot, { amountMinor, on }]) => [spot, amountMinor, on])).toEqual([
      ['pass', 1_000n, true],
      ['place:6', 600n, false],
    ]);
  });

  it.each([undefined, null, 3, 'text', [], { rolls: 7, felt: 'none', last: [4] }])('is empty for %j', (view) => {
    expect(handOf(view).rolls).toEqual([]);
    expect(handOf(view).felt.size).toBe(0);
    expect(endWord(view)).toBeUndefined();
  });
});

describe('a chip', () => {
  const { step } = openHand();
  const hand = handOf(step.view);

  it.each([
    ['pass', undefined, 'point_is_on'],
    ['dont-pass', undefined, 'point_is_on'],
    ['come', 'point_is_off', undefined],
    ['odds:pass', 'no_bet_for_odds', undefined],
    ['odds:dont-pass', 'no_bet_for_odds', 'no_bet_for_odds'],
    ['come:6', 'moved_by_dice', 'moved_by_dice'],
    ['field', undefined, undefined],
    ['place:6', undefined, undefined],
  ] as const)('on %s is refused before the come-out for %s, with a point for %s', (spot, before, withPoint) => {
    expect([closedFor(noHand, spot), closedFor(hand, spot)]).toEqual([before, withPoint]);
  });

  it('fills what is left of the odds and no more', () => {
    const most = hand.oddsRoom.get('odds:pass') ?? 0n;
    expect(fitting(hand, new Map(), 'odds:pass', 100_000n)).toBe(most);
    expect(fitting(hand, new Map([['odds:pass', most]]), 'odds:pass', 100n)).toBe(0n);
    expect(fitting(hand, new Map(), 'field', 100n)).toBe(100n);
  });

  it('counts for the limits as the engine counts it', () => {
    if (!craps.exposureOf) throw new Error('no exposure');
    expect(craps.exposureOf(step.state)).toMatchObject(exposureWith(hand, new Map()));
    const acted = craps.act(
      bets,
      step.state,
      { name: 'bet', spot: 'field', amountMinor: '500' },
      createStream({ serverSeed: 'a'.repeat(64), clientSeed: 'x', nonce: 0 }),
    );
    if (!acted.ok || acted.value.step.status !== 'open') throw new Error('refused');
    expect(craps.exposureOf(acted.value.step.state)).toMatchObject(exposureWith(hand, new Map([['field', 500n]])));
  });

  it('that was staked by itself leaves the board, and no undo brings it back', () => {
    crapsBoard.placeChip('field', 100n, room);
    crapsBoard.placeChip('yo', 100n, room);
    crapsBoard.passBet('field');
    expect([...crapsBoard.$placed.get().keys()]).toEqual(['yo']);
    expect(crapsBoard.$canUndo.get()).toBe(false);
  });
});
