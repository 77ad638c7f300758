import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/site.ts';
import type { Row } from './row.ts';

const run = promisify(execFile);

/** Starts of each kind. */
const coldStarts = 2;
const warmStarts = 5;

/** A start that does not answer by then is told as one. */
const startMsMax = 300_000;

/**
 * `npm start` from an unbuilt tree with an empty data folder, and again: seconds until the site answers. It is measured in a copy of the
 * checkout of its own, so that nothing is built away from under whatever runs in this one.
 */
export async function measureStarts(): Promise<Row[]> {
  const home = await copyOfCheckout();
  try {
    const cold: number[] = [];
    const warm: number[] = [];
    for (let start = 0; start < coldStarts; start += 1) {
      const dataDir = await mkdtemp(join(tmpdir(), 'faceup-start-'));
      for (const built of ['dist', '.builds']) await rm(join(home, built), { recursive: true, force: true });
      // One port: pages name their origin, and another one is another build.
      const port = await freePort();
      cold.push(await secondsUntilReady(home, dataDir, port));
      while (warm.length < (warmStarts * (start + 1)) / coldStarts)
        warm.push(await secondsUntilReady(home, dataDir, port));
      await rm(dataDir, { recursive: true, force: true });
    }
    return [
      ...spreadOf('cold: build, database, seed', cold, 'under 60'),
      ...spreadOf('warm: built, with its database', warm, 'under 3'),
    ];
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

const spreadOf = (name: string, seconds: readonly number[], aim: string): Row[] => {
  const ordered = seconds.toSorted((a, b) => a - b);
  const of = (which: string, value = 0, held: { aim?: string } = {}): Row => ({
    group: 'start',
    name: `${name}, ${which} of ${seconds.length}`,
    value,
    unit: 's',
    ...held,
  });
  return [
    of('median', ordered[Math.floor(ordered.length / 2)], { aim }),
    of('least', ordered[0]),
    of('most', ordered.at(-1)),
  ];
};

/** The files that git knows, as they are now, and this checkout's modules. */
async function copyOfCheckout(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'faceup-tree-'));
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const tops = new Set(
    stdout
      .split('\0')
      .filter(Boolean)
      .map((path) => path.split('/')[0] ?? ''),
  );
  const present = new Set(await readdir('.'));
  for (const top of tops) if (present.has(top)) await cp(top, join(home, top), { recursive: true });
  await symlink(resolve('node_modules'), join(home, 'node_modules'));
  return home;
}

const isTaken = (port: number): Promise<boolean> =>
  new Promise((tell) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
    socket.once('connect', () => socket.destroy());
  });

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What answers is what was started: nothing listened before, and the process still runs when the answer has come. */
async function secondsUntilReady(home: string, dataDir: string, port: number): Promise<number> {
  if (await isTaken(port)) throw new Error(`somebody listens on ${port} already`);
  const began = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: home,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), PUBLIC_ORIGIN: `http://localhost:${port}` },
    stdio: 'ignore',
    detached: true,
  });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    while (!(await isReady())) {
      if (hasEnded()) throw new Error('the start ended before it answered');
      if (performance.now() - began > startMsMax) throw new Error('the start did not answer in time');
      await pause(20);
    }
    if (hasEnded()) throw new Error('somebody else answered');
    return (performance.now() - began) / 1000;
  } finally {
    if (child.pid && !hasEnded()) process.kill(-child.pid, 'SIGTERM');
    // npm is gone before what it started is: the next start would hear that one.
    while (!hasEnded() || (await isTaken(port))) await pause(20);
  }
}
