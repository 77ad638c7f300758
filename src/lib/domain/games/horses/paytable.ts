import { hundredthsFor, type Priced } from '../kit/fixed-odds.ts';
import { casesByBet } from './chances.ts';
import { type RaceCard, raceCards } from './race-card.ts';

/**
 * The odds of every bet of a card in hundredths, the stake included (`win:3` → 512 for 5.12): the fair odds, one over the
 * chance, less the margin, rounded down to two decimals.
 */
const hundredthsOf = (card: RaceCard): ReadonlyMap<string, bigint> => {
  const { whole, cases } = casesByBet(card);
  return new Map([...cases].map(([bet, count]) => [bet, hundredthsFor(count, whole)]));
};

const priced = new Map<RaceCard, ReadonlyMap<string, bigint>>();

/** The odds of a card, worked out when it is first asked for. */
export const oddsOf = (card: RaceCard): ReadonlyMap<string, bigint> => {
  const odds = priced.get(card) ?? hundredthsOf(card);
  priced.set(card, odds);
  return odds;
};

/** A bet found on its card. `name` is the bet within it: `win:3`, `exacta:3-5`. */
export type PricedBet = Priced & { readonly card: RaceCard };

const onCard = /^card:(\d{1,2}):(.+)$/;

/** `card:7:win:3`, `card:7:place:3`, `card:7:show:3`, `card:7:exacta:3-5`; undefined for everything else. */
export const findBet = (spot: string): PricedBet | undefined => {
  const [, number, name] = onCard.exec(spot) ?? [];
  const card = raceCards.find((one) => String(one.number) === number);
  const hundredths = card && name !== undefined ? oddsOf(card).get(name) : undefined;
  return card && name !== undefined && hundredths !== undefined ? { card, name, hundredths } : undefined;
};
