import { describe, expect, it } from 'vitest';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import { futures, worthOfCalling } from '#domain/games/poker/casino-holdem/play.ts';
import {
  adviceOnCall,
  adviceOnThree,
  bestFive,
  type DealerPokerId,
  emptyFelt,
  type Felt,
  feltOf,
  framesTo,
  handOf,
  spotResults,
} from '#islands/games/poker/picture/dealer-poker.ts';

const cards = (text: string) => text.split(' ');
const text = (hand: readonly (string | undefined)[]) => hand.map((card) => card ?? '??').join(' ');
/** `player / board / dealer`. */
const lying = ({ player, board, dealer }: Felt) => [player, board, dealer].map(text).join(' / ');
const story = (from: Felt, to: Felt) => framesTo(from, to).map(({ felt }) => lying(felt));

const threeOpen = feltOf('three-card-poker', { cards: cards('Qh 6s 4d'), hand: 'high-card' });
const threeOver = feltOf('three-card-poker', {
  player: { cards: cards('Qh 6s 4d'), hand: 'high-card' },
  dealer: { cards: cards('Jc 3h 2s'), hand: 'high-card', qualifies: false },
  ending: 'played',
  showdown: 'unqualified',
});
const holdemOpen = feltOf('casino-holdem', { player: cards('Kc 8d'), flop: cards('9s 3d 9c'), hand: 'pair' });
const holdemOver = feltOf('casino-holdem', {
  player: { cards: cards('Kc 8d'), hand: 'two-pair' },
  dealer: { cards: cards('4s 5h'), hand: 'pair', qualifies: true },
  board: cards('9s 3d 9c 8h As'),
  ending: 'called',
  showdown: 'won',
});

describe('the felt', () => {
  it('covers the dealer’s cards while the round is open', () => {
    expect(lying(threeOpen)).toBe('Qh 6s 4d /  / ?? ?? ??');
    expect(lying(holdemOpen)).toBe('Kc 8d / 9s 3d 9c / ?? ??');
    expect([threeOpen.end, holdemOpen.end]).toEqual([undefined, undefined]);
  });

  it('shows the dealer’s open card at caribbean stud', () => {
    const open = feltOf('caribbean-stud', { cards: cards('Ah Kd 9s 5c 2h'), upcard: 'Ks', hand: 'high-card' });
    expect(lying(open)).toBe('Ah Kd 9s 5c 2h /  / Ks ?? ?? ?? ??');
    expect(story(emptyFelt, open).at(-1)).toBe(lying(open));
  });

  it('shows everything at the end', () => {
    expect(lying(holdemOver)).toBe('Kc 8d / 9s 3d 9c 8h As / 4s 5h');
    expect(holdemOver.end).toEqual({ ending: 'called', showdown: 'won', qualifies: true });
    expect(threeOver.end).toEqual({ ending: 'played', showdown: 'unqualified', qualifies: false });
  });

  it('is empty for the view of another game', () => {
    for (const id of [
      'three-card-poker',
      'casino-holdem',
      'caribbean-stud',
      'ultimate-texas-holdem',
    ] satisfies DealerPokerId[])
      expect(feltOf(id, { number: 17 })).toEqual(emptyFelt);
  });

  it('is dealt as at a table: the player, the dealer covered, then the flop', () => {
    expect(story(emptyFelt, threeOpen)).toEqual([
      'Qh /  / ',
      'Qh 6s /  / ',
      'Qh 6s 4d /  / ',
      'Qh 6s 4d /  / ??',
      'Qh 6s 4d /  / ?? ??',
      'Qh 6s 4d /  / ?? ?? ??',
      'Qh 6s 4d /  / ?? ?? ??',
    ]);
    expect(story(emptyFelt, holdemOpen).slice(4)).toEqual([
      'Kc 8d / 9s / ?? ??',
      'Kc 8d / 9s 3d / ?? ??',
      'Kc 8d / 9s 3d 9c / ?? ??',
      'Kc 8d / 9s 3d 9c / ?? ??',
    ]);
  });

  it('lays turn and river before the dealer’s cards are turned, and tells the end last', () => {
    const frames = framesTo(holdemOpen, holdemOver);
    expect(frames.map(({ felt }) => lying(felt))).toEqual([
      'Kc 8d / 9s 3d 9c 8h / ?? ??',
      'Kc 8d / 9s 3d 9c 8h As / ?? ??',
      'Kc 8d / 9s 3d 9c 8h As / ?? ??',
      'Kc 8d / 9s 3d 9c 8h As / 4s 5h',
      'Kc 8d / 9s 3d 9c 8h As / 4s 5h',
    ]);
    expect(frames.map(({ felt }) => felt.end !== undefined)).toEqual([false, false, false, false, true]);
  });
});

describe('a hand', () => {
  it.each([
    ['three-card-poker', 'Qh 6s 4d', '', 'high-card', 'Q'],
    ['three-card-poker', '9h 9s 4d', '', 'pair', '9'],
    ['three-card-poker', 'Ah 2s 3d', '', 'straight', '3'],
    ['three-card-poker', 'Ah Kh Qh', '', 'straight-flush', 'A'],
    ['casino-holdem', 'Kc 8d', '9s 3d 9c', 'pair', '9'],
    ['casino-holdem', 'Kc 8d', '9s 3d 9c 8h As', 'two-pair', '98'],
    ['casino-holdem', 'Kc Kd', '9s 9d 9c Kh As', 'full-house', 'K9'],
    ['casino-holdem', 'Kc Qc', 'Jc Tc Ac 2d 3d', 'royal-flush', 'A'],
  ] as const)('of %s, %s with %s, is %s of %s', (id, own, board, name, ranks) => {
    const facts = handOf(id, cards(own), board === '' ? [] : cards(board));
    expect(facts?.name).toBe(name);
    expect(facts?.ranks.join('').startsWith(ranks)).toBe(true);
  });

  it('has no name while a card is covered or the flop is not out', () => {
    expect(handOf('three-card-poker', [undefined, undefined, undefined], [])).toBeUndefined();
    expect(handOf('casino-holdem', cards('Kc 8d'), cards('9s'))).toBeUndefined();
    expect(handOf('casino-holdem', [], cards('9s 3d 9c'))).toBeUndefined();
  });

  it('is made of five of seven cards', () => {
    expect([...bestFive(cards('Kc 8d 9s 3d 9c 8h As'))].sort()).toEqual(cards('8d 8h 9c 9s As'));
    expect(bestFive(cards('Kc 8d 9s'))).toEqual(cards('Kc 8d 9s'));
  });
});

describe('the advice', () => {
  it('plays queen, six, four and folds queen, six, three', () => {
    expect(adviceOnThree(cards('Qh 6s 4d')).plays).toBe(true);
    expect(adviceOnThree(cards('Qh 6s 3d')).plays).toBe(false);
    expect(adviceOnThree(cards('Ah Kh Qh')).worth.num).toBeGreaterThan(0);
  });

  it('calls where that loses no more than folding does', () => {
    expect(adviceOnCall(-futures).plays).toBe(true);
    expect(adviceOnCall(-futures - 1).plays).toBe(false);
    const code = (list: string) => cards(list).map((card) => parseCard(card) ?? -1);
    expect(adviceOnCall(worthOfCalling(code('2c 3d'), code('Ks 9h 7d'))).plays).toBe(false);
    expect(adviceOnCall(worthOfCalling(code('Kc 3d'), code('Ks 9h 7d'))).plays).toBe(true);
  });
});

describe('a spot', () => {
  it('knows its stake and what came back', () => {
    const bets = [
      { spot: 'ante', amountMinor: 200n },
      { spot: 'play', amountMinor: 200n },
      { spot: 'pair-plus', amountMinor: 100n },
    ];
    const results = spotResults(bets, [
      { spot: 'ante', payoutMinor: 400n },
      { spot: 'play', payoutMinor: 200n },
    ]);
    expect(results.get('ante')).toEqual({ stakeMinor: 200n, payoutMinor: 400n });
    expect(results.get('play')).toEqual({ stakeMinor: 200n, payoutMinor: 200n });
    expect(results.get('pair-plus')).toEqual({ stakeMinor: 100n, payoutMinor: 0n });
  });
});
