import { describe, expect, it } from 'vitest';
import {
  adviceOnRide,
  betEnds,
  emptyRide,
  openCards,
  type RideFelt,
  rideFrames,
  rideOf,
} from '#islands/games/poker/picture/let-it-ride.ts';

const cards = (text: string) => text.split(' ');
/** `cards / board / decisions`. */
const lying = ({ cards: own, board, decided }: RideFelt) =>
  `${own.join(' ')} / ${board.map((card) => card ?? '??').join(' ')} / ${decided.join(' ')}`;

const dealt = rideOf({ cards: cards('Qh Jh 4d'), board: [], decided: [] });
const turned = rideOf({ cards: cards('Qh Jh 4d'), board: ['Qs'], decided: ['take-back'] });
const over = rideOf({
  cards: cards('Qh Jh 4d'),
  board: cards('Qs 2c'),
  decided: ['take-back', 'ride'],
  hand: 'pair',
  pays: 'tens-or-better',
});

describe('the felt', () => {
  it('covers what has not been turned', () => {
    expect(lying(dealt)).toBe('Qh Jh 4d / ?? ?? / ');
    expect(lying(turned)).toBe('Qh Jh 4d / Qs ?? / take-back');
    expect(openCards(turned)).toEqual(cards('Qh Jh 4d Qs'));
    expect([dealt.over, turned.over, over.over]).toEqual([false, false, true]);
  });

  it('is empty for the view of another game', () => {
    for (const view of [{}, { number: 17 }, { cards: cards('Qh Jh') }, { cards: ['x', 'y', 'z'] }])
      expect(rideOf(view)).toEqual(emptyRide);
  });

  it('is dealt card by card, the two in the middle covered', () => {
    expect(rideFrames(emptyRide, dealt).map(({ felt }) => lying(felt))).toEqual([
      'Qh /  / ',
      'Qh Jh /  / ',
      'Qh Jh 4d /  / ',
      'Qh Jh 4d / ?? / ',
      'Qh Jh 4d / ?? ?? / ',
      'Qh Jh 4d / ?? ?? / ',
    ]);
  });

  it('moves the bet before the card is turned, and tells the end last', () => {
    const frames = rideFrames(turned, over);
    expect(frames.map(({ felt }) => lying(felt))).toEqual([
      'Qh Jh 4d / Qs ?? / take-back ride',
      'Qh Jh 4d / Qs 2c / take-back ride',
      'Qh Jh 4d / Qs 2c / take-back ride',
    ]);
    expect(frames.map(({ sound }) => sound)).toEqual(['chip', 'turn', undefined]);
    expect(frames.map(({ felt }) => felt.over)).toEqual([false, false, true]);
  });

  it('knows what became of each bet: the third always rode', () => {
    expect(betEnds(over)).toEqual(['taken-back', 'rode', 'rode']);
    expect(betEnds({ ...over, decided: ['take-back', 'take-back'] })[2]).toBe('rode');
  });
});

describe('the advice', () => {
  it.each([
    ['a pair of tens', 'Th Ts 4d', true],
    ['a pair of nines', '9h 9s 4d', false],
    ['three to a royal flush', 'Th Jh Ah', true],
    ['four to a flush', '2h 5h 8h Jh', true],
    ['four in a row below ten, which earns nothing', '5c 6d 7s 8h', false],
  ])('on %s', (_, open, rides) => {
    expect(adviceOnRide(cards(open)).rides).toBe(rides);
  });

  it('says what riding earns of the bet: a pair of queens pays at least even money', () => {
    const { num, den } = adviceOnRide(cards('Qh Qs 4d 7c')).worth;
    expect(den).toBe(48);
    // Two queens make three, six cards two pair, the other forty leave the pair.
    expect(num).toBe(2 * 3 + 6 * 2 + 40);
  });
});
