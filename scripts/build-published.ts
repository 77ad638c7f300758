import { parseSettings } from '#server/config.ts';
import type { BuiltPages } from '#server/pages/page-builder.ts';
import { checkProgram, stateLines } from '#server/program/check-program.ts';
import { builtFolder } from '#server/program/program-files.ts';
import { buildAndSign } from '#server/program/sign-program.ts';
import { buildWhatChanged } from './build.ts';

/**
 * Builds the pages with what was published, signs them as a start does, and looks whether a start would take them. For the running house alone
 * (build-beside.ts), which hears what came of it; whose house ends, ends.
 */
process.once('disconnect', () => process.exit(1));

async function build(): Promise<BuiltPages> {
  const { program } = parseSettings(process.env);
  let folder = '';
  await buildAndSign(program, '.', async () => {
    folder = await buildWhatChanged(() => undefined);
  });
  if (program.check !== 'refuse') return { state: 'built', folder };
  const found = await checkProgram(program, '.', await builtFolder('.'));
  if (found.state === 'sound' || found.state === 'unlisted') return { state: 'built', folder };
  return { state: 'unsigned', fault: stateLines(found).slice(0, 8).join('\n') };
}

const result = await build().catch(
  (error: unknown): BuiltPages => ({
    state: 'failed',
    fault: (error instanceof Error ? error.message : String(error)).slice(-3_900),
  }),
);
process.send?.(result, () => process.exit(0));
