import type { BuiltPages } from '#server/pages/page-builder.ts';
import { checkProgram, stateLines } from '#server/program/check-program.ts';
import { builtFolder } from '#server/program/program-files.ts';
import type { ProgramSettings } from '#server/program/settings.ts';
import { buildAndSign } from '#server/program/sign-program.ts';

const linesMost = 8;

/**
 * Builds under `root` by `build`, which resolves to the folder, signs as a start does, and looks whether a start would take it: pages that the list does not
 * have, since its key is elsewhere, are built and not served.
 */
export async function publishedPages(
  program: ProgramSettings,
  root: string,
  build: () => Promise<string>,
): Promise<BuiltPages> {
  let folder = '';
  await buildAndSign(program, root, async () => {
    folder = await build();
  });
  if (program.check !== 'refuse') return { state: 'built', folder };
  const found = await checkProgram(program, root, await builtFolder(root));
  if (found.state === 'sound' || found.state === 'unlisted') return { state: 'built', folder };
  return { state: 'unsigned', fault: stateLines(found).slice(0, linesMost).join('\n') };
}
