import { type LimitKind, type LimitPeriod, limitKinds, limitPeriods } from '#domain/limits/limit.ts';
import { isCurrencyCode } from '#domain/money/currency.ts';
import type { Facts } from '#domain/result.ts';
import type { ApiCode, ApiFail } from '../calls/api.ts';
import { showBound } from '../safer-play/limits.ts';
import { displayWire } from './money.ts';

type LimitCode = `limit_reached_${LimitKind}_${LimitPeriod}`;
/** `errors.<code>` of the locale file, and what stands in its places. */
export type FailWords = readonly [key: `errors.${ApiCode | LimitCode | 'register_details_missing'}`, facts?: Facts];

const oneOf = <One extends string>(list: readonly One[], value: unknown): One | undefined =>
  list.find((one) => one === value);

/** Which limit was reached and what it leaves, from the facts of `limit_reached`; undefined when they do not say. */
const reachedLimit = (facts: Facts): { kind: LimitKind; period: LimitPeriod; left: string } | undefined => {
  const kind = oneOf(limitKinds, facts['kind']);
  const period = oneOf(limitPeriods, facts['period']);
  const left = String(facts['left'] ?? '');
  if (kind === undefined || period === undefined || !/^\d{1,30}(?:\.\d{1,2})?$/.test(left)) return undefined;
  return { kind, period, left: showBound(kind, left) };
};

/** A register has to know more of the player than the profile says: what is missing can be given on the page of the profile. */
export const lacksDetails = ({ code, facts }: Pick<ApiFail, 'code' | 'facts'>): boolean =>
  code === 'register_unanswered' && facts?.['reason'] === 'details_missing';

/**
 * The words for a failed call: its code's, and for a limit of the player's own those of its kind and period with what is
 * left of it: `t(...failWords(failed))`.
 */
export const failWords = (failed: Pick<ApiFail, 'code' | 'facts'>): FailWords => {
  const { code, facts } = failed;
  const reached = code === 'limit_reached' && facts ? reachedLimit(facts) : undefined;
  if (reached) return [`errors.limit_reached_${reached.kind}_${reached.period}`, { left: reached.left }];
  if (lacksDetails(failed)) return ['errors.register_details_missing'];
  // The cap of a bonus is told as money, since it is not the table's own.
  const { limit, currency } = facts ?? {};
  if (
    code === 'bonus_stake_limit' &&
    typeof limit === 'string' &&
    typeof currency === 'string' &&
    isCurrencyCode(currency)
  )
    return [`errors.${code}`, { limit: displayWire(limit, currency) }];
  return facts === undefined ? [`errors.${code}`] : [`errors.${code}`, facts];
};

/** Refusals that no other stake or amount gets around: a break, a register’s silence, an exclusion, a limit that is used up. */
export const isBarred = ({ code, facts }: Pick<ApiFail, 'code' | 'facts'>): boolean =>
  code === 'player_timed_out' ||
  code === 'register_unanswered' ||
  code === 'player_excluded' ||
  (code === 'limit_reached' && /^0+(?:\.0+)?$/.test(String(facts?.['left'] ?? '')));

/** Refusals that the page of safer play explains and can change. */
export const isOfSaferPlay = ({ code }: Pick<ApiFail, 'code'>): boolean =>
  code === 'limit_reached' || code === 'player_timed_out' || code === 'player_excluded' || code === 'reality_check_due';
