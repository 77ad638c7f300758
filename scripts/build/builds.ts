import { randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isBuildUsed, stampFile, usersOf } from '#server/static/claim-build.ts';
import { underLock } from './build-lock.ts';

/** Every build lies in a folder of its own; `link` leads to the one that was wanted last. */
export type Builds = { readonly folder: string; readonly link: string };

/** Builds that nobody runs any more are kept for whoever starts with their settings again: so many of all. */
export const keptMax = 3;

/**
 * The folder of the build `wanted`, a fingerprint of all it is made of: one that is there, or what `make` puts into an empty
 * folder. One process at a time builds, and until a build is whole nothing of it is to be seen: `link` is turned in one step. Who
 * serves an earlier one goes on serving it (`claimBuild`); a build that is cut off leaves `link` and all others as they are.
 */
export async function keepBuild(
  { folder, link }: Builds,
  wanted: string,
  make: (folder: string) => Promise<void>,
  { say, now }: { readonly say: (line: string) => void; readonly now: Date },
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const work = async () => {
    const known = wholeOf(folder).find((build) => build.wanted === wanted)?.path;
    const build = known ?? (await makeWhole(folder, wanted, make));
    mkdirSync(usersOf(build), { recursive: true });
    utimesSync(usersOf(build), now, now);
    turn(link, build);
    sweep(folder, build, now);
    return build;
  };
  return underLock(join(folder, 'lock'), work, () => say('another build is under way, waiting for it'));
}

type Whole = { readonly path: string; readonly wanted: string; readonly usedAt: number };

/** A build without its stamp is none. */
const wholeOf = (folder: string): Whole[] =>
  foldersOf(folder)
    .map((path) => ({ path, stamp: join(path, stampFile) }))
    .filter(({ stamp }) => existsSync(stamp))
    .map(({ path, stamp }) => ({
      path,
      wanted: readFileSync(stamp, 'utf8'),
      usedAt: statSync(usersOf(path), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }));

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith(usersOf('')))
    .map(({ name }) => join(folder, name));

/** A name that nobody had: what a builder that was killed may still be writing goes elsewhere. */
const makeWhole = async (folder: string, wanted: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const path = join(folder, `${wanted.slice(0, 12)}-${randomBytes(4).toString('hex')}`);
  mkdirSync(path);
  try {
    await make(path);
  } catch (error) {
    rmSync(path, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(`${path}.stamp`, wanted);
  renameSync(`${path}.stamp`, join(path, stampFile));
  return path;
};

const turn = (link: string, build: string): void => {
  const present = lstatSync(link, { throwIfNoEntry: false });
  if (present?.isSymbolicLink() && existsSync(link) && realpathSync(link) === realpathSync(build)) return;
  // Of a version that built where the link is now.
  if (present?.isDirectory()) rmSync(link, { recursive: true });
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(resolve(build), next, 'junction');
  renameSync(next, link);
};

/** Nobody else builds now: what is not whole was cut off. */
const sweep = (folder: string, build: string, now: Date): void => {
  const whole = wholeOf(folder).sort((a, b) => b.usedAt - a.usedAt);
  const isWhole = new Set(whole.map(({ path }) => path));
  const unused = whole.filter(({ path }) => path !== build && !isBuildUsed(path, now)).map(({ path }) => path);
  for (const path of [...foldersOf(folder).filter((one) => !isWhole.has(one)), ...unused.slice(keptMax - 1)]) {
    rmSync(join(path, stampFile), { force: true });
    for (const gone of [path, usersOf(path)]) rmSync(gone, { recursive: true, force: true, maxRetries: 3 });
  }
};
