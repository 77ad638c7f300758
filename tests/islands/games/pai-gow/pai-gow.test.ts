import { describe, expect, it } from 'vitest';
import type { LowPlaces } from '#domain/games/pai-gow/pai-gow-poker/sets.ts';
import {
  emptyPaiGow,
  handsOf,
  houseLow,
  lowOf,
  type PaiGowFelt,
  paiGowFrames,
  paiGowOf,
  pressed,
} from '#islands/games/pai-gow/picture/pai-gow.ts';

const own = '5s As Kd Jo 5d 9c 2h'.split(' ');
const house = 'Qs Qd 9h 8c 7s 4s 2d'.split(' ');
const waiting = paiGowOf({ cards: own });
const settled = paiGowOf({
  player: { cards: own, low: [0, 4], highHand: 'pair', lowHand: 'pair' },
  dealer: { cards: house, low: [2, 3] },
  ending: 'set',
  high: 'won',
  low: 'copy',
  result: 'push',
});

const signs = ({ cards }: PaiGowFelt['player']) => cards.map(({ card }) => card).join(' ');

describe('the felt of pai gow poker', () => {
  it('holds the player’s cards from the highest down, the joker among the aces, and the dealer’s covered', () => {
    expect(signs(waiting.player)).toBe('Jo As Kd 9c 5s 5d 2h');
    expect(waiting.player.cards.map(({ place }) => place)).toEqual([3, 1, 2, 5, 0, 4, 6]);
    expect(waiting).toMatchObject({ covered: 7, dealer: { cards: [] }, end: undefined });
  });

  it('shows a settled round as it was set and compared', () => {
    expect(settled).toMatchObject({
      covered: 0,
      told: 2,
      player: { low: [0, 4] },
      dealer: { low: [2, 3] },
      end: { high: 'won', low: 'copy', result: 'push', ending: 'set' },
    });
    expect(signs(settled.dealer)).toBe('Qs Qd 9h 8c 7s 4s 2d');
  });

  it('is empty for the view of another game', () => {
    for (const view of [{}, { cards: ['Ks'] }, { cards: own.slice(1) }, { player: 'Ks', ending: 'won' }])
      expect(paiGowOf(view)).toEqual(emptyPaiGow);
  });
});

describe('setting the hands', () => {
  it('takes two cards aside, the earlier making room for a third, and gives one back', () => {
    const presses = [3, 1, 6, 1];
    const steps = presses.map((_, at) => presses.slice(0, at + 1).reduce<readonly number[]>(pressed, []));
    expect(steps).toEqual([[3], [3, 1], [1, 6], [6]]);
    expect(steps.map(lowOf)).toEqual([undefined, [1, 3], [1, 6], undefined]);
  });

  it('names both hands by the ranks that decide them, and says when they foul', () => {
    const named = (low: LowPlaces) => {
      const hands = handsOf({ cards: waiting.player.cards, low });
      return hands && [hands.high.name, hands.high.ranks[0], hands.low.name, hands.low.ranks[0], hands.foul];
    };
    expect(named([0, 4])).toEqual(['pair', 'A', 'pair', '5', false]);
    expect(named([1, 3])).toEqual(['pair', '5', 'pair', 'A', true]);
    expect(named([2, 5])).toEqual(['two-pair', 'A', 'high-card', 'K', false]);
    expect(handsOf(waiting.player)).toBeUndefined();
  });

  it('names a straight by its top, the wheel by its five', () => {
    const straight = (cards: string, low: LowPlaces) =>
      handsOf({ cards: paiGowOf({ cards: cards.split(' ') }).player.cards, low })?.high;
    expect(straight('As 2d 3h 4c 5s Kd Kh', [5, 6])).toMatchObject({ name: 'straight', ranks: ['5', ...'2222'] });
    expect(straight('As Kd Qh Jc Ts 2d 3h', [5, 6])).toMatchObject({ name: 'straight', ranks: ['A', ...'2222'] });
    expect(straight('As Ks Qs Js Ts 2d 3h', [5, 6])?.name).toBe('royal-flush');
  });

  it('lays the hands as the house would, by the places in which the cards were dealt', () => {
    // Two pairs of aces and fives: the fives are low.
    expect(houseLow(waiting.player.cards)).toEqual([0, 4]);
  });
});

describe('what is shown one after the other', () => {
  it('is the deal, card by card on both sides', () => {
    const frames = paiGowFrames(emptyPaiGow, waiting);
    expect(frames.slice(0, -1).map(({ felt }) => [felt.player.cards.length, felt.covered])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((count) => [count, count]),
    );
    expect(frames.at(-1)).toEqual({ felt: waiting, ms: 0 });
  });

  it('and then the dealer’s cards turned, set, and told hand by hand, the end last of all', () => {
    const frames = paiGowFrames(waiting, settled).map(({ felt }) => ({
      own: felt.player.low !== undefined,
      open: felt.dealer.cards.length,
      set: felt.dealer.low !== undefined,
      told: felt.end ? felt.told : 0,
    }));
    expect(frames).toEqual([
      { own: true, open: 0, set: false, told: 0 },
      { own: true, open: 7, set: false, told: 0 },
      { own: true, open: 7, set: true, told: 0 },
      { own: true, open: 7, set: true, told: 1 },
      { own: true, open: 7, set: true, told: 2 },
      { own: true, open: 7, set: true, told: 2 },
    ]);
  });
});
