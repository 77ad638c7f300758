import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

type Additions = Pick<Config, 'sandboxBanner' | 'apiOrigin'>;

const bannerStyle =
  '.sandbox-note{margin:0;padding:.5rem 1rem;background:#d9a94e;color:#081311;font:600 .875rem/1.4 sans-serif;text-align:center}';
const banner = `<style>${bannerStyle}</style><p class="sandbox-note" role="note">Sandbox: payments are simulated, no real money moves.</p>`;

/**
 * What only the running process knows is written into the pages when they are loaded: that payments are simulated, and
 * where the services answer. Null when there is nothing to add, so that the precompressed files serve as they are.
 */
export function pageAdditions({ sandboxBanner, apiOrigin }: Additions) {
  if (!sandboxBanner && apiOrigin === null) return null;
  return {
    styleSources: sandboxBanner ? [`'sha256-${createHash('sha256').update(bannerStyle).digest('base64')}'`] : [],
    apply: (html: string): string => {
      let page = html;
      // A function as replacement: `$` in a value stays a dollar sign.
      if (apiOrigin !== null)
        page = page.replace('</head>', () => `<meta name="api-origin" content="${apiOrigin}"></head>`);
      if (sandboxBanner) page = page.replace(/<body[^>]*>/, (body) => body + banner);
      return page;
    },
  };
}
