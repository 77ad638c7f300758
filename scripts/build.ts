import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { passedDays } from '#content/shown.ts';
import { catalogueFile, readCatalogue } from '../src/lib/catalogue/read-catalogue.ts';
import { publicOrigin } from '../src/lib/domain/public-origin.ts';
import { type Builds, keepBuild } from './build/builds.ts';
import { keepAssets } from './build/keep-assets.ts';
import { drawPictures, writePictures } from './build/pictures.ts';
import { precompress } from './build/precompress.ts';
import { writeSbom } from './build/sbom.ts';
import { signBuild } from './build/sign-build.ts';
import { writeHeaders } from './build/write-headers.ts';

/** `dist` leads to the build that was wanted last. */
const builds: Builds = { folder: '.builds', link: 'dist' };
const shelf = process.env['CATALOGUE_FILE'] || catalogueFile;

/** What a build is made of. Server code is not: the process runs it as it stands. */
const inputs = [
  'src',
  'public',
  'scripts/build',
  shelf,
  'astro.config.mjs',
  'tailwind.config.mjs',
  'package-lock.json',
];
const notInputs = /^src\/lib\/server\/(?!static\/|common\/content-hash\.ts|http\/security-headers\.ts)/;

/** What the texts say of the operator (src/lib/content/operator.ts). */
const operatorVariable = /^(?:OPERATOR_\w+|SUPPORT_EMAIL|PRIVACY_EMAIL|SECURITY_EMAIL)$/;

/** A hash over every input, the origin and the operator that pages name, and the days on which texts come and go. */
function inputHash(): string {
  const hash = createHash('sha256').update(publicOrigin(process.env)).update(shelf);
  for (const [name, value = ''] of Object.entries(process.env).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (operatorVariable.test(name)) hash.update(`\0${name}=${value}`);
  for (const file of new Set(inputs.flatMap(filesOf).sort()))
    if (!notInputs.test(file)) {
      const content = readFileSync(file);
      hash.update(`\0${file}\0`).update(content);
      if (file.endsWith('.md')) hash.update(passedDays(content.toString(), new Date()));
    }
  return hash.digest('hex');
}

function filesOf(input: string): string[] {
  if (!existsSync(input)) return [];
  if (statSync(input).isFile()) return [input];
  const entries = readdirSync(input, { recursive: true, withFileTypes: true, encoding: 'utf8' });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Builds the pages when something they are made of changed, beside whatever was built for others, and resolves to their folder.
 * Throws with Astro's last words when the build fails.
 */
export async function buildWhatChanged(say: (line: string) => void): Promise<string> {
  let isMade = false;
  const make = async (folder: string) => {
    isMade = true;
    await build(folder, say);
  };
  const folder = await keepBuild(builds, inputHash(), make, { say, now: new Date() });
  if (!isMade) say('pages are up to date');
  return folder;
}

async function build(folder: string, say: (line: string) => void): Promise<void> {
  const startedAt = performance.now();
  const { games, featuredImages } = readCatalogue(shelf);
  say('building the pages');
  // Painting needs no page, and pages no painting.
  const [pictures] = await Promise.all([drawPictures(new Set(featuredImages)), runAstro(folder, games.length)]);
  writePictures(join(folder, 'pictures'), pictures);
  // Nobody has a page open of a build that was not for an origin of its own.
  if (process.env['PUBLIC_ORIGIN']) keepAssets(folder, 'node_modules/.cache/faceup/assets', new Date());
  const files = await precompress(folder);
  writeHeaders(folder, publicOrigin(process.env));
  writeSbom(folder);
  say(`built ${files} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Left to itself, V8 lets the garbage of ten thousand pages grow to gigabytes before it looks at it. */
const heapOf = (games: number) => `--max-old-space-size=${1024 + Math.ceil(games / 100)}`;

/** Whose builder is killed ends by itself: nobody waits for what it writes. */
const endsWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit(1));process.channel.unref();';

function runAstro(folder: string, games: number): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      heapOf(games),
      '--import',
      endsWithParent,
      resolve('node_modules/astro/bin/astro.mjs'),
      'build',
      '--silent',
      '--outDir',
      resolve(folder),
    ],
    {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  return new Promise((built, failed) => {
    child.once('error', failed);
    child.once('close', (code) => (code === 0 ? built() : failed(new Error(`The build failed:\n${output}`))));
  });
}

if (import.meta.main)
  await signBuild(async () => {
    await buildWhatChanged((line) => console.log(`  ${line}`));
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
