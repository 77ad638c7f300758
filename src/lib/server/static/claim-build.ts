import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isRunning, markOf, type ProcessMark } from './process-mark.ts';

/** In the folder of a build that is whole: what it was made of. It is written last. */
export const stampFile = '.built';

/** Beside it: nothing is ever written into a build that is whole. Its time of change says when it was last wanted. */
export const usersOf = (folder: string): string => `${folder}.users`;

/** How long a process of another machine is taken to run on. */
const farMsMax = 7 * 86_400_000;

/** This process's own marks, by build. */
const marks = new Map<string, string>();

/** Says that this process does not serve a build any more, which then may be cleared away. */
export const releaseBuild = (folder: string): void => {
  const mark = marks.get(folder);
  marks.delete(folder);
  if (mark !== undefined) rmSync(mark, { force: true });
};

/**
 * The folder behind `link` as it is now, marked as in use by this process until it ends: builds that come later lie beside it and
 * nobody clears it away. Throws where no build is there.
 */
export const claimBuild = (link: string): string => {
  if (!existsSync(join(link, stampFile))) throw new Error(`There is no whole build in ${link}: run npm run build`);
  const folder = realpathSync(link);
  const mark = join(usersOf(folder), randomUUID());
  marks.set(folder, mark);
  mkdirSync(usersOf(folder), { recursive: true });
  writeFileSync(mark, JSON.stringify(markOf(process.pid)));
  process.once('exit', () => rmSync(mark, { force: true }));
  return folder;
};

/** Whether a process still serves it. Marks of dead ones are cleared away. */
export const isBuildUsed = (folder: string, now: Date): boolean => {
  const users = usersOf(folder);
  if (!existsSync(users)) return false;
  return (
    readdirSync(users).filter((name) => {
      const mark = join(users, name);
      const runs = isRunning(JSON.parse(readFileSync(mark, 'utf8')) as ProcessMark);
      const isUsed = runs ?? now.getTime() - statSync(mark).mtimeMs < farMsMax;
      if (!isUsed) rmSync(mark, { force: true });
      return isUsed;
    }).length > 0
  );
};
