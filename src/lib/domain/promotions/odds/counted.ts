import type { Distribution } from './outcomes.ts';

/**
 * The distribution that was counted for a game (`distribution.json`): `win:cases` by blanks, the win in parts of which `unitsAStake` are one
 * stake. The cases may be shares.
 */
export const readCounted = (lines: readonly string[], unitsAStake: number): Distribution => {
  const entries = lines.flatMap((line) => line.split(' ')).map((entry) => entry.split(':').map(Number));
  const whole = entries.reduce((sum, [, cases = 0]) => sum + cases, 0);
  return entries.map(([units = 0, cases = 0]) => [units / unitsAStake, cases / whole] as const);
};
