import type { PromotionRules } from '../rules.ts';
import type { WeighedGame } from '../weights.ts';
import { type PlainClause, type PlainPart, type PlainTest, plainAudience } from './plain-tests.ts';

/** What is known of a player of the last days. Cents of euros. */
export type LatelyFacts = {
  readonly depositCount: bigint;
  readonly depositCents: bigint;
  readonly stakedCents: bigint;
  /** The games that were played for real money. */
  readonly played: readonly string[];
};

/** What is known of a player at a moment, as far as an audience may ask. */
export type AudienceFacts = {
  /** Days since 1970. */
  readonly registeredOn: bigint;
  readonly daysRegistered: bigint;
  /** Null: never. */
  readonly daysSinceDeposit: bigint | null;
  readonly daysSincePlay: bigint | null;
  readonly depositsMade: bigint;
  /** By the days that are counted. */
  readonly level: bigint;
  readonly isVerified: boolean;
  /** Of the profile. */
  readonly country: string | null;
  readonly language: string;
  readonly affiliate: string | null;
  /** Promotions that were had or are had. */
  readonly took: readonly string[];
  /** By how many days back; those that were asked for. */
  readonly lately: ReadonlyMap<number, LatelyFacts>;
};

const latelyOf = ({ lately }: AudienceFacts, days: number | null): LatelyFacts => {
  const facts = days === null ? undefined : lately.get(days);
  // Whoever was not looked at fits nothing: a silent yes would give bonuses away.
  if (facts === undefined) throw new RangeError(`nothing is known of the last ${days} days`);
  return facts;
};

const numberOf = (facts: AudienceFacts, { figure, days }: PlainTest): bigint | null => {
  switch (figure) {
    case 'registered_on':
      return facts.registeredOn;
    case 'days_registered':
      return facts.daysRegistered;
    case 'days_since_deposit':
      return facts.daysSinceDeposit;
    case 'days_since_play':
      return facts.daysSincePlay;
    case 'deposits_made':
      return facts.depositsMade;
    case 'deposit_count':
      return latelyOf(facts, days).depositCount;
    case 'deposit_cents':
      return latelyOf(facts, days).depositCents;
    case 'staked_cents':
      return latelyOf(facts, days).stakedCents;
    case 'level':
      return facts.level;
    case 'verified':
      return facts.isVerified ? 1n : 0n;
    default:
      return null;
  }
};

/** The words of a player that a test is held against; null: nothing is known, and no test of it holds. */
const wordsOf = (facts: AudienceFacts, { figure, days }: PlainTest): readonly string[] | null => {
  switch (figure) {
    case 'country':
      return facts.country === null ? null : [facts.country];
    case 'language':
      return [facts.language];
    case 'affiliate':
      return facts.affiliate === null ? null : [facts.affiliate];
    case 'took':
      return facts.took;
    default:
      return latelyOf(facts, days).played;
  }
};

const holds = (facts: AudienceFacts, test: PlainTest): boolean => {
  const { words: among, isNot, low, high } = test;
  if (among !== null) {
    const own = wordsOf(facts, test);
    return own !== null && own.some((one) => among.includes(one)) !== isNot;
  }
  const value = numberOf(facts, test);
  return value !== null && (low === null || value >= low) && (high === null || value <= high);
};

const all = <T>(isAny: boolean, of: readonly T[], is: (one: T) => boolean): boolean =>
  isAny ? of.some(is) : of.every(is);

const partHolds = (facts: AudienceFacts, { isAny, tests }: PlainPart): boolean =>
  all(isAny, tests, (one) => holds(facts, one));

/** Whether a player is one of those of whom all clauses hold. */
export const areMet = (clauses: readonly PlainClause[], facts: AudienceFacts): boolean =>
  clauses.every(({ isAny, parts }) => all(isAny, parts, (part) => partHolds(facts, part)));

/** Whether a promotion's audience has a player in it; one without an audience is for anybody. */
export const fitsAudience = (
  { audience }: Pick<PromotionRules, 'audience'>,
  facts: AudienceFacts,
  games: readonly WeighedGame[],
): boolean => audience === undefined || areMet([plainAudience(audience, games)], facts);

/** How many days back must be known to judge by these clauses. */
export const daysAskedBy = (clauses: readonly PlainClause[]): number[] => [
  ...new Set(
    clauses.flatMap(({ parts }) =>
      parts.flatMap(({ tests }) => tests.flatMap(({ days }) => (days === null ? [] : [days]))),
    ),
  ),
];
