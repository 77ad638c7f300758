/** What is kept in memory up to a number of bytes; what was not asked for the longest goes first. */
export type ByteCache<Entry> = {
  readonly get: (key: string) => Entry | undefined;
  readonly set: (key: string, entry: Entry, bytes: number) => void;
};

/** A cache that holds at most `bytesMax`, by the sizes it is told; what is larger by itself is not kept. */
export function byteCache<Entry>(bytesMax: number): ByteCache<Entry> {
  // A Map keeps the order of insertion: what is asked for is put in anew.
  const kept = new Map<string, { readonly entry: Entry; readonly bytes: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.entry;
    },
    set: (key, entry, bytes) => {
      drop(key);
      if (bytes > bytesMax) return;
      kept.set(key, { entry, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= bytesMax) break;
        drop(oldest);
      }
    },
  };
}
