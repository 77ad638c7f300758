import { describe, expect, it } from 'vitest';
import {
  type Cards,
  coupFrames,
  coupOf,
  heightShown,
  naturalsOf,
  pointsShown,
} from '#islands/games/baccarat/picture/baccarat.ts';

const coup = (player: string, banker: string) => ({
  ...({ winner: 'player', playerPair: false, bankerPair: false, suited: false } as const),
  player: player.split(' '),
  banker: banker.split(' '),
});
const drawn = (cards: Cards) => cards.map((card) => card ?? '??').join(' ');
const story = (player: string, banker: string) =>
  coupFrames(coup(player, banker)).map(({ hands }) => `${drawn(hands.player)} / ${drawn(hands.banker)}`);

describe('a coup', () => {
  it('is read from the outcome of its round, and from no other', () => {
    const outcome = { player: ['9h', 'Kd'], banker: ['2c', '3d'], playerPoints: 9, bankerPoints: 5 };
    expect(coupOf({ ...outcome, winner: 'player', playerPair: false, bankerPair: false })).toEqual(
      coup('9h Kd', '2c 3d'),
    );
    expect(coupOf({ number: 17 })).toBeUndefined();
  });

  it('is dealt covered, and turned a side at a time', () => {
    expect(story('9h Kd', '2c 3d')).toEqual([
      '?? / ',
      '?? / ??',
      '?? ?? / ??',
      '?? ?? / ?? ??',
      '9h ?? / ?? ??',
      '9h Kd / ?? ??',
      '9h Kd / 2c ??',
      '9h Kd / 2c 3d',
    ]);
  });

  it("turns the player's third card before the banker's is dealt", () => {
    expect(story('2h Kd 3s', '2c 3d 8h').slice(8)).toEqual([
      '2h Kd ?? / 2c 3d',
      '2h Kd 3s / 2c 3d',
      '2h Kd 3s / 2c 3d ??',
      '2h Kd 3s / 2c 3d 8h',
    ]);
  });

  it('of dragon and tiger is one card a side, the dragon turned first', () => {
    expect(story('Kd', '2c')).toEqual(['?? / ', '?? / ??', '?? / ??', 'Kd / ??', 'Kd / 2c']);
    const end = { dragon: 'Kd', tiger: '2c', winner: 'dragon', suited: false };
    expect(coupOf(end)).toEqual(coup('Kd', '2c'));
    expect(coupOf({ ...end, tiger: 'Kd', winner: 'tie', suited: true })).toMatchObject({ winner: 'tie', suited: true });
    expect([heightShown(['Ah']), heightShown(['Kd']), heightShown([undefined])]).toEqual([1, 13, undefined]);
  });

  it('takes two to four seconds', () => {
    const ms = (player: string, banker: string) =>
      coupFrames(coup(player, banker)).reduce((sum, frame) => sum + frame.ms, 0);
    expect(ms('9h Kd', '2c 3d')).toBeGreaterThan(1800);
    expect(ms('2h Kd 3s', '2c 3d 8h')).toBeLessThan(4200);
  });
});

describe('points and naturals', () => {
  it('count the cards that lie open', () => {
    expect([pointsShown([undefined, undefined]), pointsShown(['9h', undefined]), pointsShown(['9h', '5d'])]).toEqual([
      undefined,
      9,
      4,
    ]);
  });

  it('are natural with eight or nine, once both hands lie open', () => {
    expect(naturalsOf({ player: ['9h', 'Kd'], banker: ['2c', undefined] })).toEqual([]);
    expect(naturalsOf({ player: ['9h', 'Kd'], banker: ['2c', '3d'] })).toEqual(['player']);
    expect(naturalsOf({ player: ['9h', 'Kd'], banker: ['4c', '4d'] })).toEqual(['player', 'banker']);
    expect(naturalsOf({ player: ['2h', 'Kd', '7c'], banker: ['2c', '3d'] })).toEqual([]);
  });
});
