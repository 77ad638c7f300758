import { createHash } from 'node:crypto';

/**
 * Runs before the first paint: the readable hint cookie of a signed-in player becomes an attribute, so that the static
 * parts show the right one of their two forms at once. It grants nothing.
 */
export const pageStartScript =
  "/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie)&&(document.documentElement.dataset.signedIn='')";

/** What the content security policy must name for the script above. */
export const pageStartHash = `sha256-${createHash('sha256').update(pageStartScript).digest('base64')}` as const;
