import type { Ranking } from '../hold.ts';
import { deucesKindOf as kindOf, deucesKinds as kinds } from '../wild.ts';
import figures from './figures.json' with { type: 'json' };

/** What one coin returns by kind, however many coins are played. */
export const pays = [0, 1, 2, 3, 4, 4, 10, 16, 25, 200, 800] as const;

export const ranking: Ranking = { kinds, kindOf, deck: 52, all: figures.all, withRank: figures.withRank };
