import { type Fields, plain } from '../../games/kit/outcome/read.ts';
import { detailWords } from './bets.ts';

/** One action of a round: `reveal 8`, `cash out 4.21 s`. */
export const actionWords = (game: { readonly gameId: string }, action: Fields): string => {
  const { name, ...details } = action;
  return [plain(name), ...Object.entries(details).map(([of, value]) => detailWords(game, of, value))]
    .filter(Boolean)
    .join(' ');
};
