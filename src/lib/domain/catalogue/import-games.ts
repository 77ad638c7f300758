import { fail, ok, type Result } from '../result.ts';
import type { CatalogueGame, DialectName } from './game.ts';
import { categoryOf, featuresOf, nameOf, pictureOf, rtpOf, studioNameOf, volatilityFrom } from './listing-facts.ts';
import type { StudioListing } from './studio-listing.ts';

/** No aggregator has as many; a list that is longer is a mistake, and would make a site of that many pages. */
export const importedMax = 20_000;

/** Why a game was left out. `disabled` is the studio's own word, the others are ours. */
export type LeftOut = 'disabled' | 'code' | 'twice' | 'name' | 'provider' | 'house_studio' | 'countries';

export type ImportInput = {
  readonly dialect: DialectName;
  readonly listings: readonly StudioListing[];
  /** YYYY-MM-DD: since when a game is on the shelf that was not there before. */
  readonly today: string;
  /** By the house's ids: since when those are on the shelf that were there before. */
  readonly addedOn: ReadonlyMap<string, string>;
  /** The house's own studios: nobody else goes by their names. */
  readonly houseStudios: readonly string[];
  /** The house's currencies. */
  readonly currencies: readonly string[];
};

export type Imported = {
  readonly games: readonly Omit<CatalogueGame, 'blur'>[];
  /** With the studio's own id, as it came. */
  readonly leftOut: readonly { readonly code: string; readonly why: LeftOut }[];
};

/** A path's part, a file's name and an id at once. */
const gameCode = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,89}$/;
const country = /^[A-Z]{2}$/;

const sorted = (codes: readonly string[]): string[] => [...new Set(codes)].toSorted();
const upper = (codes: readonly string[]): string[] => codes.map((code) => code.trim().toUpperCase());

/**
 * What of an aggregator's list can stand on the shelf, in its order, each fact in the house's words. A game that cannot be told
 * from another, read or placed is left out by itself; a list that is too long is refused whole.
 */
export const importGames = (input: ImportInput): Result<Imported, 'too_many'> => {
  if (input.listings.length > importedMax) return fail('too_many');
  const games: Imported['games'][number][] = [];
  const leftOut: Imported['leftOut'][number][] = [];
  const codes = new Set<string>();
  // One way of writing a studio's name: the first.
  const studios = new Map<string, string>();
  const houseStudios = new Set(input.houseStudios.map((name) => name.toLowerCase()));
  for (const listing of input.listings) {
    const game = gameOf(listing, input, { codes, studios, houseStudios });
    if (typeof game === 'string') leftOut.push({ code: listing.code, why: game });
    else games.push(game);
  }
  return ok({ games, leftOut });
};

type Seen = {
  readonly codes: Set<string>;
  readonly studios: Map<string, string>;
  readonly houseStudios: ReadonlySet<string>;
};

const gameOf = (
  listing: StudioListing,
  { dialect, today, addedOn, currencies }: ImportInput,
  { codes, studios, houseStudios }: Seen,
): Imported['games'][number] | LeftOut => {
  const { code, studio, demo, freeRounds, mobile } = listing;
  if (!listing.enabled) return 'disabled';
  if (!gameCode.test(code) || /\.html$/i.test(code)) return 'code';
  // Files and pages that differ in capital letters alone are one on many disks.
  if (codes.has(code.toLowerCase())) return 'twice';
  const name = nameOf(listing.name);
  if (name === null) return 'name';
  const said = studioNameOf(listing.provider);
  if (said === null) return 'provider';
  if (houseStudios.has(said.toLowerCase())) return 'house_studio';
  // What cannot be read may be a ban.
  const blockedCountries = sorted(upper(listing.blockedCountries));
  if (!blockedCountries.every((one) => country.test(one))) return 'countries';
  const blocked = new Set(upper(listing.blockedCurrencies));
  codes.add(code.toLowerCase());
  const provider = studios.get(said.toLowerCase()) ?? said;
  studios.set(said.toLowerCase(), provider);
  const id = `${dialect}-${code}`;
  return {
    id,
    name,
    provider,
    imageId: `${dialect}:${id.toLowerCase()}`,
    category: categoryOf(listing.category),
    segments: [],
    addedOn: addedOn.get(id) ?? today,
    rtp: rtpOf(listing.rtp),
    volatility: volatilityFrom(listing.volatility),
    features: featuresOf(listing.features),
    outside: {
      dialect,
      code,
      studio,
      image: pictureOf(listing.image),
      demo,
      freeRounds,
      mobile,
      blockedCountries,
      blockedCurrencies: currencies.filter((one) => blocked.has(one)).toSorted(),
    },
  };
};
