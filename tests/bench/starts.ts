import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/site.ts';
import type { Row } from './row.ts';

/** `npm start` from an unbuilt tree with an empty data folder, and again: seconds until the site answers. */
export async function measureStarts(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faceup-start-'));
  await rm('dist', { recursive: true, force: true });
  // One port: pages name their origin, and another one is another build.
  const port = await freePort();
  const cold = await secondsUntilReady(dataDir, port);
  const warm = await secondsUntilReady(dataDir, port);
  await rm(dataDir, { recursive: true, force: true });
  return [
    { group: 'start', name: 'cold: build, database, seed', value: cold, unit: 's', aim: 'under 60' },
    { group: 'start', name: 'warm', value: warm, unit: 's', aim: 'under 3' },
  ];
}

async function secondsUntilReady(dataDir: string, port: number): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), PUBLIC_ORIGIN: `http://localhost:${port}` },
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (
    !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
  const seconds = (performance.now() - began) / 1000;
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await ended;
  return seconds;
}
