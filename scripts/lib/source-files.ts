import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A text file of the repository: its path from the root with forward slashes, and what it holds. */
export type SourceFile = { readonly path: string; readonly text: string };

/** Every file that is tracked or would be, so that a check sees a new file before it is committed. */
export const listFiles = (root: string): string[] => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '').sort();
};

/** The listed files whose path matches, with their text; files deleted but not yet committed are left out. */
export const readFiles = (root: string, matches: (path: string) => boolean): SourceFile[] =>
  listFiles(root)
    .filter(matches)
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(`${root}/${path}`, 'utf8') }];
      } catch {
        return [];
      }
    });

/** Prints what a check found and sets the exit code; with nothing found, one line that says what was looked at. */
export const report = (name: string, looked: string, faults: readonly string[]): void => {
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? `${name}: ${looked}, nothing wrong` : `${name}: ${faults.length} wrong`);
  if (faults.length > 0) process.exitCode = 1;
};
