import type { CurrencyCode } from '../../../money/currency.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { parseBetList } from '../bets.ts';
import type { Bet } from '../game.ts';

/** The bets that open a round against the dealer: an ante, and any of the side bets. */
export const parseAnteBets = (
  input: unknown,
  currency: CurrencyCode,
  sideBets: readonly string[] = [],
): Result<readonly Bet[], 'bet_invalid'> => {
  const spots = ['ante', ...sideBets];
  const bets = parseBetList(input, currency, spots.length, ({ spot }) =>
    spots.includes(spot) ? undefined : 'spot_unknown',
  );
  if (!bets.ok || bets.value.some(({ spot }) => spot === 'ante')) return bets;
  return fail('bet_invalid', { reason: 'ante_missing' });
};

/** What lies on a spot, or zero. */
export const amountOn = (bets: readonly Bet[], spot: string): bigint =>
  bets.find((bet) => bet.spot === spot)?.amountMinor ?? 0n;

/** An action that is one of these names and nothing beside it: `{ name: 'fold' }`. */
export const parseChoice = <N extends string>(action: unknown, names: readonly N[]): Result<N, 'action_invalid'> => {
  if (typeof action !== 'object' || action === null || !('name' in action) || Object.keys(action).length !== 1) {
    return fail('action_invalid', { reason: 'shape' });
  }
  const chosen = names.find((name) => name === action.name);
  return chosen === undefined ? fail('action_invalid', { reason: 'not_a_choice' }) : ok(chosen);
};
