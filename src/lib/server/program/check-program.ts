import { compareFiles, type Finding } from './file-list.ts';
import { builtFolder, filesWith, hashProgram } from './program-files.ts';
import { ProgramKeyFailed } from './program-keys.ts';
import type { ProgramSettings } from './settings.ts';
import { readList } from './signed-list.ts';

/**
 * `sound`: every file is as it was signed. `changed`: some are not. `forged`: there is a list, and it cannot be believed.
 * `unlisted`: there is none, and no key is pinned that would ask for one.
 */
export type ProgramState =
  | { readonly state: 'sound' | 'changed'; readonly files: number; readonly findings: readonly Finding[] }
  | { readonly state: 'forged'; readonly why: string }
  | { readonly state: 'unlisted'; readonly why: string };

/** Holds the program under `root`, with its build in `built` (by itself what `dist` leads to), against its signed list. Never throws for what it finds. */
export async function checkProgram(settings: ProgramSettings, root: string, built?: string): Promise<ProgramState> {
  try {
    const list = readList(settings);
    if (list.state === 'signed') {
      const own = built ?? (await builtFolder(root));
      const listed = filesWith(list.files, own);
      const findings = compareFiles(listed, await hashProgram(root, own));
      return { state: findings.length === 0 ? 'sound' : 'changed', files: listed.size, findings };
    }
    const missing = `there is no ${settings.listFile}`;
    if (list.state === 'forged')
      return { state: 'forged', why: `${settings.listFile} is not signed by the key that counts` };
    if (settings.publicKey === null) return { state: 'unlisted', why: missing };
    return { state: 'forged', why: `${missing}, which PROGRAM_PUBLIC_KEY asks for` };
  } catch (error) {
    if (error instanceof ProgramKeyFailed) return { state: 'forged', why: error.message };
    throw error;
  }
}

const linesMax = 50;

/** What was found, in lines for an operator; the first fifty files by name. */
export function stateLines(found: ProgramState): string[] {
  if (found.state === 'sound') return [`${found.files} files of the program are as they were signed.`];
  if (found.state === 'forged' || found.state === 'unlisted') return [`The program cannot be checked: ${found.why}.`];
  const { findings } = found;
  const more = findings.length - linesMax;
  return [
    `${findings.length} files of the program are not as they were signed:`,
    ...findings.slice(0, linesMax).map(({ what, file }) => `  ${what} ${file}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
