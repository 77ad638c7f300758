import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { momentVariable } from '#content/moment.ts';
import { readCatalogue } from '../../src/lib/catalogue/read-catalogue.ts';
import { publicOrigin } from '../../src/lib/domain/public-origin.ts';
import { keepAssets } from './keep-assets.ts';
import { drawPictures, writePictures } from './pictures.ts';
import { precompress } from './precompress.ts';
import { writeSbom } from './sbom.ts';
import { writeHeaders } from './write-headers.ts';

/** Builds the pages of the house that has the games of `shelf` into a folder. Throws with Astro's last words when that fails. */
export async function buildPages(shelf: string, folder: string, say: (line: string) => void): Promise<void> {
  const startedAt = performance.now();
  const { games, featuredImages } = readCatalogue(shelf);
  say('building the pages');
  // Painting needs no page, and pages no painting.
  const [pictures] = await Promise.all([drawPictures(new Set(featuredImages)), runAstro(shelf, folder, games.length)]);
  writePictures(join(folder, 'pictures'), pictures);
  // Nobody has a page open of a build that was not for an origin of its own, but where a running house takes it.
  if (process.env['PUBLIC_ORIGIN'] || process.env[momentVariable])
    keepAssets(folder, 'node_modules/.cache/faceup/assets', new Date());
  const files = await precompress(folder);
  writeHeaders(folder, publicOrigin(process.env));
  writeSbom(folder);
  say(`built ${files} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Left to itself, V8 lets the garbage of ten thousand pages grow to gigabytes before it looks at it. */
const heapOf = (games: number) => `--max-old-space-size=${1024 + Math.ceil(games / 100)}`;

/** Whose builder is killed ends by itself: nobody waits for what it writes. */
const endsWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit(1));process.channel.unref();';

function runAstro(shelf: string, folder: string, games: number): Promise<void> {
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
      env: { ...process.env, CATALOGUE_FILE: shelf, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
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
