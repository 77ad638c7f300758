import { titleOdds } from '../odds.ts';
import { quarterBells } from './title.ts';

export const oddsOf = () => titleOdds(quarterBells);
