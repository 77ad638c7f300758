import { type CatalogueGame, gameCategories, gameFeatures, volatilities } from '#domain/catalogue/game.ts';

/** A game of the shelf with what a test cares about, and plain facts for the rest. */
export const sampleGame = (id: string, facts: Partial<CatalogueGame> = {}): CatalogueGame => ({
  id,
  name: id,
  provider: 'Any Studio',
  imageId: `any:${id}`,
  category: 'casual',
  segments: [],
  addedOn: '2026-01-01',
  rtp: null,
  volatility: null,
  features: [],
  blur: '',
  ...facts,
});

/** A shelf of any size whose facts repeat in different rhythms, so that every combination occurs. */
export const sampleShelf = (size: number): CatalogueGame[] =>
  Array.from({ length: size }, (_, at) =>
    sampleGame(`game-${at}`, {
      name: `Game ${(at * 7919) % size}`,
      provider: `Studio ${at % 37}`,
      category: gameCategories[at % gameCategories.length] ?? 'casual',
      volatility: volatilities[at % 4] ?? null,
      rtp: at % 5 === 0 ? null : (94 + (at % 60) / 10).toFixed(2),
      features: gameFeatures.filter((_, feature) => (at >> feature) % 3 === 0),
      addedOn: `2026-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
    }),
  );
