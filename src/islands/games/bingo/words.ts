import { calledCount } from '#domain/games/bingo/bingo-75/paytable.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';

/** The balls of a round in their order; none in an outcome of another game. */
const calledOf = ({ outcome }: Pick<SettledRound, 'outcome'>): readonly number[] => {
  const { called } = outcome;
  return Array.isArray(called) && called.length === calledCount ? called.map(Number) : [];
};

const heads = ['B', 'I', 'N', 'G', 'O'] as const;
export const columnHeads: readonly string[] = heads;

/** "G 52". */
export const ballWords = (ball: number): string => `${heads[Math.floor((ball - 1) / 15)] ?? ''} ${ball}`;

/** "Forty balls were called, the last O 71". */
export const outcomeWords = (round: Pick<SettledRound, 'outcome'>): string => {
  const last = calledOf(round).at(-1);
  return last === undefined
    ? t('bingo.no_outcome')
    : t('bingo.outcome', { count: String(calledCount), ball: ballWords(last) });
};
