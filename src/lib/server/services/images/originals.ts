import type { ImageRequest } from '#domain/catalogue/image-variants.ts';
import type { ServerContext } from '../../context.ts';
import type { DiskCache } from './disk-cache.ts';
import { createSlots } from './slots.ts';

export type FoundOriginal =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly freshUntilMs: number }
  | { readonly ok: false; readonly code: 'not_found' | 'unavailable' };

/** A host is asked again after this long, in case that its picture changed. */
const fetchedFreshMs = 7 * 86_400_000;
const fetchedAtOnce = 8;
const waitingMax = 200;

/**
 * The file that a picture's widths are made from: our own, else one of the hosts', kept on disk. Those who want several
 * widths at once wait for one fetch. `addresses`: where a studio's own list says that the picture of a path is. While a host is away, its former picture goes on being shown.
 */
export function createOriginals(
  { clock, ownPictures, pictureHosts }: Pick<ServerContext, 'clock' | 'ownPictures' | 'pictureHosts'>,
  disk: DiskCache,
  addresses: ReadonlyMap<string, string> = new Map(),
): (request: ImageRequest) => Promise<FoundOriginal> {
  const inSlot = createSlots(fetchedAtOnce, waitingMax);
  const underWay = new Map<string, Promise<FoundOriginal>>();

  const fromHosts = async (path: string): Promise<FoundOriginal> => {
    const key = `original ${path}`;
    const before = await disk.get(key);
    const now = clock.now().getTime();
    if (before && now < before.modifiedMs + fetchedFreshMs)
      return { ok: true, bytes: before.bytes, freshUntilMs: before.modifiedMs + fetchedFreshMs };
    const found = await inSlot(() => pictureHosts.original(path, addresses.get(path)));
    if (found?.ok) {
      await disk.set(key, found.bytes);
      return { ...found, freshUntilMs: now + fetchedFreshMs };
    }
    if (before) return { ok: true, bytes: before.bytes, freshUntilMs: now };
    return found ?? { ok: false, code: 'unavailable' };
  };

  return async (request) => {
    const own = await ownPictures.original(request);
    if (own !== null) return { ok: true, bytes: own, freshUntilMs: Infinity };
    let finding = underWay.get(request.path);
    if (finding === undefined) {
      finding = fromHosts(request.path).finally(() => underWay.delete(request.path));
      underWay.set(request.path, finding);
    }
    return finding;
  };
}
