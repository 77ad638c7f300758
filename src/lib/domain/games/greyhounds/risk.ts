import { type Bet, stakeOf } from '../kit/game.ts';
import { riskOfCases } from '../kit/risk.ts';
import { returnsByFinish } from './rules.ts';

export const riskOf = (bets: readonly Bet[]): number => riskOfCases(returnsByFinish(bets), stakeOf(bets));
