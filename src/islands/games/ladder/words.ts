import { type Side, sides } from '#domain/games/ladder/coin/paytable.ts';
import { keeperName, keepers } from '#domain/games/ladder/penalty/paytable.ts';
import { difficulties, towerName } from '#domain/games/ladder/towers/paytable.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { type LadderGame, readBet, readEnd } from './picture/ladder.ts';

export const sideOf = (place: number | undefined): Side => sides[place ?? 0] ?? 'heads';

/** The ladders that a game offers beside each other, by their words; the coin has one and no choice. */
export const levelsOf = (game: LadderGame): readonly { readonly id: string; readonly label: string }[] => {
  if (game === 'towers')
    return difficulties.map((id) => ({ id: towerName(id), label: t(`instant.towers.level_${id}`) }));
  if (game === 'penalty') return keepers.map((id) => ({ id: keeperName(id), label: t(`instant.penalty.level_${id}`) }));
  return [];
};

/** `towers:hard` as "Hard", `penalty:veteran` as "Veteran"; the coin has one ladder and is called so. */
export const ladderWords = (name: string): string =>
  [...levelsOf('towers'), ...levelsOf('penalty')].find(({ id }) => id === name)?.label ?? t('instant.coin.name');

/** How a round came out: "Hard: cashed out at floor 3", "Tails on flip 4". */
export const outcomeWordsOf =
  (game: LadderGame) =>
  (round: SettledRound): string => {
    const end = readEnd(round.outcome);
    const count = end?.picks.length ?? 0;
    if (game !== 'coin') {
      const level = ladderWords(readBet(game, round.bets)?.name ?? '');
      return end?.fell
        ? t(`instant.${game}.result_fell`, { count, level })
        : t(`instant.${game}.result_out`, { count, level });
    }
    if (!end?.fell) return t(count === 1 ? 'instant.coin.result_out_one' : 'instant.coin.result_out_other', { count });
    const side = t(`instant.coin.${sideOf(end.rungs[count - 1]?.[0])}`);
    return t('instant.coin.result_fell', { count, side });
  };
