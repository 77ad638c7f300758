import { describe, expect, it } from 'vitest';
import { ahead, emptyWar, tied, type WarFelt, warFeltOf, warFrames } from '#islands/games/war/picture/war.ts';

const lying = ({ player, dealer, burnt, warPlayer, warDealer }: WarFelt) =>
  [player, dealer, burnt, warPlayer, warDealer].map((one) => one ?? '-').join(' ');

const waiting = warFeltOf({ player: 'Ks', dealer: 'Kd' });
const fought = warFeltOf({ player: 'Ks', dealer: 'Kd', war: { player: '9c', dealer: '4h' }, ending: 'war-won' });
const plain = warFeltOf({ player: '2s', dealer: 'Kd', war: null, ending: 'lost' });

describe('the felt of war', () => {
  it('lies as the round has it', () => {
    expect([waiting, fought, plain].map(lying)).toEqual(['Ks Kd 0 - -', 'Ks Kd 3 9c 4h', '2s Kd 0 - -']);
    expect([waiting.end, fought.end, plain.end]).toEqual([undefined, 'war-won', 'lost']);
  });

  it('is empty for the view of another game', () => {
    for (const view of [{}, { number: 17 }, { player: { cards: ['Ks'] }, dealer: 'Kd' }])
      expect(warFeltOf(view)).toEqual(emptyWar);
  });

  it('knows a tie while the round waits and afterwards, and who was ahead', () => {
    expect([waiting, fought, plain, emptyWar].map(tied)).toEqual([true, true, false, false]);
    expect([waiting, fought, plain].map(ahead)).toEqual([undefined, 'player', 'dealer']);
    expect(ahead({ ...fought, end: 'war-tied' })).toBe('player');
    expect(ahead({ ...waiting, end: 'surrendered' })).toBeUndefined();
  });

  it('lays three cards aside before the second ones, and tells the end last', () => {
    const frames = warFrames(waiting, fought);
    expect(frames.map(({ felt }) => lying(felt))).toEqual([
      'Ks Kd 1 - -',
      'Ks Kd 2 - -',
      'Ks Kd 3 - -',
      'Ks Kd 3 9c -',
      'Ks Kd 3 9c 4h',
      'Ks Kd 3 9c 4h',
    ]);
    expect(frames.filter(({ felt }) => felt.end !== undefined)).toHaveLength(1);
    expect(warFrames(emptyWar, plain).map(({ felt }) => lying(felt))).toEqual([
      '2s - 0 - -',
      '2s Kd 0 - -',
      '2s Kd 0 - -',
    ]);
  });
});
