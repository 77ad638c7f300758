import { rulesOf } from '../rules.ts';
import { table } from './table.ts';

const rules = rulesOf(table);

/**
 * Zero holds the even chances for the next spin: it gives the stake back, without a gain, or takes it. A zero among those
 * spins decides nothing, and the wheel is spun again. Columns, dozens and inside bets lose at zero as everywhere.
 */
export const { chipsOf, prisonSpins, settle, shareOf, spin } = rules;

export const game = rules.game('roulette-prison', 'En Prison Roulette');
