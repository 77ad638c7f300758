import { describe, expect, it } from 'vitest';
import { type Choice, valuesOf } from '#domain/games/blackjack/best-play.ts';
import plain from '#domain/games/blackjack/blackjack/chart.json' with { type: 'json' };
import { bestReturn, returnOfHand } from '#domain/games/blackjack/blackjack/maths.ts';
import late from '#domain/games/blackjack/blackjack-surrender/chart.json' with { type: 'json' };
import {
  bestReturn as bestReturnLate,
  returnOfHand as returnOfHandLate,
} from '#domain/games/blackjack/blackjack-surrender/maths.ts';
import { cardValues } from '#domain/games/blackjack/dealer-ends.ts';
import { basicStrategy, columnOf, decide, surrenderStrategy } from '#domain/games/blackjack/strategy.ts';
import { rational, subtract, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { exceptionsAgainst } from '#scripts/exact/blackjack/best.ts';
import { bestColumn } from '#scripts/exact/blackjack/best-chart.ts';
import { against, bestChoice } from '#scripts/exact/blackjack/best-play.ts';

const tables = [
  ['blackjack', plain, basicStrategy, false],
  ['Surrender Blackjack', late, surrenderStrategy, true],
] as const;

const edge = (returned: ReturnType<typeof bestReturn>) => toPercentString(subtract(rational(1n), returned), 5);
const moves: readonly Choice[] = ['stand', 'hit', 'double'];
const choicesFor = ([first, second]: readonly number[], surrender: boolean): readonly Choice[] => [
  ...moves,
  ...(first === second ? (['split'] as const) : []),
  ...(surrender ? (['surrender'] as const) : []),
];
const hintFor = (hand: readonly number[], up: number, choices: readonly Choice[]) =>
  valuesOf({ hand, up, beside: [] }, choices);

/** Every first hand, blackjacks aside, with the chance of its cards and of the dealer's open one. */
const starts = cardValues.flatMap((up) =>
  cardValues.flatMap((first) =>
    cardValues
      .filter((second) => second >= first && !(first === 1 && second === 10))
      .map((second) => {
        const shoe = [0, 24, 24, 24, 24, 24, 24, 24, 24, 24, 96];
        let chance = first === second ? 1 : 2;
        for (const [place, value] of [up, first, second].entries()) {
          chance *= (shoe[value] ?? 0) / (312 - place);
          shoe[value] = (shoe[value] ?? 0) - 1;
        }
        return { up, hand: [first, second] as const, chance };
      }),
  ),
);

/** The chance that the dealer has no blackjack, these cards seen. */
const noBlackjack = (up: number, hand: readonly number[]): number => {
  const other = up === 1 ? 10 : up === 10 ? 1 : 0;
  if (other === 0) return 1;
  const copies = (other === 10 ? 96 : 24) - hand.filter((value) => value === other).length;
  return 1 - copies / 309;
};

describe('the edges', () => {
  it('are the literature’s of play by the cards of each hand: 0.45688% and 0.38428%', () => {
    expect(edge(bestReturn())).toBe('0.45688%');
    expect(edge(bestReturnLate())).toBe('0.38428%');
  });

  it('of basic strategy are 0.45994% and 0.38723%', () => {
    expect(edge(returnOfHand)).toBe('0.45994%');
    expect(edge(returnOfHandLate)).toBe('0.38723%');
  });
});

describe.each(tables)('the hint of %s', (_, { exceptions }, chart, surrender) => {
  const hints = starts.map(({ up, hand, chance }) => ({
    up,
    hand,
    chance,
    values: hintFor(hand, up, choicesFor(hand, surrender)),
  }));
  const exceptionFor = (hand: readonly number[], up: number) =>
    exceptions.find(({ cards, up: other }) => other === up && cards.join() === hand.join())?.choice;

  it('is the chart’s move for all 540 first hands, but for the exceptions that were counted', () => {
    const may = { double: true, split: true, surrender };
    expect(hints).toHaveLength(540);
    for (const { up, hand, values } of hints)
      expect(`${hand} ${up} ${values[0]?.choice}`).toBe(
        `${hand} ${up} ${exceptionFor(hand, up) ?? decide(hand, up, may, chart)}`,
      );
  });

  it('adds up over all first hands to the exact return', () => {
    const blackjack = (2 * 24 * 96) / (312 * 311);
    const alone = blackjack - (2 * 24 * 96 * 2 * 23 * 95) / (312 * 311 * 310 * 309);
    const net = hints.reduce(
      (sum, { up, hand, chance, values }) => sum + chance * noBlackjack(up, hand) * (values[0]?.value ?? 0),
      0.5 * alone,
    );
    const exact = Number(toDecimalString(surrender ? bestReturnLate() : bestReturn(), 14)) - 1;
    expect(net).toBeCloseTo(exact, 11);
  });

  it('knows the exceptions of three cards', () => {
    const three = exceptions.filter(({ cards }) => cards.length === 3);
    expect(three.length).toBeGreaterThan(5);
    for (const { cards, up, choice } of three)
      expect(`${cards} ${hintFor(cards, up, ['hit', 'stand'])[0]?.choice}`).toBe(`${cards} ${choice}`);
  });
});

describe('best play', () => {
  it.each([
    ['ten and two against four, which other twelves stand on', [2, 10], 4, 'hit'],
    ['nine and three against four', [3, 9], 4, 'stand'],
    ['sixteen of two cards against ten', [6, 10], 10, 'hit'],
    ['sixteen of three cards against ten', [2, 4, 10], 10, 'stand'],
    ['sixteen of an ace, a six and a nine against ten', [1, 6, 9], 10, 'hit'],
    ['eleven against an ace that the dealer stands soft on', [5, 6], 1, 'hit'],
    ['eleven against ten', [5, 6], 10, 'double'],
    ['eights against ten', [8, 8], 10, 'split'],
    ['soft eighteen against two', [1, 7], 2, 'stand'],
    ['soft eighteen against nine', [1, 7], 9, 'hit'],
  ] as const)('of %s', (_, hand, up, choice) => {
    expect(hintFor(hand, up, hand.length === 2 ? choicesFor(hand, false) : ['hit', 'stand'])[0]?.choice).toBe(choice);
  });

  it.each([
    [[6, 10], 10, 'surrender'],
    [[7, 8], 10, 'hit'],
    [[5, 10], 10, 'surrender'],
    [[8, 8], 10, 'split'],
    [[8, 8], 1, 'split'],
  ] as const)('of %j against %d, where it may be given up', (hand, up, choice) => {
    expect(hintFor(hand, up, choicesFor(hand, true))[0]?.choice).toBe(choice);
  });

  it('wins what is known: sixteen against ten loses 0.54 by either choice, half by giving up', () => {
    const values = hintFor([6, 10], 10, ['hit', 'stand', 'surrender']);
    expect(values.map(({ value }) => value.toFixed(3))).toEqual(['-0.500', '-0.535', '-0.541']);
  });

  it('sees the cards of the other hand after a split', () => {
    const choices = ['hit', 'stand'] as const;
    const alone = valuesOf({ hand: [8, 4, 4], up: 10, beside: [8] }, choices);
    const beside = valuesOf({ hand: [8, 4, 4], up: 10, beside: [8, 5, 5] }, choices);
    expect(alone).not.toEqual(beside);
  });
});

/** Counted again against one card only: the whole takes minutes. */
describe('the counted chart', () => {
  const side = against(10);

  it.each(tables)('of %s is the best against ten', (_, { exceptions }, chart, surrender) => {
    const column = bestColumn(side, 10, surrender);
    for (const kind of ['hard', 'soft', 'pair'] as const)
      for (const [row, letter] of column[kind])
        expect(`${kind} ${row} ${chart[kind][row]?.[columnOf(10)]}`).toBe(`${kind} ${row} ${letter}`);
    expect(exceptionsAgainst(10, side, chart, surrender)).toEqual(exceptions.filter(({ up }) => up === 10));
  });

  it('draws to no hard seventeen and no soft nineteen: the hint need not look further', () => {
    const { reached, solve } = side.under(bestChoice, true);
    const drawn = reached().filter(({ hand }) => solve(hand).choice === 'hit');
    expect(drawn.length).toBeGreaterThan(500);
    const totals = drawn.map(({ hand }) => hand.cards.reduce((sum, value) => sum + value, 0));
    expect(Math.max(...totals)).toBe(16);
  });
});
