import type { ReviewThresholds } from '#domain/payments/review-rules.ts';
import { whole } from './whole-number.ts';

/** Who decides on withdrawals, and what makes people look at one (domain/payments/review-rules.ts). Amounts in whole EUR. */
export const withdrawalVariables = {
  WITHDRAWAL_AUTO_EUR: whole(0, 10_000).default(500),
  WITHDRAWAL_FOUR_EYES_EUR: whole(0, 10_000).default(2_000),
  /** 1: operators work as one user of the system, and their names alone tell them apart. */
  OPERATORS_SHARE_USER: whole(0, 1).default(0),
  REVIEW_LARGE_EUR: whole(1, 100_000).default(2_000),
  REVIEW_PLAY_PERCENT: whole(0, 1_000).default(100),
  REVIEW_FLAT_PERCENT: whole(1, 100).default(50),
  REVIEW_FLAT_EDGE_PERCENT: whole(0, 100).default(6),
  REVIEW_STRUCTURING_EUR: whole(10, 100_000).default(2_000),
  REVIEW_STRUCTURING_PERCENT: whole(1, 90).default(15),
  REVIEW_STRUCTURING_COUNT: whole(2, 100).default(3),
  REVIEW_DEPOSITS_A_DAY: whole(2, 1_000).default(6),
  REVIEW_JUMP_EUR: whole(1, 100_000).default(1_000),
  REVIEW_JUMP_FACTOR: whole(2, 100).default(5),
  REVIEW_JUMP_WEEKS: whole(1, 52).default(12),
  REVIEW_ACCESS_HOURS: whole(0, 8_760).default(72),
  REVIEW_NEW_HOURS: whole(0, 8_760).default(72),
  REVIEW_WINDOW_DAYS: whole(1, 365).default(30),
} as const;

type Parsed = { readonly [Name in keyof typeof withdrawalVariables]: number };

export type WithdrawalSettings = {
  /** What nothing holds and is worth less, a day's together, is approved without anybody looking at it; 0: nothing is. */
  readonly autoEur: number;
  /** Above it two different operators approve. */
  readonly fourEyesEur: number;
  /** Whether two operators may be one user of the system: then their names alone tell them apart. */
  readonly operatorsShareUser: boolean;
  readonly review: ReviewThresholds;
};

export const withdrawalSettings = (env: Parsed): WithdrawalSettings => ({
  autoEur: env.WITHDRAWAL_AUTO_EUR,
  fourEyesEur: env.WITHDRAWAL_FOUR_EYES_EUR,
  operatorsShareUser: env.OPERATORS_SHARE_USER === 1,
  review: {
    largeEur: env.REVIEW_LARGE_EUR,
    playPercent: env.REVIEW_PLAY_PERCENT,
    flatPercent: env.REVIEW_FLAT_PERCENT,
    flatEdgePercent: env.REVIEW_FLAT_EDGE_PERCENT,
    structuringEur: env.REVIEW_STRUCTURING_EUR,
    structuringPercent: env.REVIEW_STRUCTURING_PERCENT,
    structuringCount: env.REVIEW_STRUCTURING_COUNT,
    depositsADay: env.REVIEW_DEPOSITS_A_DAY,
    jumpEur: env.REVIEW_JUMP_EUR,
    jumpFactor: env.REVIEW_JUMP_FACTOR,
    jumpWeeks: env.REVIEW_JUMP_WEEKS,
    accessHours: env.REVIEW_ACCESS_HOURS,
    newHours: env.REVIEW_NEW_HOURS,
    windowDays: env.REVIEW_WINDOW_DAYS,
  },
});
