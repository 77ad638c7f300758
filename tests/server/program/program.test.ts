import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishedPages } from '#scripts/build/published-pages.ts';
import { runFiles } from '#scripts/ops/files.ts';
import { parseSettings } from '#server/config.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { runProgramChecks } from '#server/jobs.ts';
import { checkProgram } from '#server/program/check-program.ts';
import { createProgramWatch, lookAtStart, ProgramChanged } from '#server/program/program-watch.ts';
import type { ProgramSettings } from '#server/program/settings.ts';
import { buildAndSign, signProgram } from '#server/program/sign-program.ts';

let root: string;
let data: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'faceup-program-'));
  data = mkdtempSync(join(tmpdir(), 'faceup-data-'));
  const lock = { packages: { '': {}, 'node_modules/pg': {}, 'node_modules/vitest': { dev: true } } };
  put('package-lock.json', JSON.stringify(lock));
  put('src/lib/server/main.ts', 'export const stake = 1;\n');
  put('src/lib/domain/games/dice.ts', 'export const sides = 6;\n');
  put('scripts/start.ts', 'start();\n');
  put('dist/client/index.html', '<p>Faceup</p>\n');
  put('dist/.built', 'one');
  put('node_modules/pg/index.js', 'module.exports = 1;\n');
  put('node_modules/vitest/index.js', 'module.exports = 2;\n');
  put('node_modules/.bin/pg', 'x');
  put('.data/secrets.json', '{}');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  rmSync(data, { recursive: true });
});

const put = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://casino.example' };
const settingsOf = (env: Record<string, string> = {}): ProgramSettings =>
  parseSettings({ ...production, DATA_DIR: data, ...env }).program;
const linesOf = async (settings = settingsOf()) => (await runFiles(settings, ['check'], root))?.lines;
const silent = pino({ level: 'silent' });
const start = (settings: ProgramSettings) =>
  lookAtStart(createProgramWatch(settings, root, silent), settings).then(
    () => 'started',
    (error: unknown) => (error instanceof ProgramChanged ? error.message : Promise.reject(error)),
  );

describe('a program whose files were signed', () => {
  beforeEach(async () => {
    await signProgram(settingsOf(), root);
  });

  test('is sound while it stays so, and its own data, tools of development and links to commands are none of it', async () => {
    put('.data/secrets.json', '{"secretKey":1}');
    put('node_modules/vitest/index.js', 'changed');
    put('node_modules/.bin/pg', 'changed');
    put('node_modules/.cache/x', 'new');
    expect(await linesOf()).toEqual(['7 files of the program are as they were signed.']);
    expect(await start(settingsOf())).toBe('started');
  });

  test('of which one byte was changed does not start in production, and the file is named', async () => {
    put('src/lib/domain/games/dice.ts', 'export const sides = 5;\n');
    expect(await linesOf()).toEqual([
      '1 files of the program are not as they were signed:',
      '  changed src/lib/domain/games/dice.ts',
    ]);
    expect(await start(settingsOf())).toContain('  changed src/lib/domain/games/dice.ts\n');
  });

  test.each([
    ['a page', 'dist/client/index.html'],
    ['a library', 'node_modules/pg/index.js'],
    ['the lock file', 'package-lock.json'],
    ['the start itself', 'scripts/start.ts'],
  ])('of which %s was changed does not start either', async (_what, file) => {
    appendFileSync(join(root, file), '\n');
    expect(await start(settingsOf())).toContain(`  changed ${file}\n`);
  });

  test('names a file that was added, also a package that no lock file knows', async () => {
    put('src/lib/server/backdoor.ts', 'open();\n');
    put('node_modules/pg/node_modules/pg-types/index.js', 'steal();\n');
    expect((await linesOf())?.slice(1)).toEqual([
      '  added node_modules/pg/node_modules/pg-types/index.js',
      '  added src/lib/server/backdoor.ts',
    ]);
  });

  test('names a file that was removed, and one that was moved twice', async () => {
    rmSync(join(root, 'scripts/start.ts'));
    renameSync(join(root, 'src/lib/server/main.ts'), join(root, 'src/lib/server/other.ts'));
    expect((await linesOf())?.slice(1)).toEqual([
      '  missing scripts/start.ts',
      '  missing src/lib/server/main.ts',
      '  added src/lib/server/other.ts',
    ]);
  });

  test('starts all the same where the settings only warn, and is not looked at where they say so', async () => {
    put('scripts/start.ts', 'steal();\n');
    expect(await start(settingsOf({ PROGRAM_CHECK: 'warn' }))).toBe('started');
    expect(await start(settingsOf({ PROGRAM_CHECK: 'off' }))).toBe('started');
    expect(parseSettings({}).program.check).toBe('off');
  });

  test('does not start by a list that was written to fit, without the key', async () => {
    put('scripts/start.ts', 'steal();\n');
    const { listFile } = settingsOf();
    const own = await checkProgram(settingsOf(), root);
    expect(own.state).toBe('changed');
    const elsewhere = mkdtempSync(join(tmpdir(), 'faceup-forger-'));
    const forged = settingsOf({ DATA_DIR: elsewhere });
    await signProgram(forged, root);
    for (const suffix of ['', '.sig', '.pem'])
      writeFileSync(`${listFile}${suffix}`, readFileSync(`${forged.listFile}${suffix}`));
    expect(await start(settingsOf())).toContain('is not signed by the key that counts');
    rmSync(elsewhere, { recursive: true });
  });

  test('does not start when a line of the list or its signature is gone', async () => {
    const { listFile } = settingsOf();
    const list = readFileSync(listFile, 'utf8');
    writeFileSync(listFile, list.split('\n').slice(1).join('\n'));
    expect(await start(settingsOf())).toContain('is not signed by the key that counts');
    writeFileSync(listFile, list);
    expect(await start(settingsOf())).toBe('started');
    rmSync(`${listFile}.sig`);
    expect(await start(settingsOf())).toContain('is not signed by the key that counts');
  });

  test('can be checked without a line of our code: sha256sum for the files, OpenSSL for the signature', () => {
    const { listFile } = settingsOf();
    const files = spawnSync('sha256sum', ['--check', '--quiet', listFile], { cwd: root });
    expect([files.status, files.stdout.toString()]).toEqual([0, '']);
    const verify = ['pkeyutl', '-verify', '-pubin', '-inkey', `${listFile}.pem`, '-rawin', '-in', listFile];
    const signature = spawnSync('openssl', [...verify, '-sigfile', `${listFile}.sig`]);
    expect(signature.stdout.toString()).toContain('Verified Successfully');
    put('src/lib/server/main.ts', 'changed');
    const changed = spawnSync('sha256sum', ['--check', '--quiet', listFile], { cwd: root });
    expect([changed.status, changed.stdout.toString()]).toEqual([1, 'src/lib/server/main.ts: FAILED\n']);
  });

  test('raises the alarm in the log and in the figures at the look of each day', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const program = createProgramWatch(settingsOf(), root, log);
    const figures = createMetrics({ program });
    await program.look();
    expect(await figures.text()).toContain('\nfaceup_program_sound 1\n');
    put('scripts/start.ts', 'steal();\n');
    const ending = new AbortController();
    const looks = runProgramChecks(
      { program: { ...program, look: once(program.look, ending) }, log },
      ending.signal,
      1,
    );
    await looks;
    expect(lines.at(-1)).toContain('"findings":[{"what":"changed","file":"scripts/start.ts"}]');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 50, count: 1, msg: 'the program was changed' });
    const text = await figures.text();
    expect(text).toContain('\nfaceup_program_sound 0\n');
    expect(text).toContain('\nfaceup_program_changed_files 1\n');
  });
});

/** The look, after which the job ends. */
const once =
  <T>(look: () => Promise<T>, ending: AbortController) =>
  async (): Promise<T> => {
    const found = await look();
    ending.abort();
    return found;
  };

const operators = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = join(data, 'operator.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { file, pinned: Buffer.from(x, 'base64url').toString('base64') };
};

describe('the key', () => {
  test('of an operator signs where it is, and a house that pins it asks for that signature', async () => {
    const { file, pinned } = operators();
    expect((await signProgram(settingsOf({ PROGRAM_KEY_FILE: file }), root)).publicKey).toBe(pinned);
    rmSync(file);
    expect(await start(settingsOf({ PROGRAM_PUBLIC_KEY: pinned }))).toBe('started');
    await expect(signProgram(settingsOf({ PROGRAM_PUBLIC_KEY: pinned }), root)).rejects.toThrow('PROGRAM_KEY_FILE');
  });

  test('that is pinned is asked for: no list, and a list by the data folder’s own key, start nothing', async () => {
    const { pinned } = operators();
    expect(await start(settingsOf({ PROGRAM_PUBLIC_KEY: pinned }))).toContain('which PROGRAM_PUBLIC_KEY asks for');
    await signProgram(settingsOf(), root);
    expect(await start(settingsOf())).toBe('started');
    expect(await start(settingsOf({ PROGRAM_PUBLIC_KEY: pinned }))).toContain('is not signed by the key that counts');
  });

  test('of the data folder is made once, for its owner alone', async () => {
    const first = await signProgram(settingsOf(), root);
    expect(await signProgram(settingsOf(), root)).toEqual(first);
    expect(statSync(join(data, 'program-key.pem')).mode & 0o777).toBe(0o600);
  });

  test('that is none, or of another kind, is said in a line', async () => {
    const file = join(data, 'broken.pem');
    writeFileSync(file, 'no key');
    await expect(signProgram(settingsOf({ PROGRAM_KEY_FILE: file }), root)).rejects.toThrow('cannot be used as a key');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await expect(signProgram(settingsOf({ PROGRAM_KEY_FILE: file }), root)).rejects.toThrow('is no Ed25519 key');
  });
});

describe('pages that the desk has published', () => {
  const turnTo = (name: string) => {
    rmSync(join(root, 'dist'), { force: true, recursive: true });
    symlinkSync(join(root, '.builds', name), join(root, 'dist'));
  };
  const make = (name: string) => async () => {
    if (!existsSync(join(root, '.builds', name))) {
      put(`.builds/${name}/client/index.html`, name);
      put(`.builds/${name}/.built`, name);
    }
    turnTo(name);
    return `.builds/${name}`;
  };

  test('are served where the key is, and without it built and not served: the house goes on, and starts, with those of before', async () => {
    const { file, pinned } = operators();
    const here = settingsOf({ PROGRAM_KEY_FILE: file, PROGRAM_PUBLIC_KEY: pinned });
    await make('before')();
    await signProgram(here, root);
    expect(await publishedPages(here, root, make('first'))).toEqual({ state: 'built', folder: '.builds/first' });
    rmSync(file);
    const away = settingsOf({ PROGRAM_PUBLIC_KEY: pinned });
    const list = readFileSync(away.listFile, 'utf8');
    const unsigned = await publishedPages(away, root, make('second'));
    expect(unsigned).toEqual({
      state: 'unsigned',
      fault: expect.stringContaining('  added .builds/second/client/index.html'),
    });
    expect(readFileSync(away.listFile, 'utf8')).toBe(list);
    // A start builds what was served last, before it looks.
    await buildAndSign(away, root, async () => void (await make('first')()));
    expect(await start(away)).toBe('started');
  });

  test('of a program that was changed are not served either, with the key beside them', async () => {
    await make('before')();
    await signProgram(settingsOf(), root);
    put('scripts/start.ts', 'steal();\n');
    expect(await publishedPages(settingsOf(), root, make('first'))).toMatchObject({
      state: 'unsigned',
      fault: expect.stringContaining('  changed scripts/start.ts'),
    });
  });
});

describe('a start that builds', () => {
  const build = (page: string) => async () => {
    put('dist/client/index.html', page);
    rmSync(join(root, 'dist/.built'));
    put('dist/.built', page);
  };
  const nothing = async () => undefined;

  test('makes the first list, and after it signs pages that it built from sources as they were signed', async () => {
    expect(await buildAndSign(settingsOf(), root, nothing)).toBe('signed');
    expect(await buildAndSign(settingsOf(), root, build('<p>anew</p>'))).toBe('signed');
    expect(await start(settingsOf())).toBe('started');
  });

  test('lists builds beside each other: each process is held to its own, and an older one is not signed by a start', async () => {
    rmSync(join(root, 'dist'), { recursive: true });
    const turnTo = (name: string) => {
      rmSync(join(root, 'dist'), { force: true });
      symlinkSync(join(root, '.builds', name), join(root, 'dist'));
    };
    const make = (name: string) => async () => {
      put(`.builds/${name}/client/index.html`, name);
      put(`.builds/${name}/.built`, name);
      turnTo(name);
    };
    const state = async (name: string) => (await checkProgram(settingsOf(), root, `.builds/${name}`)).state;
    expect(await buildAndSign(settingsOf(), root, make('one'))).toBe('signed');
    expect(await buildAndSign(settingsOf(), root, make('two'))).toBe('signed');
    expect([await state('one'), await state('two')]).toEqual(['sound', 'sound']);
    put('.builds/one/client/index.html', '<p>mine</p>');
    expect([await state('one'), await state('two')]).toEqual(['changed', 'sound']);
    expect(await buildAndSign(settingsOf(), root, async () => turnTo('one'))).toBe('left');
    expect(await start(settingsOf())).toContain('  changed .builds/one/client/index.html\n');
  });

  test('never signs a source that was changed, nor pages that it did not build', async () => {
    await signProgram(settingsOf(), root);
    put('dist/client/index.html', '<p>mine</p>');
    expect(await buildAndSign(settingsOf(), root, nothing)).toBe('left');
    expect(await start(settingsOf())).toContain('  changed dist/client/index.html\n');
    put('scripts/start.ts', 'steal();\n');
    expect(await buildAndSign(settingsOf(), root, build('<p>anew</p>'))).toBe('left');
    expect(await start(settingsOf())).toContain('  changed scripts/start.ts\n');
  });

  test('signs nothing without the operator’s key, and makes no key in a workshop', async () => {
    const pinned = Buffer.alloc(32, 9).toString('base64');
    expect(await buildAndSign(settingsOf({ PROGRAM_PUBLIC_KEY: pinned }), root, nothing)).toBe('left');
    const workshop = parseSettings({ DATA_DIR: data }).program;
    expect(await buildAndSign(workshop, root, nothing)).toBe('left');
    expect(existsSync(join(data, 'program-key.pem'))).toBe(false);
  });
});

test('files list prints the key to pin, and no other words are a command', async () => {
  const answer = await runFiles(settingsOf(), ['list'], root);
  expect(answer?.done).toBe(true);
  expect(answer?.lines[1]).toMatch(/^PROGRAM_PUBLIC_KEY=[A-Za-z0-9+/]{43}=$/);
  expect(await runFiles(settingsOf(), ['mend'], root)).toBeUndefined();
  rmSync(settingsOf().listFile);
  expect((await runFiles(settingsOf(), ['check'], root))?.done).toBe(false);
});
