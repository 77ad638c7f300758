import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { gameId } from './entities.ts';

/** Percent with three decimals. */
const percent = z.string().check(z.regex(/^\d+\.\d{3}$/));
/** Euros with two decimals, by today's rates. */
const euros = z.string().check(z.regex(/^\d+\.\d{2}$/));

/**
 * What rounds for real money returned: of one kind of bet, or of all a game's rounds where `bet` is null. `theory` is what the
 * exact figures give back of these very stakes, `band` half of the 95% band around `measured`, from the exact variance of these
 * stakes; null where decisions of the player enter the return, and `band` also while rounds are too few for it to be an honest one.
 * What was measured is a record and stays: `held` says of a game that it is off, or hidden in the caller's country, so that nothing leads to it.
 */
const measured = z.strictObject({
  gameId,
  name: z.string(),
  bet: z.nullable(z.string()),
  rounds: z.int(),
  stakedEur: euros,
  returnedEur: euros,
  measured: percent,
  theory: z.nullable(percent),
  band: z.nullable(percent),
  held: z.nullable(z.enum(['off', 'hidden'])),
});

export const listReturns = defineCall({
  ...routes.listReturns,
  summary: 'What the games of the house really returned, beside theory; by days that are over, never of play money',
  tag: 'fairness',
  session: 'none',
  response: z.strictObject({
    /** The last day that is counted; null: none yet. */
    until: z.nullable(z.string()),
    /** Games and kinds with fewer rounds are left out. */
    roundsMin: z.int(),
    returns: z.array(measured),
  }),
  errors: [],
});
