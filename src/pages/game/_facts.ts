import type { ComponentProps } from 'react';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import type { GameSheet } from '#domain/catalogue/sheet.ts';
import { tableKindOf } from '#domain/catalogue/table-terms.ts';
import { findGame, type GameId, isGameId } from '#domain/games/book/registry.ts';
import { limitsFor } from '#domain/games/kit/table-limits.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { fallbackCurrency } from '#domain/money/currency.ts';
import { type ShelfFigures, shelfFiguresOf } from '#domain/returns/shelf-figures.ts';
import { t, wordsOf } from '#i18n/server.ts';
import type { PrintedRules } from '#islands/games/PrintedRules.tsx';
import { tables } from '#islands/games/tables.ts';
import { returnWords } from '#layouts/parts/return-words.ts';

type GameFact = GameSheet['facts'][number];

const oddsWords = (odds: ShelfFigures['odds']): string | undefined => {
  if (!odds) return undefined;
  return 'once' in odds ? t('shelf.page.once', odds) : t('shelf.page.onceDigits', odds);
};

const houseFacts = (id: GameId, category: CatalogueGame['category']): GameFact[] => {
  const figures = shelfFiguresOf(id);
  const game = findGame(id);
  if (!figures || !game) return [];
  const { hits, times } = figures;
  const odds = oddsWords(figures.odds);
  const { minStakeMinor, maxStakeMinor } = limitsFor(game, fallbackCurrency, tableKindOf(category));
  const amount = (minor: bigint): string => displayAmount(minor, fallbackCurrency);
  const range = { least: amount(minStakeMinor), most: amount(maxStakeMinor) };
  return [
    { name: t('shelf.page.hits'), value: hits, note: t('shelf.page.hitsOf') },
    { name: t('shelf.page.largest'), value: t('shelf.page.times', { times }) },
    ...(odds ? [{ name: t('shelf.page.odds'), value: odds }] : []),
    { name: t('shelf.page.stakes'), value: t('shelf.page.range', range) },
  ];
};

/** What a game's page and its sheet tell of it in figures: from the catalogue, and of a game of the house from its engine. */
export const gameFacts = (game: CatalogueGame): readonly GameFact[] => {
  const told = returnWords(game, 'shelf');
  return [
    ...(told ? [{ name: t('shelf.page.return'), value: told.percent, ...(told.both ? { note: told.text } : {}) }] : []),
    ...(game.volatility
      ? [{ name: t('shelf.page.volatility'), value: t(`lobbies.volatility.${game.volatility}`) }]
      : []),
    ...(isGameId(game.id) ? houseFacts(game.id, game.category) : []),
  ];
};

/** What makes a game different, in one line; null for a game of another studio. */
export const gameLine = ({ id }: Pick<CatalogueGame, 'id'>): string | null =>
  isGameId(id) ? t(`shelf.line.${id}`) : null;

/** What the rules of a game of the house are printed from; undefined for any other. */
export const rulesOf = ({ id }: Pick<CatalogueGame, 'id'>): ComponentProps<typeof PrintedRules> | undefined =>
  isGameId(id)
    ? {
        gameId: id,
        words: wordsOf('table', ...[tables[id].words].flat()),
        heads: [t('shelf.page.rulesHow'), t('shelf.page.rulesFigures')],
      }
    : undefined;
