// Written from the cards of the games by `npm run games:sync`.
import type { Rational } from '../../maths/rational.ts';
import { elementOfRisk as blackjack } from '../blackjack/blackjack/maths.ts';
import { elementOfRisk as blackjackSurrender } from '../blackjack/blackjack-surrender/maths.ts';
import { elementOfRisk as caribbeanStud } from '../poker/caribbean-stud/maths.ts';
import { elementOfRisk as casinoHoldem } from '../poker/casino-holdem/maths.ts';
import { elementOfRisk as letItRide } from '../poker/let-it-ride/maths.ts';
import { elementOfRisk as threeCardPoker } from '../poker/three-card-poker/maths.ts';
import { elementOfRisk as ultimateTexasHoldem } from '../poker/ultimate-texas-holdem/maths.ts';
import { elementOfRisk as war } from '../war/maths.ts';
import type { GameId } from './registry.ts';

/** The edge on all that is staked, where the published one is of the initial bet and best play adds to it or takes stakes back. */
export const elementsOfRisk: Readonly<Partial<Record<GameId, () => Rational>>> = {
  blackjack,
  'blackjack-surrender': blackjackSurrender,
  'caribbean-stud': caribbeanStud,
  'casino-holdem': casinoHoldem,
  'let-it-ride': letItRide,
  'three-card-poker': threeCardPoker,
  'ultimate-texas-holdem': ultimateTexasHoldem,
  war,
};
