import type { Bet, Decided, SharedSeeds } from '../../kit/game.ts';
import { sharedStream } from '../../kit/shared-round.ts';
import { rulesOf } from '../rules.ts';
import { table } from './table.ts';

const rules = rulesOf(table);

/** Zero loses all outside bets, as at the European table. */
export const { chipsOf, shareOf } = rules;

/** How bets are read and bounded is the same at every roulette. */
export const { parseBets, maxPayoutOf } = rules.game('roulette-shared', 'Shared Roulette');

/** The round that a link and its chain's salt decide. Without bets: the outcome alone. */
export const settleBy = (bets: readonly Bet[], seeds: SharedSeeds): Decided =>
  rules.settle(bets, rules.spin(sharedStream(seeds)));
