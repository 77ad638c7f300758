import { byteCache } from '../common/byte-cache.ts';
import type { ManifestEntry } from './manifest.ts';
import type { StaticFile, StaticFiles } from './static-file.ts';

/** What is kept of pages from disk: a few hundred of those that are asked for now. */
const keptBytesMax = 32 * 1024 * 1024;

/**
 * Files in memory, and behind them those that are read when they are asked for, so that the memory of a catalogue with
 * tens of thousands of games is that of one with a few. A read blocks for a fraction of a millisecond.
 */
export function filesOnDisk(
  inMemory: ReadonlyMap<string, StaticFile>,
  seldom: readonly ManifestEntry[],
  load: (entry: ManifestEntry) => StaticFile,
): StaticFiles['files'] {
  const entries = new Map(sharingSources(seldom).map((entry) => [entry.path, entry]));
  const recent = byteCache<StaticFile>(keptBytesMax);
  const read = (path: string): StaticFile | undefined => {
    const entry = entries.get(path);
    if (entry === undefined) return undefined;
    const known = recent.get(path);
    if (known !== undefined) return known;
    const file = load(entry);
    recent.set(path, file, bytesOf(file));
    return file;
  };
  return { get: (path) => inMemory.get(path) ?? read(path), has: (path) => inMemory.has(path) || entries.has(path) };
}

const bytesOf = ({ identity, br, gzip }: StaticFile): number =>
  [identity, br, gzip].reduce((sum, variant) => sum + (variant?.body.length ?? 0), 0);

/** Pages of one kind have the same scripts and styles: their lists are kept once. */
function sharingSources(entries: readonly ManifestEntry[]): ManifestEntry[] {
  const known = new Map<string, ManifestEntry['sources']>();
  return entries.map((entry) => {
    const key = JSON.stringify(entry.sources);
    const sources = known.get(key) ?? entry.sources;
    known.set(key, sources);
    return { ...entry, sources };
  });
}
