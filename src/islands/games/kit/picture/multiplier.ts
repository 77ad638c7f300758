import type { SettledRound } from '#stores/play/game.ts';

/** What a round paid, as its outcome has it, without needless zeros: `1.2`, `0`. Empty in a round of another game. */
export const multiplierOfRound = ({ outcome }: Pick<SettledRound, 'outcome'>): string => {
  const { multiplier } = outcome;
  return typeof multiplier === 'string' ? multiplier.replace(/\.?0+$/, '') : '';
};
