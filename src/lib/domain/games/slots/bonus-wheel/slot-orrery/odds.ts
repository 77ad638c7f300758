import { titleOdds } from '../odds.ts';
import { orrery } from './title.ts';

export const oddsOf = () => titleOdds(orrery);
