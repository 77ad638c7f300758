import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { parseSnapshot } from '#contract/games/snapshot.ts';
import type { Snapshot } from '#domain/catalogue/game.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import { syncedFiles, syncedSnapshot } from '#scripts/catalogue-sync.ts';
import { catalogueFile, readCatalogue } from '../../src/lib/catalogue/read-catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'faceup-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date('2027-01-02T03:04:05.000Z');
const before = readCatalogue(catalogueFile);
const sync = (given: Partial<Parameters<typeof syncedSnapshot>[0]> = {}): Promise<Snapshot> =>
  syncedSnapshot({ before, popularity: [], now, ...given });

describe('a sync', () => {
  it('leaves a current file as it is, to the byte', async () => {
    for (const [file, text] of syncedFiles(await sync())) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('gives the same twice, also from nothing', async () => {
    const [one, other] = await Promise.all([sync({ before: undefined }), sync({ before: undefined })]);
    expect(one).toEqual(other);
    expect(one.writtenAt).toBe(now.toISOString());
    expect(parseSnapshot(JSON.parse(JSON.stringify(one))).ok).toBe(true);
  });

  it('orders by play, and dates what it changed', async () => {
    const played = await sync({ popularity: ['horses', 'dice'] });
    expect(played.games.slice(0, 2).map(({ id }) => id)).toEqual(['horses', 'dice']);
    expect(played.top.slice(0, 2)).toEqual(['horses', 'dice']);
    expect(played.featured).toEqual(before.featured);
    expect(played.writtenAt).toBe(now.toISOString());
  });

  it('lists every game of the house with a picture’s blur of at most 140 characters', async () => {
    const { games } = await sync();
    expect(games.map(({ id }) => id).toSorted()).toEqual([...gameIds].toSorted());
    for (const { blur } of games) {
      expect(blur.length).toBeLessThanOrEqual(140);
      expect(Buffer.from(blur, 'base64').toString('latin1', 8, 12)).toBe('WEBP');
    }
  });

  it.each(gameIds)('states of %s the figures of a bet that it has', (id) => {
    const bet = findGame(id)
      ?.returns()
      .find(({ kind }) => kind === cardOf(id).bet);
    expect(bet).toBeDefined();
  });
});

const run = promisify(execFile);
const check = (...args: string[]) =>
  run(process.execPath, ['scripts/catalogue-sync.ts', ...args]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );

describe('npm run catalogue:sync', () => {
  it('--check says that every file is current', async () => {
    expect(await check('--check')).toEqual({ code: 0, said: 'catalogue-sync: 4 files, all current\n' });
  });

  it('refuses an argument that it does not know', async () => {
    expect((await check('--chekc')).code).not.toBe(0);
  });
});

describe('a catalogue’s file', () => {
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  it('that is none is named, with how to write it anew', () => {
    const file = join(folder, 'nowhere.json');
    expect(() => readCatalogue(file)).toThrow(/nowhere\.json: .*catalogue:sync/);
    expect(() => readCatalogue(write('half.json', '{"version": 1'))).toThrow(/half\.json: .*catalogue:sync/);
  });

  it('with faults is refused with a line for each: file, game, field and remedy', () => {
    const [first, second] = before.games;
    const faulty = {
      ...before,
      games: before.games.map((game, at) => (at < 2 ? { ...game, addedOn: '22.11.2026' } : game)),
    };
    const file = write('faulty.json', JSON.stringify(faulty));
    expect(() => readCatalogue(file)).toThrow(
      [
        'The catalogue cannot be used:',
        `  ${file}: "${first?.id}", addedOn: "22.11.2026" is no day: write it as 2026-11-30`,
        `  ${file}: "${second?.id}", addedOn: "22.11.2026" is no day: write it as 2026-11-30`,
      ].join('\n'),
    );
  });

  it('with a thousand faults does not fill the screen', () => {
    const games = Array.from({ length: 1_000 }, (_, at) => ({
      ...before.games[0],
      id: `game-${at}`,
      imageId: '',
      addedOn: 'today',
    }));
    const faulty = { ...before, games, top: [], main: [], featured: [], new: [] };
    expect(() => readCatalogue(write('many.json', JSON.stringify(faulty)))).toThrow(/and \d+ more$/);
  });
});
