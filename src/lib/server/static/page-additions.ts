import { createHash } from 'node:crypto';
import { type ChatConfig, chatSetup } from '../adapters/chat/chat.ts';
import type { Config } from '../config.ts';

type Additions = Pick<Config, 'sandboxBanner' | 'apiOrigin' | 'chatwootToken'> & ChatConfig;

const bannerStyle =
  '.sandbox-note{margin:0;padding:.5rem 1rem;background:#d9a94e;color:#081311;font:600 .875rem/1.4 sans-serif;text-align:center}';
const banner = `<style>${bannerStyle}</style><p class="sandbox-note" role="note">Sandbox: payments are simulated, no real money moves.</p>`;

/**
 * What only the running process knows is written into the pages when they are loaded: that payments are simulated,
 * where the services answer, and whose chat it is when it is not the house's own. Null when there is nothing to add, so that the precompressed files serve as they are.
 */
export function pageAdditions(config: Additions) {
  const { sandboxBanner, apiOrigin, chatKind } = config;
  if (!sandboxBanner && apiOrigin === null && chatKind === 'house') return null;
  const chat = JSON.stringify(chatSetup(config)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return {
    styleSources: sandboxBanner ? [`'sha256-${createHash('sha256').update(bannerStyle).digest('base64')}'`] : [],
    apply: (html: string): string => {
      let page = html;
      // A function as replacement: `$` in a value stays a dollar sign.
      if (apiOrigin !== null)
        // Before every script: the gate of the page asks there.
        page = page.replace(/<head[^>]*>/, (head) => `${head}<meta name="api-origin" content="${apiOrigin}">`);
      if (chatKind !== 'house')
        page = page.replace(/<head[^>]*>/, (head) => `${head}<meta name="chat" content="${chat}">`);
      if (sandboxBanner) page = page.replace(/<body[^>]*>/, (body) => body + banner);
      return page;
    },
  };
}
