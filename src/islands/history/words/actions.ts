import { type Fields, plain } from '../../games/kit/outcome/read.ts';
import { spotWords } from './bets.ts';

const detail = ([name, value]: readonly [string, unknown], game: { readonly gameId: string }): string => {
  if (name === 'tile') return String(Number(value) + 1);
  if (name === 'holds') return Array.isArray(value) ? value.map((slot) => Number(slot) + 1).join(', ') : '';
  if (name === 'spot') return spotWords(game, String(value));
  if (name === 'atMs') return `${(Number(value) / 1000).toFixed(2)} s`;
  // An amount that an action names stands among the bets.
  return '';
};

/** One action of a round: `reveal 8`, `cash out 4.21 s`. */
export const actionWords = (game: { readonly gameId: string }, action: Fields): string => {
  const { name, ...details } = action;
  return [plain(name), ...Object.entries(details).map((one) => detail(one, game))].filter(Boolean).join(' ');
};
