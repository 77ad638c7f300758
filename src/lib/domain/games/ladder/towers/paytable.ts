import type { Ladder, Ladders } from '../ladder.ts';

export const difficulties = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type Difficulty = (typeof difficulties)[number];

/** How many floors every tower has. */
const floorCount = 8;

/** Tiles of a floor, and how many of them hold. */
const floors: Readonly<Record<Difficulty, readonly [options: number, safe: number]>> = {
  easy: [4, 3],
  medium: [3, 2],
  hard: [2, 1],
  expert: [3, 1],
  master: [4, 1],
};

export const towerOf = (difficulty: Difficulty): Ladder => {
  const [options, safe] = floors[difficulty];
  return { options, safe, rungs: floorCount };
};

export const towerName = (difficulty: Difficulty): string => `towers:${difficulty}`;

export const ladders: Ladders = new Map(
  difficulties.map((difficulty) => [towerName(difficulty), towerOf(difficulty)] as const),
);
