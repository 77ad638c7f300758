import { type Rational, rational } from '../../maths/rational.ts';
import { type Finish, finishesOf } from '../horses/chances.ts';
import type { RaceCard } from '../horses/race-card.ts';
import { hundredthsFor, type Priced } from '../kit/fixed-odds.ts';
import { dogCards } from './cards.ts';

/** The bets that a finish wins, by their names within the card: first, first two, the first two and the first three in order. */
export const winningBetsOf = (order: readonly number[]): string[] => [
  ...order.slice(0, 1).map((number) => `win:${number}`),
  ...order.slice(0, 2).map((number) => `place:${number}`),
  `forecast:${order.slice(0, 2).join('-')}`,
  `trifecta:${order.slice(0, 3).join('-')}`,
];

/** A card with the 120 ways to fill its first three places, and for each bet its cases and its odds in hundredths, the stake included. */
export type PricedCard = {
  readonly card: RaceCard;
  readonly whole: bigint;
  readonly finishes: readonly Finish[];
  readonly cases: ReadonlyMap<string, bigint>;
  /** The fair odds, one over the chance, less the margin, rounded down to two decimals: `win:3` → 512 for 5.12. */
  readonly hundredths: ReadonlyMap<string, bigint>;
};

const price = (card: RaceCard): PricedCard => {
  const { whole, finishes } = finishesOf(card);
  const cases = new Map<string, bigint>();
  for (const finish of finishes)
    for (const bet of winningBetsOf(finish.firstThree)) cases.set(bet, (cases.get(bet) ?? 0n) + finish.cases);
  const hundredths = new Map([...cases].map(([bet, count]) => [bet, hundredthsFor(count, whole)]));
  return { card, whole, finishes, cases, hundredths };
};

const priced = new Map<RaceCard, PricedCard>();

/** A card's chances and odds, worked out when they are first asked for. */
export const pricedCard = (card: RaceCard): PricedCard => {
  const known = priced.get(card) ?? price(card);
  priced.set(card, known);
  return known;
};

/** The odds of a bet of a card, the stake included, exact; zero for a bet that there is not. */
export const oddsOf = (card: RaceCard, bet: string): Rational =>
  rational(pricedCard(card).hundredths.get(bet) ?? 0n, 100n);

/** A bet found on its card. `name` is the bet within it: `win:3`, `trifecta:3-5-1`. */
export type PricedBet = Priced & { readonly card: RaceCard };

const onCard = /^card:(\d):(.+)$/;

/** `card:2:win:3`, `card:2:place:3`, `card:2:forecast:3-5`, `card:2:trifecta:3-5-1`; undefined for everything else. */
export const findBet = (spot: string): PricedBet | undefined => {
  const [, number, name = ''] = onCard.exec(spot) ?? [];
  const card = dogCards.find((one) => String(one.number) === number);
  const hundredths = card && pricedCard(card).hundredths.get(name);
  return card && hundredths !== undefined ? { card, name, hundredths } : undefined;
};
