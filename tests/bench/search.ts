import { brotliCompressSync } from 'node:zlib';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { searchGames } from '#domain/catalogue/search.ts';
import { packGames } from '#domain/catalogue/search-file.ts';
import { indexNames } from '#domain/catalogue/search-index.ts';
import type { Row } from './row.ts';

const gamesCount = 50_000;
const rounds = 20;
const aim = '< 16 ms';

/** The words of which the names of games are made, the commonest first. */
const words =
  'book gold fire dragon lucky moon star night wild west fruit king queen diamond ruby pirate ocean storm wolf eagle tiger buffalo sun aztec egypt tomb legacy of dead the ra mystery magic forest hidden treasure crystal royal mega big bonus hold win joker seven hot burning deluxe extreme power reels ways rising phoenix lotus jade emperor fortune golden silver ancient thunder zeus olympus titan viking valhalla odin freya samurai ninja geisha koi bamboo panda roulette blackjack baccarat poker craps keno bingo lotto crash plinko mines dice'.split(
    ' ',
  );
const syllables =
  'ba be bo ca co da de di fa fi ga go ka ki la le li lo ma me mi mo na ne ni no pa po ra re ri ro sa se ta te ti to va vi za'.split(
    ' ',
  );

/** The same numbers each time, from 0 to 1. */
const createDice = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  return ((mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const makeNames = (): readonly string[] => {
  const roll = createDice(2026);
  const pick = (list: readonly string[], power: number): string =>
    list[Math.floor(roll() ** power * list.length)] ?? '';
  const makeWord = (): string =>
    roll() < 0.7
      ? pick(words, 2)
      : Array.from({ length: 2 + Math.floor(roll() * 3) }, () => pick(syllables, 1)).join('');
  return Array.from({ length: gamesCount }, (_, at) => {
    const name = Array.from({ length: 1 + Math.floor(roll() * 4) }, makeWord)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ');
    return roll() < 0.3 ? `${name} ${at % 1_000}` : name;
  });
};

/** What players type, letter by letter, and what someone types who wants the search to stall. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'typed letter by letter': ['book of dead', 'blackjack', 'rolette', 'golden fortune'].flatMap((text) =>
    Array.from(text, (_, at) => text.slice(0, at + 1)),
  ),
  misspelt: ['plnko', 'baccarrat', 'goldne dragno', 'blakc jakc', 'thunder olimpys', 'book of deda'],
  hostile: [
    'e',
    ' ',
    'aaaaaaaa',
    'eaisronl',
    'o o o o o',
    'golbfirf',
    'xqzjxqzj',
    '\u0001\n',
    '♠',
    'booo oook',
    'dragonnn luckyyy',
    'gold'.repeat(16),
    'ab'.repeat(50_000),
    'é'.repeat(50_000),
  ],
};

/** How long the lobby's search takes over 50,000 games, for the layout of its index and for each kind of text. */
export const measureSearch = async (): Promise<Row[]> => {
  const names = makeNames();
  const began = performance.now();
  const index = indexNames(names);
  const layout: Row = { group: 'search', name: 'index of 50,000', value: performance.now() - began, unit: 'ms' };
  const rows = Object.entries(texts).flatMap(([kind, list]): Row[] => {
    const times = Array.from({ length: rounds }, () => list.map((text) => timeOf(() => searchGames(index, text))))
      .flat()
      .sort((one, other) => one - other);
    const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;
    return [
      { group: 'search', name: `${kind}, p50`, value: at(0.5), unit: 'ms', aim },
      { group: 'search', name: `${kind}, p99`, value: at(0.99), unit: 'ms', aim },
    ];
  });
  return [fileOf(names), layout, ...rows];
};

const studios = ['Meridian Tables', 'Halden & Rook', 'Brass Lantern', 'Fifth Draw', 'Odd Lot', 'Paper Boat'];

/** What the dialog loads for as many games, as it travels. */
const fileOf = (names: readonly string[]): Row => {
  const games = names.map((name, at): CatalogueGame => {
    const provider = studios[at % studios.length] ?? '';
    const image = `studio:${name.replaceAll(' ', '')}`;
    return {
      id: `g${at}`,
      name,
      provider,
      imageId: image,
      category: 'slots',
      segments: [],
      addedOn: '2026-11-01',
      rtp: null,
      volatility: null,
      features: [],
      blur: '',
    };
  });
  const bytes = brotliCompressSync(JSON.stringify(packGames({ games, featuredImages: [] }))).length;
  return { group: 'search', name: 'file of 50,000, brotli', value: bytes / 1_000, unit: 'kB' };
};

const timeOf = (run: () => unknown): number => {
  const began = performance.now();
  run();
  return performance.now() - began;
};
