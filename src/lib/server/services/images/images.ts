import { join } from 'node:path';
import { encodings, formatFor, type ImageFormat, kindOf } from '#domain/catalogue/image-formats.ts';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { type ImageRequest, parseImageAddress } from '#domain/catalogue/image-variants.ts';
import type { Result } from '#domain/result.ts';
import { byteCache } from '../../common/byte-cache.ts';
import { contentHash } from '../../common/content-hash.ts';
import type { ServerContext } from '../../context.ts';
import { type DiskCache, diskCache } from './disk-cache.ts';
import { type MadeImage, makeImage } from './make-image.ts';
import { createOriginals } from './originals.ts';
import { createSlots } from './slots.ts';

/** `etag`: quoted, as its header has it. */
export type ServedImage = MadeImage & { readonly etag: string };
type ImageResult = Result<ServedImage, 'bad_request' | 'not_found' | 'unavailable'>;

/** `address`: path and query of the request. `accept`: its header. */
export type Images = (address: string, accept: string | null) => Promise<ImageResult>;

const memoryBytesMax = 64 * 1024 * 1024;
/** Half of the threads that Node has for such work: passwords are hashed by the same ones. */
const madeAtOnce = 2;
const waitingMax = 200;
/** How long nobody is asked again for what could not be had. */
const failureMs = { not_found: 60_000, unavailable: 10_000 } as const;

type Kept = { readonly result: ImageResult; readonly untilMs: number };

/**
 * Pictures of the catalogue's games in the specified widths: out of memory, drawn ahead, or made once and kept on disk. A
 * path that is no game's picture is refused before anything is looked for, so that nobody can make us fetch or make others.
 */
export function createImages(ctx: ServerContext): Images {
  const { catalogue, clock, config, log, ownPictures } = ctx;
  const featured = new Set(catalogue.featuredImages);
  const known = new Set(catalogue.games.map((game) => imagePathOf(game, featured)));
  const addresses = new Map(
    catalogue.games.flatMap((game) =>
      game.outside?.image ? [[imagePathOf(game, featured), game.outside.image] as const] : [],
    ),
  );
  const disk = diskCache(join(config.dataDir, 'images'), config.imageCacheMb * 1024 * 1024);
  const originalOf = createOriginals(ctx, disk, addresses);
  const inSlot = createSlots(madeAtOnce, waitingMax);
  const memory = byteCache<Kept>(memoryBytesMax);
  const underWay = new Map<string, Promise<Kept>>();

  const find = async (request: ImageRequest, format: ImageFormat | null): Promise<Kept> => {
    const drawn = format && (await ownPictures.drawn(request, format));
    if (drawn) return kept({ bytes: drawn, kind: format }, Infinity);
    const original = await originalOf(request);
    if (!original.ok) return failed(original.code);
    const made = await inSlot(() => makeOnce(disk, original.bytes, request, format));
    if (made === undefined) return { result: { ok: false, code: 'unavailable' }, untilMs: 0 };
    if (made !== null) return kept(made, original.freshUntilMs);
    log.warn({ path: request.path }, 'what stands for a picture is none, is broken or is too large');
    return failed('not_found');
  };
  const failed = (code: 'not_found' | 'unavailable'): Kept => ({
    result: { ok: false, code },
    untilMs: clock.now().getTime() + failureMs[code],
  });

  return async (address, accept) => {
    const request = parseImageAddress(address);
    if (request === null) return { ok: false, code: 'bad_request' };
    if (!known.has(request.path)) return { ok: false, code: 'not_found' };
    const format = formatFor(accept);
    const key = `${format} ${address}`;
    const inMemory = memory.get(key);
    if (inMemory !== undefined && inMemory.untilMs > clock.now().getTime()) return inMemory.result;
    let finding = underWay.get(key);
    if (finding === undefined) {
      finding = find(request, format).finally(() => underWay.delete(key));
      underWay.set(key, finding);
    }
    const found = await finding;
    memory.set(key, found, found.result.ok ? found.result.value.bytes.length + key.length : key.length);
    return found.result;
  };
}

const kept = (image: MadeImage, untilMs: number): Kept => ({
  result: { ok: true, value: { ...image, etag: `"${contentHash(image.bytes)}"` } },
  untilMs,
});

/** By the original's content: a picture that changed is another one. */
async function makeOnce(
  disk: DiskCache,
  original: Uint8Array,
  { width }: ImageRequest,
  format: ImageFormat | null,
): Promise<MadeImage | null> {
  const key = `made ${JSON.stringify(encodings)} ${width} ${format} ${contentHash(original)}`;
  const before = await disk.get(key);
  const kind = before && kindOf(before.bytes);
  if (before && kind) return { bytes: before.bytes, kind };
  const made = await makeImage(original, width, format);
  if (made !== null) await disk.set(key, made.bytes);
  return made;
}
