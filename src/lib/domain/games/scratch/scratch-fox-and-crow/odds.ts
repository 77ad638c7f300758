import { seriesOdds } from '../odds.ts';
import { prizes } from './prizes.ts';

export const oddsOf = () => seriesOdds(prizes);
