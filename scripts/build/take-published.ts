import { overlayVariable } from '#content/overlay.ts';
import { parseSettings } from '#server/config.ts';
import { rememberedPublished } from '#server/pages/published-folder.ts';

/** A build that nobody gave a folder of published texts takes the one that this machine served last. */
export function takePublished(env: NodeJS.ProcessEnv): void {
  if (env[overlayVariable] !== undefined) return;
  const folder = rememberedPublished(parseSettings(env).dataDir);
  if (folder !== null) env[overlayVariable] = folder;
}
