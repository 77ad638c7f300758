import { spinOdds } from '../odds.ts';
import { table } from './table.ts';

export const oddsOf = () => spinOdds(table);
