import { titleOdds } from '../odds.ts';
import { millRace } from './title.ts';

export const oddsOf = () => titleOdds(millRace);
