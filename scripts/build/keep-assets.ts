import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** How long a file outlives its build: longer than a cache shows a former page, and than most tabs stay open. */
export const keptMs = 7 * 86_400_000;

/** The shelf's mark on a file of the newest build: the day on which nobody retired anything. */
const inUse = new Date(0);

/**
 * Lets a page that was loaded before a deploy go on finding its scripts, which it asks for as the visitor needs them.
 * Files of `_astro` carry a hash, so that those of several builds lie side by side: each build's are copied onto the
 * shelf, and from there the former builds' back into `distFolder`, until a week after they were last in use. A file's
 * time of change on the shelf is the time at which it was retired. Returns how many came back.
 */
export function keepAssets(distFolder: string, shelf: string, now: Date): number {
  const assets = join(distFolder, 'client', '_astro');
  mkdirSync(shelf, { recursive: true });
  const current = new Set(readdirSync(assets));
  for (const file of current) {
    copyFileSync(join(assets, file), join(shelf, file));
    utimesSync(join(shelf, file), inUse, inUse);
  }
  const former = readdirSync(shelf).filter((file) => !current.has(file));
  return former.filter((file) => {
    const kept = join(shelf, file);
    const retiredAt = statSync(kept).mtimeMs;
    if (retiredAt === 0) utimesSync(kept, now, now);
    else if (now.getTime() - retiredAt > keptMs) {
      rmSync(kept);
      return false;
    }
    copyFileSync(kept, join(assets, file));
    return true;
  }).length;
}
