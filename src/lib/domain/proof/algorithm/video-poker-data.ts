import { rules as bonusDeuces } from '../../games/video-poker/bonus-deuces/rules.ts';
import { rules as bonusPoker } from '../../games/video-poker/bonus-poker/rules.ts';
import { rules as deucesNotSoUgly } from '../../games/video-poker/deuces-not-so-ugly/rules.ts';
import { rules as doubleDoubleBonus } from '../../games/video-poker/double-double-bonus/rules.ts';
import type { VideoPokerRules } from '../../games/video-poker/engine.ts';
import { rules as jacksOrBetter } from '../../games/video-poker/jacks-or-better/rules.ts';
import { rules as jokerPoker } from '../../games/video-poker/joker-poker/rules.ts';
import { rules as looseDeuces } from '../../games/video-poker/loose-deuces/rules.ts';
import { deckText } from './deck-text.ts';
import { gameData } from './game-data.ts';

const coinCounts = [1, 2, 3, 4, 5] as const;

const videoPoker = ({ ranking, paysOf }: VideoPokerRules) =>
  gameData('video-poker', {
    cards: deckText(ranking.deck),
    pays: coinCounts.map((coins) => ({
      coins,
      ...Object.fromEntries(ranking.kinds.map((kind, index) => [kind, paysOf(coins)[index] ?? 0])),
    })),
  });

/** The decks of video poker, and what a coin returns by kind. */
export const videoPokerData = {
  'bonus-deuces': videoPoker(bonusDeuces),
  'bonus-poker': videoPoker(bonusPoker),
  'deuces-not-so-ugly': videoPoker(deucesNotSoUgly),
  'double-double-bonus': videoPoker(doubleDoubleBonus),
  'jacks-or-better': videoPoker(jacksOrBetter),
  'joker-poker': videoPoker(jokerPoker),
  'loose-deuces': videoPoker(looseDeuces),
} as const;
