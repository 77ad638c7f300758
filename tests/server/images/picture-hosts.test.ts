import { afterEach, describe, expect, it } from 'vitest';
import { createPictureHosts } from '#server/adapters/pictures/picture-hosts.ts';
import { isOpenHost } from '#server/common/addresses.ts';
import { startPictureHost } from '#tests/support/pictures.ts';

const path = '/i/s3/outside/Game.webp';
let stop = async () => {};
afterEach(() => stop());

const host = async (...given: Parameters<typeof startPictureHost>) => {
  const started = await startPictureHost(...given);
  ({ stop } = started);
  return started;
};

describe('the hosts of pictures', () => {
  it('are asked for the very path, with nothing of a visitor', async () => {
    let headers: object = {};
    const { origin, outside, asked } = await host((req, res) => {
      headers = req.headers;
      res.end('bytes');
    });
    const found = await createPictureHosts([origin], outside).original(path);
    expect(found).toEqual({ ok: true, bytes: Buffer.from('bytes') });
    expect(asked).toEqual([path]);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).toMatchObject({ host: new URL(origin).host });
  });

  it('are asked in their order until one has it', async () => {
    const { origin, outside, asked } = await host((_, res) => {
      res.statusCode = asked.length === 1 ? 404 : 200;
      res.end('second');
    });
    const found = await createPictureHosts([origin, origin, origin], outside).original(path);
    expect(found).toEqual({ ok: true, bytes: Buffer.from('second') });
    expect(asked).toHaveLength(2);
  });

  it('are asked at the address of a studio’s list, where that is at one of them, and then by the path', async () => {
    const { origin, outside, asked } = await host((req, res) => {
      res.statusCode = req.url?.startsWith('/thumbs') ? 404 : 200;
      res.end('bytes');
    });
    const hosts = createPictureHosts([origin], outside);
    expect((await hosts.original(path, `${origin}/thumbs/a.png?v=1`)).ok).toBe(true);
    expect(asked).toEqual(['/thumbs/a.png?v=1', path]);
    expect((await hosts.original(path, 'https://elsewhere.example/thumbs/a.png')).ok).toBe(true);
    expect(asked).toEqual(['/thumbs/a.png?v=1', path, path]);
  });

  it('are followed nowhere', async () => {
    const { origin, outside, asked } = await host((_, res) => {
      res.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    });
    expect(await createPictureHosts([origin], outside).original(path)).toEqual({ ok: false, code: 'unavailable' });
    expect(asked).toEqual([path]);
  });

  it('are cut off at 8 MiB', async () => {
    const { origin, outside } = await host((_, res) => {
      res.end(Buffer.alloc(8 * 1024 * 1024 + 1));
    });
    expect(await createPictureHosts([origin], outside).original(path)).toEqual({ ok: false, code: 'unavailable' });
  });

  it('are not waited for when they say nothing', async () => {
    const { origin, outside } = await host(() => {});
    expect(await createPictureHosts([origin], outside).original(path)).toEqual({ ok: false, code: 'unavailable' });
  });

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['169.254.169.254'],
    ['10.0.0.7'],
    ['::ffff:127.0.0.1'],
    ['0.0.0.0'],
    // A name that is public and private at once.
    ['93.184.215.14', '127.0.0.1'],
    [],
  ])('are not connected to at %s', async (...addresses) => {
    const { origin, asked } = await host((_, res) => res.end('secret'));
    const hosts = createPictureHosts([origin], { resolve: async () => addresses, admits: isOpenHost });
    expect(await hosts.original(path)).toEqual({ ok: false, code: 'unavailable' });
    expect(asked).toEqual([]);
  });

  it('are resolved once: what was checked is where the connection goes', async () => {
    const { origin, asked } = await host((_, res) => res.end('secret'));
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    const hosts = createPictureHosts([origin], { resolve: async () => answers.shift() ?? [], admits: () => true });
    expect(await hosts.original(path)).toMatchObject({ ok: true });
    expect(asked).toEqual([path]);
    expect(answers).toHaveLength(1);
  });
});
