import { ofSpin, readCounted } from '../../../kit/odds.ts';
import distribution from './distribution.json' with { type: 'json' };
import { unitsAStake } from './paytable.ts';

export const oddsOf = () => ofSpin(readCounted(distribution, unitsAStake));
