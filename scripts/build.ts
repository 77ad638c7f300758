import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { precompress } from './precompress.ts';

const stampFile = 'dist/.built';

/** What a build is made of. Server code is not: the process runs it as it stands. */
const inputs = [
  'src',
  'public',
  'scripts/precompress.ts',
  'astro.config.mjs',
  'tailwind.config.mjs',
  'package-lock.json',
];
const notInputs = /^src\/lib\/server\/(?!static\/manifest\.ts)/;

/** A hash over every input and the origin that pages name. */
function inputHash(): string {
  const hash = createHash('sha256').update(process.env['PUBLIC_ORIGIN'] ?? '');
  for (const file of inputs.flatMap(filesOf).sort())
    if (!notInputs.test(file)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(input: string): string[] {
  if (!existsSync(input)) return [];
  if (statSync(input).isFile()) return [input];
  const entries = readdirSync(input, { recursive: true, withFileTypes: true, encoding: 'utf8' });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Builds the pages when something they are made of changed. Throws with Astro's last words when the build fails. */
export async function buildWhatChanged(say: (line: string) => void): Promise<void> {
  const wanted = inputHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return say('pages are up to date');
  const startedAt = performance.now();
  say('building the pages');
  rmSync('dist', { recursive: true, force: true });
  await runAstro();
  const files = await precompress('dist');
  writeFileSync(stampFile, wanted);
  say(`built ${files} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function runAstro(): Promise<void> {
  const child = spawn(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'build', '--silent'], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  return new Promise((built, failed) => {
    child.once('error', failed);
    child.once('close', (code) => (code === 0 ? built() : failed(new Error(`The build failed:\n${output}`))));
  });
}

if (import.meta.main)
  await buildWhatChanged((line) => console.log(`  ${line}`)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
