import { totals } from '../spots.ts';

export { oddsMax, totalPays } from '../paytable.ts';

/** All that the pocket table takes, in its order. What each pays is as on the full felt; the totals are its own. */
export const pocketSpots = ['pass', 'dont-pass', 'odds:pass', 'odds:dont-pass', 'field', ...totals] as const;
