/** The chart of accounts, as the baseline has it. Player accounts hold a balance that never goes below zero. */
const playerKinds = ['cash', 'bonus', 'locked', 'withdrawal', 'owed'] as const;
const houseKinds = [
  'clearing',
  'gaming',
  'promotions',
  'jackpot',
  'fees',
  'rounding',
  'chargeback',
  'capital',
  'correction',
] as const;

export type PlayerKind = (typeof playerKinds)[number];
export type HouseKind = (typeof houseKinds)[number];

/** An account of one player and currency, or of the house. `owner`: the provider, the game or the promotion it is kept for. */
export type AccountRef =
  | { readonly side: 'player'; readonly kind: PlayerKind }
  | { readonly side: 'house'; readonly kind: HouseKind; readonly owner: string };

export const playerAccount = (kind: PlayerKind): AccountRef => ({ side: 'player', kind });
export const houseAccount = (kind: HouseKind, owner: string): AccountRef => ({ side: 'house', kind, owner });
