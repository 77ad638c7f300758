import { createHash } from 'node:crypto';

/**
 * Runs before the first paint of a list: when its address narrows it, the page that was built for everybody must not be
 * seen before the narrowed one is there (`lobby.css` shows a skeleton instead).
 */
export const narrowedScript =
  "/[?&](?:category|studio|volatility|rtp|feature|sort|page)=[^&]/.test(location.search)&&(document.documentElement.dataset.narrowed='')";

/** What the content security policy must name for the script above. */
export const narrowedHash = `sha256-${createHash('sha256').update(narrowedScript).digest('base64')}` as const;
