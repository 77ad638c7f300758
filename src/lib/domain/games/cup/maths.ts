import { oddsReturn } from '../kit/fixed-odds.ts';
import type { SpotReturn } from '../kit/game.ts';
import { cupWhole } from './bracket.ts';
import { type Cup, cups } from './cups.ts';
import { pricedCup } from './paytable.ts';

/** One row a bet of a cup, exact, by counting all 128 ways through the bracket and all 49 scores of each match that bets are on. */
export const cupReturns = (cup: Cup): SpotReturn[] => {
  const { cases, hundredths } = pricedCup(cup);
  return [...cases].map(([bet, count]) =>
    oddsReturn(`cup:${cup.number}:${bet}`, hundredths.get(bet) ?? 0n, count, cupWhole),
  );
};

/** One row a bet, for all 182 bets of each of the six cups. */
export const returnsByKind = (): SpotReturn[] => cups.flatMap(cupReturns);
