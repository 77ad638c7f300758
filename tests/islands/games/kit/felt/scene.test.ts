import { describe, expect, it } from 'vitest';
import {
  amountsIn,
  bareScene,
  type Dealing,
  type Scene,
  sceneFrames,
  stillFrames,
} from '#islands/games/kit/felt/scene.ts';

/** A game of one hand: each card is a step. */
const dealing: Dealing<string> = {
  empty: '',
  isEmpty: (cards) => cards === '',
  cardsOf: ({ cards }) => String(cards),
  framesTo: (from, to) =>
    Array.from({ length: to.length - from.length }, (_, index) => ({
      felt: to.slice(0, from.length + index + 1),
      ms: 100,
      sound: 'card',
    })),
};

const scene = (roundId: string, felt: string, more: Partial<Scene<string>> = {}): Scene<string> => ({
  ...bareScene(dealing, roundId),
  felt,
  ...more,
});

const told = (from: Scene<string>, to: Scene<string>) =>
  sceneFrames(dealing, from, to).map(({ picture: { felt, leaving, lying }, ms, sound }) =>
    [felt, leaving && 'leaving', lying && 'lying', ms, sound].filter(Boolean).join(' '),
  );

describe('the scene of a card table', () => {
  it('deals a first round on the bare cloth', () => {
    expect(told(bareScene(dealing), scene('a', 'KQ'))).toEqual(['K 100 card', 'KQ 100 card']);
  });

  it('gathers the cards of another round in before it deals', () => {
    expect(told(scene('a', 'KQ', { lying: true }), scene('b', '7'))).toEqual(['KQ leaving lying 220', '7 100 card']);
  });

  it('goes on from the cards that lie there, which stay as they came', () => {
    expect(told(scene('a', 'K', { lying: true }), scene('a', 'KQ'))).toEqual(['KQ lying 100 card']);
    expect(told(scene('a', 'K'), scene('a', 'KQ', { lying: true }))).toEqual(['KQ 100 card']);
  });

  it('shows the end at once in reduced motion, and an end for long enough to be seen', () => {
    expect(stillFrames(scene('a', 'KQ'), false)).toEqual([{ picture: scene('a', 'KQ', { lying: true }), ms: 0 }]);
    expect(stillFrames(scene('a', 'KQ'), true)).toEqual([{ picture: scene('a', 'KQ', { lying: true }), ms: 400 }]);
  });
});

describe('amounts by spot', () => {
  it('add up what several lines say of a spot, and leave out lines that say nothing of one', () => {
    const lines = [
      { spot: 'ante', amount: '2.00', payout: '4.00' },
      { spot: 'ante', amount: '1.50' },
      { kind: 'note', amount: '9.00' },
    ];
    expect([...amountsIn(lines, 'amount', 'EUR')]).toEqual([['ante', 350n]]);
    expect([...amountsIn(lines, 'payout', 'EUR')]).toEqual([['ante', 400n]]);
  });
});
