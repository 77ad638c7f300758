import { ofSpin, readCounted } from '../../../kit/odds.ts';
import distribution from './distribution.json' with { type: 'json' };
import { sodaSiphon } from './title.ts';

export const oddsOf = () => ofSpin(readCounted(distribution, sodaSiphon.unitsAStake));
