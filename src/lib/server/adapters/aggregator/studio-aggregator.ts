import type { CatalogueGame, Snapshot } from '#domain/catalogue/game.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { importGames, type LeftOut } from '#domain/catalogue/import-games.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import type { Aggregator } from './aggregator.ts';
import type { StudioClient } from './studio-client.ts';

type Context = {
  /** The catalogue so far: since when each game is on the shelf. */
  readonly before: Pick<Snapshot, 'games'> | undefined;
  readonly now: Date;
  /** Told how many games were left out, and why. */
  readonly onLeftOut: (why: LeftOut, count: number) => void;
};

const titles = { hub88: 'Hub88', valkyrie: 'Valkyrie' } as const;
const houseStudios = [...new Set(houseGames.map(({ provider }) => provider))];

/** An outside studio's or aggregator's list as an offer for the shelf. */
export const studioAggregator = (client: StudioClient, { before, now, onLeftOut }: Context): Aggregator => ({
  name: titles[client.name],
  readOffer: async () => {
    const listings = await client.listGames();
    const imported = importGames({
      dialect: client.name,
      listings: listings.map((listing) => ({
        ...listing,
        blockedCurrencies: [...listing.blockedCurrencies, ...client.blockedCurrencies],
      })),
      today: now.toISOString().slice(0, 10),
      addedOn: new Map(before?.games.map(({ id, addedOn }) => [id, addedOn])),
      houseStudios,
      currencies: currencyCodes,
    });
    if (!imported.ok) throw new Error(`${titles[client.name]} lists ${listings.length} games, which no aggregator has`);
    const had = before?.games.filter(({ outside }) => outside?.dialect === client.name).length ?? 0;
    // A shelf is not cleared by an answer in which there is nothing to read.
    if (had > 0 && imported.value.games.length === 0)
      throw new Error(
        `${titles[client.name]} lists no game that can be taken, and had ${had}: leave it out of AGGREGATOR_KEYS_FILE to be without`,
      );
    for (const [why, games] of Map.groupBy(imported.value.leftOut, (one) => one.why)) onLeftOut(why, games.length);
    return { games: inOrder(imported.value.games), segments: [] };
  },
});

/** What outside studios offered at the last sync, for whoever must ask nobody. */
export const lastOffers = (before: Pick<Snapshot, 'games' | 'source'> | undefined): readonly Aggregator[] =>
  Object.entries(titles).flatMap(([dialect, name]) => {
    const games = (before?.games ?? []).filter(({ outside }) => outside?.dialect === dialect).map(withoutBlur);
    const isNamed = before?.source.split(', ').includes(name) ?? false;
    return isNamed ? [{ name, readOffer: async () => ({ games: inOrder(games), segments: [] }) }] : [];
  });

/** A list from outside has no order of its own that lasts: the same games always stand the same way. */
const inOrder = <Game extends { readonly id: string }>(games: readonly Game[]): Game[] =>
  games.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const withoutBlur = ({ blur: _, ...game }: CatalogueGame): Omit<CatalogueGame, 'blur'> => game;
