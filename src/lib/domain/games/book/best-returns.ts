// Written from the cards of the games by `npm run games:sync`.
import type { Rational } from '../../maths/rational.ts';
import { bestReturn as blackjack } from '../blackjack/blackjack/maths.ts';
import { bestReturn as blackjackSurrender } from '../blackjack/blackjack-surrender/maths.ts';
import { bestReturn as paiGowPoker } from '../pai-gow/pai-gow-poker/maths.ts';
import type { GameId } from './registry.ts';

/** What the game’s own bet returns by best play, where the published return is that of a simpler rule. */
export const bestReturns: Readonly<Partial<Record<GameId, () => Rational>>> = {
  blackjack,
  'blackjack-surrender': blackjackSurrender,
  'pai-gow-poker': paiGowPoker,
};
