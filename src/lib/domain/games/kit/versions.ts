import type { GameCommon } from './game.ts';

type Versions<G> =
  | { readonly rulesVersion: 2; readonly roundedDown: 1 }
  | { readonly rulesVersion: number; readonly former: G };

/**
 * The version of a game's rules: 2 where nothing but the payment of a part of a unit has ever changed, and one above that of the
 * game with its former prizes where those did.
 */
export const versionAfter = <G extends GameCommon>(former: G | undefined): Versions<G> =>
  former ? { rulesVersion: former.rulesVersion + 1, former } : { rulesVersion: 2, roundedDown: 1 };
