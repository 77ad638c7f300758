import { ofSpin, readCounted } from '../../../kit/odds.ts';
import distribution from './distribution.json' with { type: 'json' };
import { tidepool } from './title.ts';

export const oddsOf = () => ofSpin(readCounted(distribution, tidepool.unitsAStake));
