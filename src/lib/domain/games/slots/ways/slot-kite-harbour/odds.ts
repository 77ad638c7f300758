import { ofSpin, readCounted } from '../../../kit/odds.ts';
import distribution from './distribution.json' with { type: 'json' };
import { kiteHarbour } from './title.ts';

export const oddsOf = () => ofSpin(readCounted(distribution, kiteHarbour.unitsAStake));
