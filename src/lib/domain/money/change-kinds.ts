/** What a player's own money moved for, as a player would say it. */
export const changeKinds = ['deposits', 'withdrawals', 'play', 'bonus', 'other'] as const;
export type ChangeKind = (typeof changeKinds)[number];

const kinds: readonly (readonly [RegExp, ChangeKind])[] = [
  [/^deposit/, 'deposits'],
  [/^withdrawal/, 'withdrawals'],
  [/^(bet|win|jackpot_win|rollback)$/, 'play'],
  [/^(bonus_|cashback$)/, 'bonus'],
];

/** The kind of a movement (`movement.kind`); what has no name of its own here is `other`, and never lost. */
export const changeKindOf = (movement: string): ChangeKind =>
  kinds.find(([pattern]) => pattern.test(movement))?.[1] ?? 'other';
