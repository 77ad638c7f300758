import * as z from 'zod/mini';
import { assessmentLevels } from '#domain/limits/assessment.ts';
import { timeOutPeriods } from '#domain/limits/breaks.ts';
import { limitKinds, limitPeriods } from '#domain/limits/limit.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, decimal, instant, money, readTypedAmount, withAmount } from '../wire.ts';

const limitKind = z.enum(limitKinds);
const limitPeriod = z.enum(limitPeriods);

/** EUR with two digits, or whole minutes where the kind is `session`. */
const bound = decimal;
/** As a request brings it: read as every amount is. */
const typedBound = z.pipe(z.pipe(z.union([z.string(), z.number()]), readTypedAmount), bound);

/** One of the twelve limits; `value` null: none is set. */
const limit = z.strictObject({
  kind: limitKind,
  period: limitPeriod,
  value: z.nullable(bound),
  used: bound,
  /** A raise, or the end of the limit, that waits: it takes effect when it is confirmed after `dueAt`, and lapses 7 days later. */
  pending: z.nullable(z.strictObject({ value: z.nullable(bound), dueAt: instant })),
});

const netDeposits = z.strictObject({ currency: currencyCode, deposited: money, withdrawn: money, net: money });

const assessment = z.strictObject({ at: instant, score: z.int(), level: z.enum(assessmentLevels) });

const realityCheckMinutes = [15, 30, 45, 60, 120] as const;

const saferPlay = z.strictObject({
  limits: z.array(limit),
  timeOutUntil: z.nullable(instant),
  /** Minutes between reality checks; null: none was chosen. */
  realityCheckMinutes: z.nullable(z.int()),
  /** Of the whole life of the account, for each wallet. */
  lifetime: z.array(netDeposits),
  assessment: z.nullable(assessment),
  /** Whether limits were set or declined once: they are offered at the first deposit. */
  limitsOffered: z.boolean(),
});

export const readSaferPlay = defineCall({
  ...routes.readSaferPlay,
  summary: 'Limits, breaks and what the account has taken in all',
  tag: 'profile',
  session: 'player',
  response: saferPlay,
  errors: [],
});

export const setLimit = defineCall({
  ...routes.setLimit,
  summary: 'Set a limit: lower at once, higher or none after 24 hours and a second confirmation',
  tag: 'profile',
  session: 'player',
  perDay: 100,
  body: withAmount(
    'value',
    ({ kind }) => (kind === 'session' ? undefined : 'EUR'),
    z.strictObject({ kind: limitKind, period: limitPeriod, value: z.nullable(typedBound) }),
  ),
  response: saferPlay,
  errors: ['amount_invalid', 'amount_overprecise', 'amount_below_minimum', 'amount_above_maximum'],
});

export const confirmLimit = defineCall({
  ...routes.confirmLimit,
  summary: 'Confirm a raise that is due',
  tag: 'profile',
  session: 'player',
  perDay: 100,
  body: z.strictObject({ kind: limitKind, period: limitPeriod }),
  response: saferPlay,
  errors: ['not_found', 'limit_not_due'],
});

export const cancelLimitChange = defineCall({
  ...routes.cancelLimitChange,
  summary: 'Take a raise back that waits',
  tag: 'profile',
  session: 'player',
  perDay: 100,
  params: z.strictObject({ kind: limitKind, period: limitPeriod }),
  response: saferPlay,
  errors: ['not_found'],
});

export const declineLimits = defineCall({
  ...routes.declineLimits,
  summary: 'Go on without limits when they are offered; they can be set at any time',
  tag: 'profile',
  session: 'player',
  perDay: 100,
  response: z.void(),
  errors: [],
});

export const takeTimeOut = defineCall({
  ...routes.takeTimeOut,
  summary: 'Take a break from games and deposits; it can be made longer, never shorter',
  tag: 'profile',
  session: 'player',
  perDay: 100,
  body: z.strictObject({ period: z.enum(timeOutPeriods) }),
  response: z.strictObject({ timeOutUntil: instant }),
  errors: ['time_out_not_longer'],
});

export const setRealityCheck = defineCall({
  ...routes.setRealityCheck,
  summary: 'Choose how often play stops for a reality check; null: never. One that is due is acknowledged first',
  tag: 'profile',
  session: 'player',
  perDay: 100,
  body: z.strictObject({ minutes: z.nullable(z.literal(realityCheckMinutes)) }),
  response: saferPlay,
  errors: ['reality_check_due'],
});

export const readPlaySession = defineCall({
  ...routes.readPlaySession,
  summary: 'Time at the tables, staked, won and net since play began, and the reality check',
  tag: 'profile',
  session: 'player',
  response: z.strictObject({
    /** Null: nothing was staked in the last half hour. */
    startedAt: z.nullable(instant),
    seconds: z.int(),
    totals: z.array(z.strictObject({ currency: currencyCode, staked: money, won: money, net: money })),
    /** Null: none was chosen. `due`: no stake is taken until it is acknowledged. */
    realityCheck: z.nullable(z.strictObject({ everyMinutes: z.int(), dueAt: instant, due: z.boolean() })),
    /** What the session limits leave; null: none is set. */
    secondsLeft: z.nullable(z.int()),
  }),
  errors: [],
});

export const readPlayReceipt = defineCall({
  ...routes.readPlayReceipt,
  summary:
    'What the play session that goes on, or the last one within a day, came to, beside what its stakes cost on average by the exact returns of the games',
  tag: 'profile',
  session: 'player',
  // It counts all rounds of a day anew.
  perDay: 500,
  response: z.strictObject({
    receipt: z.nullable(
      z.strictObject({
        startedAt: instant,
        endedAt: instant,
        seconds: z.int(),
        totals: z.array(
          z.strictObject({
            currency: currencyCode,
            staked: money,
            returned: money,
            net: money,
            expectedCost: money,
            /** Staked at games of other studios, whose returns no engine of the house tells. */
            untold: money,
          }),
        ),
      }),
    ),
  }),
  errors: [],
});

export const acknowledgeRealityCheck = defineCall({
  ...routes.acknowledgeRealityCheck,
  summary: 'Acknowledge the reality check and go on',
  tag: 'profile',
  session: 'player',
  response: z.void(),
  errors: [],
});

export const assessmentQuestions = 9;

export const saveAssessment = defineCall({
  ...routes.saveAssessment,
  summary: 'Answer the questions on one’s own play, each from 0 (never) to 3 (almost always)',
  tag: 'profile',
  session: 'player',
  perDay: 20,
  body: z.strictObject({
    answers: z.array(z.int().check(z.minimum(0), z.maximum(3))).check(z.length(assessmentQuestions)),
  }),
  response: assessment,
  errors: [],
});
