import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Builds, keepBuild, keptMax } from '#scripts/build/builds.ts';

let home: string;
let builds: Builds;
const processes: ChildProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'faceup-builds-'));
  builds = { folder: join(home, '.builds'), link: join(home, 'dist') };
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map(kill));
  rmSync(home, { recursive: true, force: true });
});

const write = (wanted: string) => async (folder: string) => {
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'client', 'index.html'), wanted);
};
const refuse = async () => {
  throw new Error('nothing is to be built');
};
const keep = (wanted: string, make = write(wanted), now = new Date()) =>
  keepBuild(builds, wanted, make, { say: () => undefined, now });
const page = (folder = builds.link) => readFileSync(join(folder, 'client', 'index.html'), 'utf8');
const folders = () =>
  readdirSync(builds.folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.endsWith('.users'),
  );

type Builder = {
  readonly child: ChildProcess;
  readonly told: string[];
  readonly until: (told: string) => Promise<void>;
};
const start = (wanted: string, how = ''): Builder => {
  const child = fork(new URL('../../support/build-process.ts', import.meta.url), [home, wanted, how]);
  processes.push(child);
  const told: string[] = [];
  child.on('message', (message) => told.push(String(message)));
  const until = async (what: string) => {
    while (!told.includes(what)) await once(child, 'message');
  };
  return { child, told, until };
};
const kill = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

test('a build for another origin lies beside the one that a process serves, and is found again', async () => {
  const running = start('one');
  await running.until('served');
  const one = realpathSync(builds.link);
  const two = await keep('two');
  expect([page(one), page(two), page()]).toEqual(['one', 'two', 'two']);
  expect(await keep('one', refuse)).toBe(join(builds.folder, one.split('/').at(-1) ?? ''));
  expect(page()).toBe('one');
});

test('one that is killed in the middle leaves the last build as it stands, and nobody waiting', async () => {
  await keep('one');
  const building = start('two', 'hang');
  await building.until('making');
  expect(page()).toBe('one');
  await kill(building.child);
  expect(page()).toBe('one');
  await keep('two');
  expect(page()).toBe('two');
  expect(folders()).toHaveLength(2);
  expect(readdirSync(builds.folder).filter((name) => name.includes('lock'))).toEqual([]);
});

test('the first of all that is cut off is built again', async () => {
  const building = start('one', 'hang');
  await building.until('making');
  await kill(building.child);
  expect(existsSync(builds.link)).toBe(false);
  await keep('one');
  expect(page()).toBe('one');
  expect(folders()).toHaveLength(1);
});

test('one that fails leaves the last build as it stands', async () => {
  await keep('one');
  await expect(
    keep('two', async (folder) => {
      await write('two')(folder);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(page()).toBe('one');
  expect(folders()).toHaveLength(1);
});

test('of many that want the same build one makes it, while another build is waited for', async () => {
  const other = start('other', 'hang');
  await other.until('making');
  const same = Array.from({ length: 4 }, () => start('one'));
  await Promise.all(same.map(({ until }) => until('another build is under way, waiting for it')));
  expect(same.flatMap(({ told }) => told)).not.toContain('making');
  await kill(other.child);
  await Promise.all(same.map(({ until }) => until('served')));
  expect(same.flatMap(({ told }) => told).filter((told) => told === 'making')).toHaveLength(1);
  expect(page()).toBe('one');
});

test('old builds that nobody serves are cleared away, and never one that is served', async () => {
  const running = start('served');
  await running.until('served');
  const served = realpathSync(builds.link);
  const at = Date.now();
  for (let n = 1; n <= 6; n += 1) await keep(`build-${n}`, write(`build-${n}`), new Date(at + n * 1_000));
  expect(page(served)).toBe('served');
  const kept = folders().map(({ name }) => page(join(builds.folder, name)));
  expect(kept.sort()).toEqual(['build-4', 'build-5', 'build-6', 'served']);
  expect(kept).toHaveLength(keptMax + 1);
  await kill(running.child);
  await keep('build-7', write('build-7'), new Date(at + 7_000));
  expect(existsSync(served)).toBe(false);
});

test('what an earlier version built in place makes way', async () => {
  mkdirSync(builds.link);
  await write('earlier')(builds.link);
  await keep('one');
  expect(page()).toBe('one');
});
