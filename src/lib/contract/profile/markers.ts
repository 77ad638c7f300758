import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { day, instant, money, uuid } from '../wire.ts';

const count = z.int();
const ofDays = z.int();

/** What each marker of harm rests on: counts, minutes, and amounts of all wallets in euros. */
const factsOfMarkers = {
  chasing: z.strictObject({ days: count, ofDays, deposits: count, amount: money }),
  /** `usual`: nights in as many days before; null: too little is known of them. */
  night_play: z.strictObject({ nights: count, ofDays, minutes: count, usual: z.nullable(count) }),
  rising_stakes: z.strictObject({ ofDays, amount: money, usualAmount: money }),
  rising_deposits: z.strictObject({ ofDays, deposits: count, amount: money, usualAmount: money }),
  cancelled_withdrawals: z.strictObject({ times: count, ofDays, amount: money }),
  failed_deposits: z.strictObject({ refused: count, inARow: count, ofDays }),
  limits_raised: z.strictObject({ days: count, ofDays }),
  long_sessions: z.strictObject({ sessions: count, ofDays, longestMinutes: count }),
} as const;

const marker = <const Kind extends keyof typeof factsOfMarkers>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), facts: factsOfMarkers[kind] });

/** A marker's kind with its facts. */
export const markerFacts = z.discriminatedUnion('kind', [
  marker('chasing'),
  marker('night_play'),
  marker('rising_stakes'),
  marker('rising_deposits'),
  marker('cancelled_withdrawals'),
  marker('failed_deposits'),
  marker('limits_raised'),
  marker('long_sessions'),
]);

/** What people of the house may do about a marker. */
export const interventionKinds = ['contacted', 'break_suggested', 'limit_proposed', 'nothing_needed'] as const;
export type InterventionKind = (typeof interventionKinds)[number];

/** A POST, since it notes that they were shown: from then on people of the house see them, too. */
export const readMarkers = defineCall({
  ...routes.readMarkers,
  summary:
    'The markers of harm that the player’s own play shows, the strongest first, and what the house did about them',
  tag: 'profile',
  session: 'player',
  perDay: 500,
  response: z.strictObject({
    markers: z.array(
      z.strictObject({
        id: uuid,
        /** The last day that it looks at. */
        day,
        sign: markerFacts,
      }),
    ),
    interventions: z.array(z.strictObject({ at: instant, kind: z.enum(interventionKinds) })),
  }),
  errors: [],
});
