/**
 * Whom a promotion is for beyond its other conditions: what is told of a player by what they did and have, as its document has it. Nothing
 * that tells of harm, of a suspicion or of a limit is among it, and never will be.
 */
export type Audience = AllOf<AudiencePart> | AnyOf<AudiencePart>;
export type AudiencePart = Condition | AllOf<Condition> | AnyOf<Condition>;
type AllOf<T> = { readonly all: readonly [T, ...T[]] };
type AnyOf<T> = { readonly any: readonly [T, ...T[]] };

/** From `min` to `max`, both included; null: no bound. */
type Between = { readonly min: number | null; readonly max: number | null };
/** Decimal euros, both included, at the rates of today; null: no bound. */
type BetweenEur = { readonly minEur: string | null; readonly maxEur: string | null };
/** The last so many times 24 hours, up to this moment. */
type Lately = { readonly days: number };

/** Days are whole and past; of who never deposited or played, days since then are no number, and no bound is kept. */
export type Condition =
  | { readonly is: 'registered'; readonly from: string | null; readonly to: string | null }
  | ({ readonly is: 'days_since_registration' } & Between)
  | ({ readonly is: 'days_since_deposit' } & Between)
  | ({ readonly is: 'deposit_count' } & Lately & Between)
  | ({ readonly is: 'deposit_sum' } & Lately & BetweenEur)
  | ({ readonly is: 'staked' } & Lately & BetweenEur)
  | ({ readonly is: 'days_since_play' } & Between)
  | ({ readonly is: 'played_category'; readonly category: string } & Lately)
  | ({ readonly is: 'played_game'; readonly gameId: string } & Lately)
  | ({ readonly is: 'loyalty_level' } & Between)
  | { readonly is: 'country'; readonly among: readonly string[] }
  | { readonly is: 'not_country'; readonly among: readonly string[] }
  | { readonly is: 'language'; readonly among: readonly string[] }
  | { readonly is: 'verified' }
  | { readonly is: 'not_verified' }
  | { readonly is: 'took'; readonly promotion: string }
  | { readonly is: 'never_took'; readonly promotion: string }
  | { readonly is: 'from_affiliate'; readonly among: readonly string[] };

export const conditionKinds = [
  'registered',
  'days_since_registration',
  'days_since_deposit',
  'deposit_count',
  'deposit_sum',
  'staked',
  'days_since_play',
  'played_category',
  'played_game',
  'loyalty_level',
  'country',
  'not_country',
  'language',
  'verified',
  'not_verified',
  'took',
  'never_took',
  'from_affiliate',
] as const satisfies readonly Condition['is'][];

/** So many conditions a document may have, in all of its parts. */
export const conditionsMax = 20;

/** The entries of a list of either kind, and whether one of them is enough. */
export const partsOf = <T>(group: AllOf<T> | AnyOf<T>): { readonly parts: readonly T[]; readonly isAny: boolean } =>
  'any' in group ? { parts: group.any, isAny: true } : { parts: group.all, isAny: false };

/** A part as a list of conditions; one that stands alone is a list of one. */
export const conditionsOf = (part: AudiencePart): { readonly parts: readonly Condition[]; readonly isAny: boolean } =>
  'is' in part ? { parts: [part], isAny: false } : partsOf<Condition>(part);
