import { describe, expect, it } from 'vitest';
import {
  askedOf,
  emptyFelt,
  type Felt,
  feltOf,
  framesTo,
  insuranceOf,
  stacksOf,
  totalOfCards,
} from '#islands/games/blackjack/picture/blackjack.ts';
import { countHint } from '#islands/games/blackjack/use-hint.ts';

const hand = (text: string, doubled = false) => ({ cards: text.split(' '), doubled });
const open = (dealer: string, ...hands: string[]) =>
  feltOf({ dealer: [dealer], hands: hands.map((text) => hand(text)), turn: 0, insurance: 'none' });
const over = (dealer: string, hands: string[], results: string[]) =>
  feltOf({ dealer: dealer.split(' '), hands: hands.map((text) => hand(text)), turn: null, insurance: 'none', results });
/** `up hole / hand / hand`, a covered card as `??`. */
const drawn = ({ dealer, hands }: Felt) =>
  [dealer.map((card) => card ?? '??'), ...hands.map(({ cards }) => cards)].map((cards) => cards.join(' ')).join(' / ');
const story = (from: Felt, to: Felt) => framesTo(from, to).map(({ felt }) => drawn(felt));

describe('the felt', () => {
  it('has a covered card beside the up card while the round is open', () => {
    expect(open('9s', '2c Td')).toEqual({
      dealer: ['9s', undefined],
      hands: [{ cards: ['2c', 'Td'], doubled: false }],
      turn: 0,
      insurance: 'none',
      results: [],
    });
  });

  it('is empty for the outcome of another game', () => {
    expect(feltOf({ number: 17 })).toEqual(emptyFelt);
    expect(feltOf({ dealer: ['Zz'], hands: [7], insurance: 'perhaps' })).toEqual(emptyFelt);
  });

  it('counts what lies open', () => {
    expect(totalOfCards(['As', undefined])).toEqual({ total: 11, soft: true });
    expect(totalOfCards(['As', '6d', 'Kh'])).toEqual({ total: 17, soft: false });
  });
});

describe('the sequence', () => {
  it('deals player, dealer, player, dealer', () => {
    expect(story(emptyFelt, open('9s', '2c Td'))).toEqual([
      ' / 2c',
      '9s / 2c',
      '9s / 2c Td',
      '9s ?? / 2c Td',
      '9s ?? / 2c Td',
    ]);
  });

  it('tells the turn and the result only with its last picture', () => {
    const frames = framesTo(emptyFelt, over('Ks Ah', ['2c Td'], ['loss']));
    expect(frames.slice(0, -1).every(({ felt }) => felt.results.length === 0 && felt.turn === undefined)).toBe(true);
    expect(frames.at(-1)?.felt.results).toEqual(['loss']);
  });

  it('draws one card for a hit and leaves the rest as it lies', () => {
    expect(story(open('9s', '2c Td'), open('9s', '2c Td 5h'))).toEqual(['9s ?? / 2c Td 5h', '9s ?? / 2c Td 5h']);
  });

  it('parts a pair, then gives each hand its card', () => {
    expect(story(open('9s', '8c 8d'), open('9s', '8c 2h', '8d Kc')).slice(0, -1)).toEqual([
      '9s ?? / 8c / 8d',
      '9s ?? / 8c 2h / 8d',
      '9s ?? / 8c 2h / 8d Kc',
    ]);
  });

  it('turns the covered card before the dealer draws, one card after the other', () => {
    expect(story(open('9s', 'Tc Td'), over('9s 2c 3d 8h', ['Tc Td'], ['loss'])).slice(0, -1)).toEqual([
      '9s ?? / Tc Td',
      '9s 2c / Tc Td',
      '9s 2c 3d / Tc Td',
      '9s 2c 3d 8h / Tc Td',
    ]);
  });

  it("shows the player's last card before the dealer's", () => {
    expect(story(open('9s', '6c 5d'), over('9s 8c', ['6c 5d Kd'], ['win'])).slice(0, -1)).toEqual([
      '9s ?? / 6c 5d Kd',
      '9s ?? / 6c 5d Kd',
      '9s 8c / 6c 5d Kd',
    ]);
  });

  it('takes less than three seconds to an open hand, and to a plain end', () => {
    const ms = (from: Felt, to: Felt) => framesTo(from, to).reduce((sum, frame) => sum + frame.ms, 0);
    expect(ms(emptyFelt, open('9s', '2c Td'))).toBeLessThan(1000);
    expect(ms(open('9s', 'Tc Td'), over('9s 2c 3d 8h', ['Tc Td'], ['loss']))).toBeLessThan(3000);
  });

  it('jumps to a round that was played on elsewhere', () => {
    expect(story(emptyFelt, open('9s', '8c 2h', '8d Kc'))).toEqual(['9s ?? / 8c 2h / 8d Kc']);
  });
});

describe('the hint', () => {
  it.each([
    ['stand', '6s', 'Tc 2d', ['hit', 'stand', 'double']],
    ['hit', '4s', 'Tc 2d', ['hit', 'stand', 'double']],
    ['double', '6s', '6c 5d', ['hit', 'stand', 'double']],
    ['hit', '6s', '6c 5d', ['hit', 'stand']],
    ['split', '6s', '8c 8d', ['hit', 'stand', 'double', 'split']],
    ['stand', '6s', '8c 8d', ['hit', 'stand']],
    ['surrender', 'Ks', 'Tc 6d', ['hit', 'stand', 'double', 'surrender']],
  ])('says %s against %s with %s and %j', async (move, dealer, cards, choices) => {
    const hint = await countHint(open(dealer, cards), choices);
    expect(hint?.move).toBe(move);
    expect(hint?.values.map(({ choice }) => choice).toSorted()).toEqual(choices.toSorted());
  });

  it('looks at the other hand of a split, and at nothing that is covered', () => {
    expect(askedOf(open('9s', '8c 2h', '8d Kc'), ['hit', 'stand', 'double'])).toEqual({
      hand: [8, 2],
      up: 9,
      beside: [8, 10],
      choices: ['hit', 'stand', 'double'],
    });
  });

  it('declines insurance, and is silent when nothing is asked', async () => {
    const offered = { ...open('As', 'Tc 2d'), turn: undefined, insurance: 'offered' } as const;
    expect(await countHint(offered, ['insure', 'decline'])).toEqual({ move: 'decline', values: [] });
    expect(await countHint({ ...offered, insurance: 'declined' }, [])).toBeUndefined();
  });
});

describe('the chips', () => {
  const bets = [
    { spot: 'hand', amountMinor: 500n },
    { spot: 'insurance', amountMinor: 250n },
    { spot: 'split', amountMinor: 500n },
    { spot: 'double:2', amountMinor: 500n },
  ];
  it('lie at the hand they were staked on', () => {
    expect([stacksOf(bets, 0), stacksOf(bets, 1)]).toEqual([[500n], [500n, 500n]]);
    expect(insuranceOf(bets)).toBe(250n);
  });
});
