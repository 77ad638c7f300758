import { searchGames } from '#domain/catalogue/search.ts';
import { packGames, readGames } from '#domain/catalogue/search-file.ts';
import { indexNames } from '#domain/catalogue/search-index.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';
import { readCatalogue } from '../../../src/lib/catalogue/read-catalogue.ts';
import type { Row } from '../row.ts';

const searches = 2_000;

/** What searching alone takes: parts of names as one types them, each third one with a wrong letter. */
export function measureSearch(catalogueFile: string, games: number): Row[] {
  const text = JSON.stringify(packGames(readCatalogue(catalogueFile)));
  const readAt = performance.now();
  const names = readGames(text)?.names ?? [];
  const index = indexNames(names);
  const readMs = performance.now() - readAt;
  const chance = seededStream(games);
  const times = Array.from({ length: searches }, () => {
    const typed = typedPart(names[chance.below(names.length)] ?? '', chance);
    const startedAt = performance.now();
    searchGames(index, typed);
    return performance.now() - startedAt;
  }).sort((a, b) => a - b);
  const group = `${games} games`;
  const row = (name: string, share: number) => ({
    group,
    name: `search, ${name}`,
    value: times[Math.floor(share * (times.length - 1))] ?? 0,
    unit: 'ms',
    ...(games === 50_000 && { aim: 'under 16' }),
  });
  return [
    { group, name: 'search, the file', value: text.length / 1024, unit: 'KiB' },
    { group, name: 'search, reading it', value: readMs, unit: 'ms' },
    row('median', 0.5),
    row('99th percentile', 0.99),
  ];
}

function typedPart(name: string, { below }: ReturnType<typeof seededStream>): string {
  const part = name.slice(0, 1 + below(Math.max(1, name.length)));
  if (below(3) > 0) return part;
  const wrong = below(part.length);
  return `${part.slice(0, wrong)}x${part.slice(wrong + 1)}`;
}
