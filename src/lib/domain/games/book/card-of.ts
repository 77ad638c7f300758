import type { GameCard } from '../kit/card.ts';
import { cards } from './cards.ts';
import type { GameId } from './registry.ts';

export const cardOf = (id: GameId): GameCard => cards[id];
