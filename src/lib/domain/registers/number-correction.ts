/** How often a player may give another number without asking anybody. */
export const ownCorrectionsMax = 2;

/** What is known of the number that a player gave for a country. `unreadable`: it was sealed with a key that the house no longer has. */
export type HeldNumber = {
  readonly held: 'none' | 'readable' | 'unreadable';
  /** Corrections of the player's own so far. */
  readonly own: number;
  /** The papers of the player's identity were approved. */
  readonly isVerified: boolean;
  /** Somebody of the house has allowed one more. */
  readonly isAllowed: boolean;
  /** A register excludes the player: nothing of a number changes meanwhile. */
  readonly isExcluded: boolean;
};

/** As what another number may be given now: the first, in place of one that is unreadable, the player's own correction, or one that staff allowed. */
export type Giving = 'first' | 'unreadable' | 'own' | 'allowed';

/** How a number may be given; null: it may not, without the house. What the player may do alone comes before what was allowed. */
export const givingOf = ({ held, own, isVerified, isAllowed, isExcluded }: HeldNumber): Giving | null => {
  if (held === 'none') return 'first';
  if (isExcluded) return null;
  if (held === 'unreadable') return 'unreadable';
  if (!isVerified && own < ownCorrectionsMax) return 'own';
  return isAllowed ? 'allowed' : null;
};

/** How a number stands to its player: to be given, given, or given and open to another. */
export const numberStandings = ['missing', 'given', 'open'] as const;
export type NumberStanding = (typeof numberStandings)[number];

export const standingOfNumber = (number: HeldNumber): NumberStanding => {
  if (number.held !== 'readable') return 'missing';
  return givingOf(number) === null ? 'given' : 'open';
};
