import type { LineMachine } from '../lines/machine.ts';
import type { RoundFigures } from '../round-figures.ts';

/** The exact figures of one unit staked, and the largest win of a round in units. */
export type StickyFigures = RoundFigures & { readonly topUnits: number };

/**
 * When wilds stay. `spins`: so many of the machine's feature pay `opens` units and open so many free spins, in which every wild
 * that lands stays to their end. `respins`: every wild of any spin stays, and the reels turn again for as long as a new one comes.
 */
type Staying =
  | { readonly kind: 'spins'; readonly trigger: number; readonly award: number; readonly opens: number }
  | { readonly kind: 'respins' };

/** A title whose wilds stay: all that makes one machine another, and its exact figures. */
export type StickyTitle = {
  readonly id: string;
  readonly name: string;
  readonly machine: LineMachine;
  readonly staying: Staying;
  readonly figures: StickyFigures;
};

/** The places of the wilds that stay, a bit each: reel · rows + row. */
export type Mask = number;
