import type { CurrencyCode } from '../money/currency.ts';

/** What can be settled of a game, or of a studio and hence of all its games: each part by itself. */
export const settingParts = ['off', 'countries', 'limits'] as const;
export type SettingPart = (typeof settingParts)[number];

export type Subject = { readonly of: 'game' | 'studio'; readonly id: string };

/** The stakes of one currency, in minor units; null: as the game's own. */
export type StakeBounds = { readonly minMinor: bigint | null; readonly maxMinor: bigint | null };
export type LimitsByCurrency = Readonly<Partial<Record<CurrencyCode, StakeBounds>>>;

/**
 * What somebody wants to settle. `off`: from when (null: from the moment of the yes) and how many hours rounds in play may still be finished;
 * null: on again. `limits`: of the currencies named; none: the games' own.
 */
export type SettingWish =
  | { readonly part: 'off'; readonly off: { readonly from: string | null; readonly hours: number } | null }
  | { readonly part: 'countries'; readonly hidden: readonly string[] }
  | { readonly part: 'limits'; readonly limits: LimitsByCurrency };

/** A round in play may be finished for a week at most: the house itself decides those that wait for two days. */
export const finishHours = { min: 1, max: 168 } as const;

/** A wish as it is kept once it is approved at `now`. */
export function settledValue(wish: SettingWish, now: Date): Readonly<Record<string, unknown>> {
  switch (wish.part) {
    case 'off': {
      if (wish.off === null) return {};
      const asked = wish.off.from === null ? now : new Date(wish.off.from);
      const from = asked > now ? asked : now;
      return { from: from.toISOString(), until: new Date(from.getTime() + wish.off.hours * 3_600_000).toISOString() };
    }
    case 'countries':
      return { hidden: [...new Set(wish.hidden)].sort() };
    case 'limits':
      return Object.fromEntries(
        Object.entries(wish.limits)
          .map(([currency, { minMinor, maxMinor }]) => [
            currency,
            {
              ...(minMinor !== null && { min: String(minMinor) }),
              ...(maxMinor !== null && { max: String(maxMinor) }),
            },
          ])
          .filter(([, bounds]) => Object.keys(bounds as object).length > 0),
      );
  }
}

/** Whether an end that begins later would let be played until then what is off at `now` by `value`: only a wish to switch on may do that. */
export const wouldReopen = (wish: SettingWish, value: Readonly<Record<string, unknown>>, now: Date): boolean =>
  wish.part === 'off' &&
  wish.off !== null &&
  wish.off.from !== null &&
  new Date(wish.off.from) > now &&
  typeof value['from'] === 'string' &&
  new Date(value['from']) <= now;
