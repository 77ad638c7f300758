import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '#scripts/build/precompress.ts';
import { loadConfig } from '#server/config.ts';
import { loadStatic } from '#server/static/load-static.ts';
import type { StaticFiles } from '#server/static/static-file.ts';

const policy = `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-abc='">`;
const pageOf = (name: string) =>
  `<!doctype html><html><head>${policy}</head><body>${`${name} `.repeat(50)}</body></html>`;
const shells = 501;

let dist: string;
let served: StaticFiles;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'faceup-dist-'));
  const write = async (file: string, text: string) => {
    await mkdir(join(dist, 'client', file, '..'), { recursive: true });
    await writeFile(join(dist, 'client', file), text);
  };
  await write('index.html', pageOf('home'));
  for (let number = 0; number < shells; number++)
    await write(`game/game-${number}/index.html`, pageOf(`game ${number}`));
  await precompress(dist);
  const env = { NODE_ENV: 'test', DATA_DIR: dist, LOG_LEVEL: 'silent', PUBLIC_ORIGIN: 'https://casino.example' };
  served = loadStatic(dist, loadConfig(env));
});
afterAll(() => rm(dist, { recursive: true, force: true }));

describe('the pages of a large catalogue', () => {
  it('are served from disk as those in memory are, with their headers and in every encoding', () => {
    const home = served.files.get('/');
    const shell = served.files.get('/game/game-500');
    expect(shell?.identity.body.toString()).toContain('game 500');
    expect(shell?.br?.headers).toContain('content-encoding');
    const names = (headers: readonly string[] = []) => headers.filter((_, at) => at % 2 === 0).sort();
    expect(names(shell?.gzip?.headers)).toEqual(names(home?.gzip?.headers));
  });

  it('are compressed in one way where the process adds to them, because everybody waits for it', () => {
    const env = { NODE_ENV: 'test', DATA_DIR: dist, API_ORIGIN: 'https://api.example' };
    const { files } = loadStatic(dist, loadConfig(env));
    const shell = files.get('/game/game-3');
    expect(brotliDecompressSync(shell?.br?.body ?? Buffer.alloc(0)).toString()).toContain('https://api.example');
    expect(shell?.gzip).toBeUndefined();
    expect(files.get('/')?.gzip).toBeDefined();
  });

  it('are read once while they are asked for', () => {
    expect(served.files.get('/game/game-7')).toBe(served.files.get('/game/game-7'));
  });

  it('are known without being read', async () => {
    await rm(join(dist, 'client', 'game', 'game-9'), { recursive: true });
    expect(served.files.has('/game/game-9')).toBe(true);
    expect(served.files.has('/game/none')).toBe(false);
    expect(served.files.get('/game/none')).toBeUndefined();
  });
});
