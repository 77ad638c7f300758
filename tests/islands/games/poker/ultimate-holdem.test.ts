import { describe, expect, it } from 'vitest';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import { futures, worthOf } from '#domain/games/poker/ultimate-texas-holdem/play.ts';
import { emptyFelt, type Felt, feltOf, framesTo, handOf } from '#islands/games/poker/picture/dealer-poker.ts';
import { raiseAdvice } from '#islands/games/poker/picture/ultimate-holdem.ts';

const id = 'ultimate-texas-holdem';
const cards = (text: string) => (text === '' ? [] : text.split(' '));
const codes = (text: string) => cards(text).map((card) => parseCard(card) ?? -1);
const text = (hand: readonly (string | undefined)[]) => hand.map((card) => card ?? '??').join(' ');
/** `player / board / dealer`. */
const lying = ({ player, board, dealer }: Felt) => [player, board, dealer].map(text).join(' / ');
const story = (from: Felt, to: Felt) => framesTo(from, to).map(({ felt }) => lying(felt));

const openWith = (board: string) => feltOf(id, { player: cards('Kc 8d'), board: cards(board), hand: 'high-card' });
const over = feltOf(id, {
  player: { cards: cards('Kc 8d'), hand: 'two-pair' },
  dealer: { cards: cards('4s 5h'), hand: 'pair', qualifies: true },
  board: cards('9s 3d 9c 8h As'),
  ending: 'raised',
  showdown: 'won',
});

describe('the felt of ultimate hold’em', () => {
  it('covers the whole board until it is turned', () => {
    expect(lying(openWith(''))).toBe('Kc 8d / ?? ?? ?? ?? ?? / ?? ??');
    expect(lying(openWith('9s 3d 9c'))).toBe('Kc 8d / 9s 3d 9c ?? ?? / ?? ??');
    expect(lying(openWith('9s 3d 9c 8h As'))).toBe('Kc 8d / 9s 3d 9c 8h As / ?? ??');
    expect(over.end).toEqual({ ending: 'raised', showdown: 'won', qualifies: true });
  });

  it('is dealt to the player, the dealer and the board, which lies covered', () => {
    expect(story(emptyFelt, openWith(''))).toEqual([
      'Kc /  / ',
      'Kc 8d /  / ',
      'Kc 8d /  / ??',
      'Kc 8d /  / ?? ??',
      'Kc 8d / ?? / ?? ??',
      'Kc 8d / ?? ?? / ?? ??',
      'Kc 8d / ?? ?? ?? / ?? ??',
      'Kc 8d / ?? ?? ?? ?? / ?? ??',
      'Kc 8d / ?? ?? ?? ?? ?? / ?? ??',
      'Kc 8d / ?? ?? ?? ?? ?? / ?? ??',
    ]);
  });

  it('turns three cards after the first check and two after the second, one by one', () => {
    expect(story(openWith(''), openWith('9s 3d 9c'))).toEqual([
      'Kc 8d / 9s ?? ?? ?? ?? / ?? ??',
      'Kc 8d / 9s 3d ?? ?? ?? / ?? ??',
      'Kc 8d / 9s 3d 9c ?? ?? / ?? ??',
      'Kc 8d / 9s 3d 9c ?? ?? / ?? ??',
    ]);
    expect(story(openWith('9s 3d 9c'), openWith('9s 3d 9c 8h As')).slice(0, 2)).toEqual([
      'Kc 8d / 9s 3d 9c 8h ?? / ?? ??',
      'Kc 8d / 9s 3d 9c 8h As / ?? ??',
    ]);
  });

  it('turns the whole board before the dealer’s cards when the raise came first, and tells the end last', () => {
    const frames = framesTo(openWith(''), over);
    expect(frames.map(({ felt }) => text(felt.board))).toEqual([
      '9s ?? ?? ?? ??',
      '9s 3d ?? ?? ??',
      '9s 3d 9c ?? ??',
      '9s 3d 9c 8h ??',
      ...Array.from({ length: 4 }, () => '9s 3d 9c 8h As'),
    ]);
    expect(frames.map(({ felt }) => felt.dealer.includes(undefined)).lastIndexOf(true)).toBe(frames.length - 3);
    expect(frames.map(({ felt }) => felt.end !== undefined).indexOf(true)).toBe(frames.length - 1);
  });

  it('names what two cards make before the flop, and never counts a covered one', () => {
    expect(handOf(id, cards('9h 9d'), openWith('').board)).toMatchObject({ name: 'pair' });
    expect(handOf(id, cards('Ah 9d'), openWith('').board)).toMatchObject({ name: 'high-card' });
    expect(handOf(id, cards('Kc 8d'), openWith('9s 3d 9c').board)).toMatchObject({ name: 'pair' });
    expect(handOf(id, [undefined, undefined], openWith('9s 3d 9c').board)).toBeUndefined();
  });
});

describe('the advice', () => {
  it.each([
    ['Ah 2d', '', 'raise-four'],
    ['7c 2d', '', 'check'],
    ['7c 2d', '7h 2s Kc', 'raise-two'],
    ['7c 2d', 'Ah Qs Kc', 'check'],
    ['7c 2d', 'Ah Qs Kc 7h 4s', 'raise-one'],
    ['7c 2d', 'Ah Qs Kc Jh 4s', 'fold'],
  ])('with %s on "%s" is %s', (hole, board, best) => {
    const open = codes(board);
    const advice = raiseAdvice(worthOf(codes(hole), open), open.length);
    expect(advice.best).toBe(best);
    expect(advice.folds).toBe(open.length === 5);
    const raises = advice.raised.num / advice.raised.den >= advice.otherwise.num / advice.otherwise.den;
    expect(raises).toBe(best.startsWith('raise'));
  });

  it('tells what either earns in antes: a fold loses two', () => {
    expect(raiseAdvice({ raised: 1, otherwise: -3_960, deals: 990 }, 5)).toEqual({
      best: 'raise-one',
      raised: { num: 1, den: 1_980 },
      otherwise: { num: -3_960, den: 1_980 },
      folds: true,
    });
    expect(raiseAdvice(worthOf(codes('Ah Ad'), []), 0).raised.den).toBe(2 * futures);
  });

  it('raises where both earn the same, as the counted best play does', () => {
    expect(raiseAdvice({ raised: -7, otherwise: -7, deals: 990 }, 5).best).toBe('raise-one');
    expect(raiseAdvice({ raised: -8, otherwise: -7, deals: 990 }, 5).best).toBe('fold');
  });
});
