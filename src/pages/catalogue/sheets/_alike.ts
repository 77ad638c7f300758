import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import type { GameSheet } from '#domain/catalogue/sheet.ts';
import { sharedBy, similarTo } from '#domain/catalogue/similar.ts';
import { gamePathOf } from '#domain/catalogue/slug.ts';
import { t } from '#i18n/server.ts';
import { catalogue } from '#layouts/catalogue.ts';

const featured = new Set(catalogue.featuredImages);
const alikeMax = 8;

/** What two games have in common, in words, the most telling first. */
const why = (game: CatalogueGame, other: CatalogueGame): readonly string[] => {
  const { features, volatility, category } = sharedBy(game, other);
  return [
    ...(category ? [t(`lobby.category.${category}`)] : []),
    ...features.map((feature) => t(`lobbies.feature.${feature}`)),
    ...(volatility ? [t(`lobbies.volatilityChip.${volatility}`)] : []),
  ];
};

/** The games of the shelf most like one of them, as its sheet names them. */
export const gamesAlike = (game: CatalogueGame): GameSheet['alike'] =>
  similarTo(game, catalogue.games, alikeMax).map((other) => ({
    id: other.id,
    name: other.name,
    provider: other.provider,
    path: gamePathOf(other),
    image: other.imageId === '' ? null : imagePathOf(other, featured),
    why: why(game, other),
  }));
