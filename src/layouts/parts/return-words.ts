import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { returnOfAllStaked } from '#domain/returns/all-staked.ts';
import { t } from '#i18n/server.ts';

/** The sentences that tell a game's return. `long` is the home page's, `shelf` that of a list of games. */
const sentences = {
  shelf: { one: 'lobbies.return', both: 'lobbies.returnInitial' },
  long: { one: 'home.returnsLong', both: 'home.returnsInitial' },
} as const;

/**
 * A game's return as a sentence, with what it is of wherever that is not all that is staked (returns/all-staked.ts); `both` says that
 * it is so, `percent` is the figure alone. Undefined for a game that tells none.
 */
export const returnWords = (
  { id, rtp }: Pick<CatalogueGame, 'id' | 'rtp'>,
  sentence: keyof typeof sentences,
): { readonly text: string; readonly percent: string; readonly both: boolean } | undefined => {
  if (rtp === null) return undefined;
  const all = returnOfAllStaked(id);
  const { one, both } = sentences[sentence];
  const text = all === undefined ? t(one, { rtp }) : t(both, { rtp, all });
  return { text, percent: `${rtp}%`, both: all !== undefined };
};
