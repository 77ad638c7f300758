import type { Bet } from '../../kit/game.ts';
import { rouletteRisk } from '../risk.ts';
import { chipsOf } from '../roulette-european/rules.ts';
import { table } from '../roulette-european/table.ts';
import { wheelsOf } from './rules.ts';
import { onBoard } from './spots.ts';

export const riskOf = (bets: readonly Bet[]): number =>
  rouletteRisk(table, { chipsOf }, bets.map(onBoard), wheelsOf(bets));
