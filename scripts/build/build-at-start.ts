import { overlayFolder, overlayVariable } from '#content/overlay.ts';

type Say = (line: string) => void;

/**
 * The pages that a start serves. What the desk published under another release may not build any more, by a figure or a page that is gone: then
 * the house opens with the repository's own pages, and the room of texts says why. `isTold`: somebody named the folder, and wants nothing else.
 */
export async function buildAtStart(
  env: NodeJS.ProcessEnv,
  isTold: boolean,
  build: (say: Say) => Promise<string>,
  say: Say,
): Promise<string> {
  try {
    return await build(say);
  } catch (error) {
    if (isTold || overlayFolder(env) === null) throw error;
    say(`what the desk published cannot be built: ${error instanceof Error ? error.message : String(error)}`);
    say('the pages are those of the repository alone');
    env[overlayVariable] = '';
    return build(say);
  }
}
