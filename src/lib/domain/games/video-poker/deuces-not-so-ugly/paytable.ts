import type { Ranking } from '../../kit/cards/hold.ts';
import { deucesKindOf as kindOf, deucesKinds as kinds } from '../../kit/cards/wild.ts';
import { all, withRank } from './exact.ts';

/** What one coin returns by kind, however many coins are played. */
export const pays = [0, 1, 2, 3, 4, 4, 10, 16, 25, 200, 800] as const;

export const ranking: Ranking = { kinds, kindOf, deck: 52, all, withRank };
