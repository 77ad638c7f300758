import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { passedDays } from '#content/shown.ts';
import { catalogueFile } from '../src/lib/catalogue/read-catalogue.ts';
import { publicOrigin } from '../src/lib/domain/public-origin.ts';
import { type Builds, keepBuild } from './build/builds.ts';
import { signBuild } from './build/sign-build.ts';

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
    // Loaded where there is something to build: a start mostly has its pages.
    const { buildPages } = await import('./build/build-pages.ts');
    await buildPages(shelf, folder, say);
  };
  const folder = await keepBuild(builds, inputHash(), make, { say, now: new Date() });
  if (!isMade) say('pages are up to date');
  return folder;
}

if (import.meta.main)
  await signBuild(async () => {
    await buildWhatChanged((line) => console.log(`  ${line}`));
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
