import { type Bet, stakeOf } from '../kit/game.ts';
import { riskOfSums } from '../kit/risk.ts';
import { returnsOfAll } from './rules.ts';

export const riskOf = (bets: readonly Bet[]): number => riskOfSums(returnsOfAll(bets), stakeOf(bets));
