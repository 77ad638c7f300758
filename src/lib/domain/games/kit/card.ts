import type { GameCategory, GameFeature } from '../../catalogue/game.ts';
import type { SegmentId } from '../../catalogue/house-segments.ts';

/** Bets and actions of one round, as they stand in a record: for test vectors and for whoever tries the verifier. Amounts are good in EUR. */
type Sample = {
  readonly bets: readonly { readonly spot: string; readonly amount: string }[];
  readonly actions: readonly { readonly name: string; readonly [detail: string]: unknown }[];
};

/**
 * What is known of a game without loading it. `npm run games:sync` writes every list of games from the cards; what a card promises
 * stands beside it: `game` in rules.ts, `riskOf` in risk.ts, `oddsOf` in odds.ts, `returnOf` in theory.ts.
 */
export type GameCard = {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  /** Names its pictures and its page; may carry a prefix before a colon. */
  readonly imageId: string;
  readonly category: GameCategory;
  /** How it is played, where the category says what it is. */
  readonly segments: readonly SegmentId[];
  readonly addedOn: string;
  /** Its place among the house's games where nothing else orders them; of one day, the higher is the newer. Steps of ten leave room. */
  readonly shelf: number;
  /**
   * The kind of bet, in the words of the game's `returns()`, whose return and swing stand for the game: the standard bet of its
   * table. Where players choose their own risk it is the one that the table opens with, and `own_risk` says that there are others.
   */
  readonly bet: string;
  readonly features: readonly GameFeature[];
  /** How its exact figures are found. */
  readonly method: string;
  readonly sample: Sample;
  /**
   * `whole`: every bet swings by its own stake or nearly so, and no two of them can win against each other: slots, tickets, shots
   * at fish, and card games where both hands of a player play against the same dealer.
   * `untold`: bets cover each other over many rolls, or may be taken back before they are decided; what they risk is not known when
   * they are placed, so nothing of them counts, and no document may give such a game a weight.
   * `counted`: `riskOf` in risk.ts counts it from the bets of a round.
   */
  readonly risk: 'whole' | 'untold' | 'counted';
  /** `told`: `oddsOf` in odds.ts tells all that can come of its usual bets. Untold where players decide rounds on the way. */
  readonly odds: 'told' | 'untold';
  /**
   * `computed`: its spots have an end of the player's own choosing, and `returnOf` in theory.ts computes the figures of one. Else its
   * `returns()` lists all.
   */
  readonly theory?: 'computed';
  /** Hundreds of bets are told by group: `card:…:{2}:…` keeps the third part of a bet's kind. */
  readonly grouping?: string;
  /** Keys of what a reader of its figures should know, said before it surprises. */
  readonly notes: readonly string[];
  /** Its stakes feed the pots, and may win them. */
  readonly jackpot?: true;
  /**
   * Its published edge is of the initial bet, and best play adds to it or takes stakes back: `elementOfRisk` in maths.ts is the edge on
   * all that is staked.
   */
  readonly elementOfRisk?: 'counted';
  /** Its published return is that of a rule of play, and better play returns more: `bestReturn` in maths.ts is that return. */
  readonly bestPlay?: 'counted';
};
