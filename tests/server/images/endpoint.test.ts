import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Original } from '#server/adapters/pictures/picture-source.ts';
import { outsideShelf, picture } from '#tests/support/pictures.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const own = new Map<string, Uint8Array>();
const outside = new Map<string, Original>();
const askedOutside: string[] = [];
const dayMs = 86_400_000;
let now = Date.now();
let server: TestServer;
let dataDir: string;

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.origin + address, { headers, method });
const at = (width: number, image: string) => `/image/${width}/i/s3/outside/${image}.webp`;
const shape = async (answer: Response) => sharp(await answer.arrayBuffer()).metadata();
const known = [
  'Large',
  'Small',
  'Png',
  'Drawn',
  'Far',
  'Once',
  'Gone',
  'Away',
  'Text',
  'Svg',
  'Gif',
  'Bomb',
  'Broken',
  'Stale',
];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faceup-images-'));
  own.set('i/s3/outside/Large.webp', await picture(900, 1200, 'webp'));
  own.set('i/s3/outside/Small.webp', await picture(300, 400, 'webp'));
  own.set('i/s3/outside/Png.webp', await picture(900, 1200, 'png'));
  outside.set('/i/s3/outside/Far.webp', { ok: true, bytes: await picture(900, 1200, 'jpeg') });
  outside.set('/i/s3/outside/Once.webp', { ok: true, bytes: await picture(900, 1200, 'jpeg') });
  outside.set('/i/s3/outside/Stale.webp', { ok: true, bytes: await picture(900, 1200, 'jpeg') });
  outside.set('/i/s3/outside/Away.webp', { ok: false, code: 'unavailable' });
  outside.set('/i/s3/outside/Text.webp', { ok: true, bytes: Buffer.from('<html><script>alert(1)</script>') });
  outside.set('/i/s3/outside/Svg.webp', {
    ok: true,
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  });
  outside.set('/i/s3/outside/Gif.webp', { ok: true, bytes: await picture(30, 40, 'gif') });
  outside.set('/i/s3/outside/Bomb.webp', { ok: true, bytes: await picture(12_000, 12_000, 'png') });
  outside.set('/i/s3/outside/Broken.webp', { ok: true, bytes: (await picture(900, 1200, 'png')).subarray(0, 200) });
  server = await startServer({
    env: { DATA_DIR: dataDir },
    parts: {
      clock: { now: () => new Date(now) },
      catalogue: outsideShelf(...known),
      ownPictures: {
        drawn: async ({ file, width }, format) =>
          file === 'i/s3/outside/Drawn.webp' && width === 384 ? picture(384, 512, format) : null,
        original: async ({ file }) => own.get(file) ?? null,
      },
      pictureHosts: {
        original: async (path) => {
          askedOutside.push(path);
          return outside.get(path) ?? { ok: false, code: 'not_found' };
        },
      },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a picture', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['*/*', 'image/png'],
    ['', 'image/png'],
  ])('answers to Accept %s as %s', async (accept, type) => {
    const answer = await get(at(640, 'Png'), { accept });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('accept');
    expect(await shape(answer)).toMatchObject({ width: 640, format: type === 'image/avif' ? 'heif' : type.slice(6) });
  });

  it.each([16, 96, 384, 828])('is %s px wide when that is asked for', async (width) => {
    const answer = await get(at(width, 'Large'), { accept: 'image/webp' });
    expect(await shape(answer)).toMatchObject({ width, height: Math.round((width * 4) / 3) });
  });

  it('is never enlarged', async () => {
    expect(await shape(await get(at(3840, 'Small'), { accept: 'image/webp' }))).toMatchObject({
      width: 300,
      height: 400,
    });
  });

  it('may be kept, and is not sent twice', async () => {
    const first = await get(at(384, 'Large'), { accept: 'image/avif' });
    expect(first.headers.get('cache-control')).toContain('public, max-age=604800');
    const etag = first.headers.get('etag') ?? '';
    const again = await get(at(384, 'Large'), { accept: 'image/avif', 'if-none-match': `W/${etag}, "x"` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const asWebp = await get(at(384, 'Large'), { accept: 'image/webp', 'if-none-match': etag });
    expect(asWebp.status).toBe(200);
  });

  it('answers HEAD, and no other method', async () => {
    const head = await get(at(384, 'Large'), { accept: 'image/webp' }, 'HEAD');
    expect([head.status, Number(head.headers.get('content-length')) > 0, await head.text()]).toEqual([200, true, '']);
    const post = await get(at(384, 'Large'), {}, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('is the one drawn ahead where there is one', async () => {
    const answer = await get(at(384, 'Drawn'), { accept: 'image/avif' });
    expect(await shape(answer)).toMatchObject({ width: 384, format: 'heif' });
  });

  it('comes from an outside host when it is none of ours, with the headers of ours', async () => {
    const answer = await get(at(256, 'Far'), { accept: 'image/webp' });
    expect(await shape(answer)).toMatchObject({ width: 256, format: 'webp' });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is fetched once for all who want it at once, in whatever width', async () => {
    const wanted = [64, 64, 64, 128, 256, 384].map((width) => get(at(width, 'Once'), { accept: 'image/webp' }));
    for (const answer of await Promise.all(wanted)) expect(answer.status).toBe(200);
    expect(askedOutside.filter((path) => path.includes('Once'))).toHaveLength(1);
  });

  it('stays on disk, and is shown on while its host is away', async () => {
    expect((await get(at(96, 'Stale'), { accept: 'image/webp' })).status).toBe(200);
    expect((await readdir(join(dataDir, 'images'), { recursive: true })).length).toBeGreaterThan(2);
    outside.set('/i/s3/outside/Stale.webp', { ok: false, code: 'unavailable' });
    now += 8 * dayMs;
    expect((await get(at(96, 'Stale'), { accept: 'image/webp' })).status).toBe(200);
    expect(askedOutside.filter((path) => path.includes('Stale'))).toHaveLength(2);
    now -= 8 * dayMs;
  });
});

describe('what is no picture', () => {
  it.each([
    `/image/385/i/s3/outside/Large.webp`,
    `/image/384/i/s3/outside/Large.webp?w=3840`,
    `/image/384/i/s3/outside/..%2F..%2Fetc%2Fpasswd.webp`,
    `/image/384/http://127.0.0.1/Large.webp`,
    `/image/384/i/s3/http:%2F%2F169.254.169.254/Large.webp`,
    `/image/384//evil.example/i/s3/outside/Large.webp`,
    `/image/384/file:/etc/passwd.webp`,
    `/image/384/_astro/a/b.webp`,
  ])('%s is refused, and nobody is asked for it', async (address) => {
    const before = askedOutside.length;
    const answer = await get(address);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_request']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(askedOutside).toHaveLength(before);
  });

  it('a path of no game is not looked for', async () => {
    const before = askedOutside.length;
    expect((await get(at(384, 'Unlisted'))).status).toBe(404);
    expect(askedOutside).toHaveLength(before);
  });

  it.each(['Text', 'Svg', 'Gif', 'Bomb', 'Broken', 'Gone'])(
    '%s is 404, and its host is not asked again at once',
    async (image) => {
      const asked = () => askedOutside.filter((path) => path.includes(image)).length;
      for (const _ of [1, 2]) {
        const answer = await get(at(384, image), { accept: 'image/webp' });
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      }
      expect(asked()).toBe(1);
    },
  );

  it('a host that is away is 503, and asked again soon', async () => {
    const answer = await get(at(384, 'Away'), { accept: 'image/webp' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    outside.set('/i/s3/outside/Away.webp', { ok: true, bytes: await picture(90, 120, 'webp') });
    expect((await get(at(384, 'Away'), { accept: 'image/webp' })).status).toBe(503);
    now += 11_000;
    expect((await get(at(384, 'Away'), { accept: 'image/webp' })).status).toBe(200);
  });
});
