import { multiply, rational, rationalOf } from '../../maths/rational.ts';
import { roundRational } from '../../money/rounding.ts';
import { awayDays, offeredDepositsMax } from '../fits.ts';
import type { PromotionRules, Segment } from '../rules.ts';
import type { WeighedGame } from '../weights.ts';
import { type Audience, type Condition, conditionsOf, partsOf } from './audience.ts';

/** What of a player a condition looks at: a number, a word, or a set of words. */
type NumberFigure =
  | 'registered_on'
  | 'days_registered'
  | 'days_since_deposit'
  | 'deposits_made'
  | 'deposit_count'
  | 'deposit_cents'
  | 'staked_cents'
  | 'days_since_play'
  | 'level'
  | 'verified';
type WordFigure = 'country' | 'language' | 'affiliate';
type SetFigure = 'played' | 'took';

/** A condition with nothing left to be looked up: a number between bounds, or a word among words. */
export type PlainTest = {
  readonly figure: NumberFigure | WordFigure | SetFigure;
  /** Of figures that are counted over the last days; null: of all time. */
  readonly days: number | null;
  readonly low: bigint | null;
  readonly high: bigint | null;
  readonly words: readonly string[] | null;
  /** Holds where the word is none of them. */
  readonly isNot: boolean;
};

/** All clauses hold; of a clause's parts all or any, of a part's tests all or any. */
export type PlainPart = { readonly isAny: boolean; readonly tests: readonly PlainTest[] };
export type PlainClause = { readonly isAny: boolean; readonly parts: readonly PlainPart[] };

const dayMs = 86_400_000;
/** A day as a count of days since 1970. */
const dayNumber = (day: string): bigint => BigInt(Date.parse(day) / dayMs);
const whole = (value: number | null): bigint | null => (value === null ? null : BigInt(value));
const cents = (eur: string | null): bigint | null =>
  eur === null ? null : roundRational(multiply(rationalOf(eur), rational(100n)), 'floor');

const numbers = (
  figure: NumberFigure,
  low: bigint | null,
  high: bigint | null,
  days: number | null = null,
): PlainTest => ({
  figure,
  days,
  low,
  high,
  words: null,
  isNot: false,
});
const words = (
  figure: WordFigure | SetFigure,
  among: readonly string[],
  isNot = false,
  days: number | null = null,
): PlainTest => ({ figure, days, low: null, high: null, words: among, isNot });

const testOf = (condition: Condition, games: readonly WeighedGame[]): PlainTest => {
  switch (condition.is) {
    case 'registered': {
      const { from, to } = condition;
      return numbers('registered_on', from === null ? null : dayNumber(from), to === null ? null : dayNumber(to));
    }
    case 'days_since_registration':
      return numbers('days_registered', whole(condition.min), whole(condition.max));
    case 'days_since_deposit':
    case 'days_since_play':
      return numbers(condition.is, whole(condition.min), whole(condition.max));
    case 'deposit_count':
      return numbers('deposit_count', whole(condition.min), whole(condition.max), condition.days);
    case 'deposit_sum':
      return numbers('deposit_cents', cents(condition.minEur), cents(condition.maxEur), condition.days);
    case 'staked':
      return numbers('staked_cents', cents(condition.minEur), cents(condition.maxEur), condition.days);
    case 'played_category': {
      const of = games.filter(({ category }) => category === condition.category);
      return words(
        'played',
        of.map(({ id }) => id),
        false,
        condition.days,
      );
    }
    case 'played_game':
      return words('played', [condition.gameId], false, condition.days);
    case 'loyalty_level':
      return numbers('level', whole(condition.min), whole(condition.max));
    case 'country':
    case 'not_country':
      return words('country', condition.among, condition.is === 'not_country');
    case 'language':
      return words('language', condition.among);
    case 'verified':
      return numbers('verified', 1n, null);
    case 'not_verified':
      return numbers('verified', null, 0n);
    case 'took':
    case 'never_took':
      return words('took', [condition.promotion], condition.is === 'never_took');
    case 'from_affiliate':
      return words('affiliate', condition.among);
  }
};

/** An audience as what can be judged of one player, or counted over all. `games`: those of the house, with their category. */
export const plainAudience = (audience: Audience, games: readonly WeighedGame[]): PlainClause => {
  const { parts, isAny } = partsOf(audience);
  return {
    isAny,
    parts: parts.map((part) => {
      const { parts: conditions, isAny: isAnyOf } = conditionsOf(part);
      return { isAny: isAnyOf, tests: conditions.map((one) => testOf(one, games)) };
    }),
  };
};

const segmentTests = (segment: Segment): PlainTest[] => {
  switch (segment) {
    case 'no_deposit_yet':
      return [numbers('deposits_made', null, 0n)];
    case 'depositor':
      return [numbers('deposits_made', 1n, null)];
    case 'away_30_days':
      return [numbers('days_since_deposit', BigInt(awayDays), null)];
  }
};

const alone = (test: PlainTest): PlainClause => ({ isAny: false, parts: [{ isAny: false, tests: [test] }] });

/**
 * All that a document says of whom it is for and that stands with a player: its audience, and its countries (the profile's), deposits made
 * and segments. Days, currencies and codes are of the moment at which it is taken.
 */
export const plainClauses = (rules: PromotionRules, games: readonly WeighedGame[]): PlainClause[] => {
  const { audience, countries, depositsMade, segments, coupon } = rules;
  const only = 'only' in countries ? countries.only : null;
  const except = 'except' in countries ? countries.except : [];
  return [
    ...(audience ? [plainAudience(audience, games)] : []),
    ...(only ? [alone(words('country', only))] : []),
    ...(except.length > 0 ? [alone(words('country', except, true))] : []),
    ...(coupon === null ? [alone(numbers('deposits_made', null, BigInt(offeredDepositsMax - 1)))] : []),
    ...(depositsMade ? [alone(numbers('deposits_made', BigInt(depositsMade.from), BigInt(depositsMade.to)))] : []),
    ...(segments === 'all'
      ? []
      : [{ isAny: true, parts: segments.map((one) => ({ isAny: false, tests: segmentTests(one) })) }]),
  ];
};
