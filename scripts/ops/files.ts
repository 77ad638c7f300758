import { checkProgram, stateLines } from '#server/program/check-program.ts';
import type { ProgramSettings } from '#server/program/settings.ts';
import { signProgram } from '#server/program/sign-program.ts';
import { type Answer, failed, said } from './answer.ts';

/** `files list` signs the program as it stands, `files check` holds it against what was signed. Undefined: no command of it. */
export async function runFiles(
  settings: ProgramSettings,
  words: readonly string[],
  root: string,
): Promise<Answer | undefined> {
  if (words.length !== 1) return undefined;
  if (words[0] === 'list') {
    const { files, publicKey } = await signProgram(settings, root);
    return said(
      `${settings.listFile} names ${files} files; its signature lies beside it.`,
      `PROGRAM_PUBLIC_KEY=${publicKey}`,
    );
  }
  if (words[0] !== 'check') return undefined;
  const found = await checkProgram(settings, root);
  return (found.state === 'sound' ? said : failed)(...stateLines(found));
}
