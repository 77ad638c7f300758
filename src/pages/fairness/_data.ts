import { houseGames } from '#domain/catalogue/house-games.ts';
import { gamePathOf, tryPathOf } from '#domain/catalogue/slug.ts';
import { cards } from '#domain/games/book/cards.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import { withOddsFacts } from '#domain/games/craps/with-odds.ts';
import { vectors } from '#domain/proof/vectors.ts';
import { rowsOf } from '#domain/returns/figure-rows.ts';
import { bestText, linesOf, returnSpan } from '#domain/returns/figure-summary.ts';
import type { TriedGame } from '#islands/fairness/tried-game.ts';

/** A game's figures for reading. A game that is not in the catalogue yet has no studio and no table. */
const figuresOf = (id: GameId) => {
  const rows = rowsOf(id);
  const listed = houseGames.find((game) => game.id === id);
  const { name = id, rulesVersion = 0, method = '' } = rows[0] ?? {};
  return {
    id,
    name,
    rulesVersion,
    method,
    span: returnSpan(rows),
    lines: linesOf(rows),
    bets: rows.length,
    studio: listed?.provider,
    path: listed && gamePathOf(listed),
    notes: cards[id].notes,
    best: bestText(rows),
    tryPath: listed && tryPathOf(listed),
  };
};

const triedGame = (id: GameId): TriedGame => ({
  id,
  name: findGame(id)?.name ?? id,
  steps: findGame(id)?.steps ?? 'one',
  bets: JSON.stringify(cards[id].sample.bets),
  actions: JSON.stringify(cards[id].sample.actions),
});

export const figuredGames = gameIds.map(figuresOf);
/** The figures that notes on games name, counted by their rules. */
export const noteFigures = withOddsFacts();
export const triedGames = gameIds.map(triedGame);
export const { streams, chain } = vectors();

const [stream] = streams;
const [shared] = chain.rounds;

/** What the verifier's fields begin with: the seeds and the link of the published vectors. */
export const example = {
  'server-seed': stream?.serverSeed,
  'client-seed': stream?.clientSeed,
  nonce: '3',
  link: shared?.link,
  salt: chain.salt,
  index: `${shared?.index}`,
};
