import type { Logger } from 'pino';
import { checkProgram, type ProgramState, stateLines } from './check-program.ts';
import type { ProgramSettings } from './settings.ts';

/** What is known of the program's own files. */
export type ProgramWatch = {
  /** Whether anybody looks. */
  readonly isOn: boolean;
  /** Files that differ; 0 when all are as signed; null before the first look and without a list that can be believed. */
  readonly changedFiles: () => number | null;
  /** 1 when the last look found every file as signed, else 0. */
  readonly isSound: () => boolean;
  /** Looks again, notes it, and raises the alarm in the log when something differs. */
  readonly look: () => Promise<ProgramState>;
};

/** A start that is refused. The message names the files and what to do. */
export class ProgramChanged extends Error {
  override readonly name = 'ProgramChanged';
}

/** `built` says the folder of the build that this process serves now, under the root; by itself what `dist` leads to. */
export function createProgramWatch(
  settings: ProgramSettings,
  root: string,
  log: Logger,
  built: () => string | undefined = () => undefined,
): ProgramWatch {
  let last: ProgramState | null = null;
  return {
    isOn: settings.check !== 'off',
    changedFiles: () => (last !== null && 'findings' in last ? last.findings.length : null),
    isSound: () => last?.state === 'sound',
    look: async () => {
      last = await checkProgram(settings, root, built());
      tell(last, log);
      return last;
    },
  };
}

function tell(found: ProgramState, log: Logger): void {
  switch (found.state) {
    case 'sound':
      log.info({ files: found.files }, 'the program is as it was signed');
      break;
    case 'changed':
      log.error({ findings: found.findings.slice(0, 50), count: found.findings.length }, 'the program was changed');
      break;
    case 'forged':
      log.error({ reason: found.why }, 'the program cannot be checked');
      break;
    case 'unlisted':
      log.warn({ reason: found.why }, 'the program has no list of its files');
      break;
  }
}

/** The look before the doors open. Throws `ProgramChanged` where the settings refuse. */
export async function lookAtStart(watch: ProgramWatch, settings: ProgramSettings): Promise<void> {
  if (!watch.isOn) return;
  const found = await watch.look();
  if (settings.check !== 'refuse' || found.state === 'sound' || found.state === 'unlisted') return;
  throw new ProgramChanged(
    [
      ...stateLines(found),
      'If this was you: npm run build, or npm run ops -- files list, signs the program as it stands.',
      'If not, bring the program back before it plays. PROGRAM_CHECK=warn starts all the same.',
    ].join('\n'),
  );
}
