import { amountFacts, formatAmount, parseAmount } from '../money/amount.ts';
import { type Facts, fail, ok, type Result } from '../result.ts';
import { type LimitKind, type LimitPeriod, windowMs } from './limit.ts';

/** The least that can be set: 1 EUR, or 5 minutes. Who wants none at all takes a break or self-excludes. */
const leastCents = 100n;
const leastMinutes = 5n;
/** Longest text that is read as an amount: what is far too much is told as that. */
const amountCharsMax = 20;
/** The most: 1,000,000 EUR; for time, the whole period. */
const mostCents = 100_000_000n;

type BoundError = 'amount_invalid' | 'amount_overprecise' | 'amount_below_minimum' | 'amount_above_maximum';

const parseMinutes = (text: string): Result<bigint, 'amount_invalid'> =>
  /^(?:0|[1-9]\d{0,5})$/.test(text) ? ok(BigInt(text)) : fail('amount_invalid');

/** Reads a bound as the player writes it: EUR with at most two digits, or whole minutes. Facts name the edge that was passed. */
export const parseBound = (kind: LimitKind, period: LimitPeriod, text: string): Result<bigint, BoundError> => {
  const isTime = kind === 'session';
  const parsed = isTime ? parseMinutes(text) : parseAmount(text, 'EUR', amountCharsMax);
  if (!parsed.ok) return parsed;
  const least = isTime ? leastMinutes : leastCents;
  const most = isTime ? BigInt(windowMs[period] / 60_000) : mostCents;
  if (parsed.value < least) return fail('amount_below_minimum', edgeFacts(kind, least));
  return parsed.value > most ? fail('amount_above_maximum', edgeFacts(kind, most)) : parsed;
};

/** The edge that was passed: euros say so, minutes have no currency. */
const edgeFacts = (kind: LimitKind, edge: bigint): Facts =>
  kind === 'session' ? { limit: formatBound(kind, edge) } : amountFacts('limit', edge, 'EUR');

/** `"250.00"` EUR, or `"90"` minutes. */
export const formatBound = (kind: LimitKind, bound: bigint): string =>
  kind === 'session' ? String(bound) : formatAmount(bound, 'EUR');
