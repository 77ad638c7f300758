import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildMoment } from '#content/moment.ts';
import { overlayFiles, overlayFolder } from '#content/overlay.ts';
import { passedDays } from '#content/shown.ts';
import { catalogueFile } from '../src/lib/catalogue/read-catalogue.ts';
import { publicOrigin } from '../src/lib/domain/public-origin.ts';
import { type Builds, keepBuild } from './build/builds.ts';
import { signBuild } from './build/sign-build.ts';
import { takePublished } from './build/take-published.ts';

/** `dist` leads to the build that was wanted last. */
const builds: Builds = { folder: '.builds', link: 'dist' };

/** What a build is made of. Server code is not: the process runs it as it stands. */
const inputs = ['src', 'public', 'scripts/build', 'astro.config.mjs', 'tailwind.config.mjs', 'package-lock.json'];
const notInputs = /^src\/lib\/server\/(?!static\/|common\/content-hash\.ts|http\/security-headers\.ts)/;

/** What the texts say of the operator (src/lib/content/operator.ts). */
const operatorVariable = /^(?:OPERATOR_\w+|SUPPORT_EMAIL|PRIVACY_EMAIL|SECURITY_EMAIL)$/;

/** Of which moment a build is, what was published over the repository's files, and the catalogue that it has. */
type Wanted = { readonly moment: Date; readonly overlay: string | null; readonly shelf: string };

function wantedBy(env: NodeJS.ProcessEnv): Wanted {
  const overlay = overlayFolder(env);
  const published = overlay === null ? '' : join(overlay, catalogueFile);
  const shelf = existsSync(published) ? published : env['CATALOGUE_FILE'] || catalogueFile;
  return { moment: buildMoment(env), overlay, shelf };
}

/** A hash over every input, the origin and the operator that pages name, and the days on which texts come and go. */
function inputHash({ moment, overlay, shelf }: Wanted): string {
  const published = overlayFiles(overlay);
  // A published catalogue stands in the place of the repository's.
  const ownShelf = overlay !== null && shelf.startsWith(overlay) ? catalogueFile : shelf;
  const hash = createHash('sha256').update(publicOrigin(process.env)).update(ownShelf);
  for (const [name, value = ''] of Object.entries(process.env).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (operatorVariable.test(name)) hash.update(`\0${name}=${value}`);
  const files = new Set([...inputs.flatMap(filesOf), ...filesOf(ownShelf), ...published.keys()]);
  for (const file of [...files].sort())
    if (!notInputs.test(file)) {
      const content = published.get(file) ?? readFileSync(file);
      hash.update(`\0${file}\0`).update(content);
      if (file.endsWith('.md')) hash.update(passedDays(content.toString(), moment));
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
 * What was published at the desk lies in the folder that `PUBLISHED_FOLDER` names. Throws with Astro's last words when the build fails.
 */
export async function buildWhatChanged(say: (line: string) => void): Promise<string> {
  const wanted = wantedBy(process.env);
  let isMade = false;
  const make = async (folder: string) => {
    isMade = true;
    // Loaded where there is something to build: a start mostly has its pages.
    const { buildPages } = await import('./build/build-pages.ts');
    await buildPages(wanted.shelf, folder, say);
  };
  const folder = await keepBuild(builds, inputHash(wanted), make, { say, now: new Date() });
  if (!isMade) say('pages are up to date');
  return folder;
}

if (import.meta.main) {
  takePublished(process.env);
  await signBuild(async () => {
    await buildWhatChanged((line) => console.log(`  ${line}`));
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
