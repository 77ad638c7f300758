import { parsePositiveAmount } from '../../money/amount.ts';
import type { CurrencyCode } from '../../money/currency.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Bet } from './game.ts';

/** Amounts in a stored round carry all digits of their currency, so they may be longer than what a person types. */
const wireLengthMax = 20;

const isBetShape = (input: unknown): input is { spot: string; amount: unknown } =>
  typeof input === 'object' &&
  input !== null &&
  Object.keys(input).length === 2 &&
  'spot' in input &&
  'amount' in input &&
  typeof input.spot === 'string';

/**
 * The part of `parseBets` that all games share: a list of 1 to `countMax` objects of exactly `spot` and `amount`, no spot
 * twice, positive amounts. `checkSpot` answers why a spot with that amount is refused, or undefined when it stands.
 */
export const parseBetList = (
  input: unknown,
  currency: CurrencyCode,
  countMax: number,
  checkSpot: (bet: Bet) => string | undefined,
): Result<readonly Bet[], 'bet_invalid'> => {
  if (!Array.isArray(input) || input.length === 0) return fail('bet_invalid', { reason: 'no_bets' });
  if (input.length > countMax) return fail('bet_invalid', { reason: 'too_many_bets', countMax });
  const bets: Bet[] = [];
  const seen = new Set<string>();
  for (const [index, item] of input.entries()) {
    if (!isBetShape(item)) return fail('bet_invalid', { reason: 'shape', index });
    const amount = parsePositiveAmount(item.amount, currency, wireLengthMax);
    if (!amount.ok) return fail('bet_invalid', { reason: amount.code, index });
    const bet = { spot: item.spot, amountMinor: amount.value };
    const refusal = seen.has(bet.spot) ? 'spot_twice' : checkSpot(bet);
    if (refusal !== undefined) return fail('bet_invalid', { reason: refusal, index });
    seen.add(bet.spot);
    bets.push(bet);
  }
  return ok(bets);
};
