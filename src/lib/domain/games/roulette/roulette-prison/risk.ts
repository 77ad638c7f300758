import type { Bet } from '../../kit/game.ts';
import { rouletteRisk } from '../risk.ts';
import { chipsOf } from './rules.ts';
import { table } from './table.ts';

export const riskOf = (bets: readonly Bet[]): number => rouletteRisk(table, { chipsOf }, bets);
