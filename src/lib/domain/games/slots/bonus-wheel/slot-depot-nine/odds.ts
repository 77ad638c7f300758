import { titleOdds } from '../odds.ts';
import { depotNine } from './title.ts';

export const oddsOf = () => titleOdds(depotNine);
