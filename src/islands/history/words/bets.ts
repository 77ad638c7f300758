import type { SpotWords } from '../../games/kit/outcome/spot-words.ts';
import { spots } from '../../games/spots.ts';

type OfGame = { readonly gameId: string };

const known: Readonly<Record<string, SpotWords | undefined>> = spots;

/** What a bet was on, in words; a spot that nobody has words for is shown as it is recorded. */
export const spotWords = ({ gameId }: OfGame, spot: string): string => known[gameId]?.(spot) ?? spot;

/** What an action names beside itself, in words. An amount stands among the bets and is nothing here. */
export const detailWords = (game: OfGame, name: string, value: unknown): string =>
  name === 'spot' ? spotWords(game, String(value)) : (known[game.gameId]?.details?.[name]?.(value) ?? '');
