import type { APIRoute } from 'astro';
import { routes } from '#contract/routes.ts';
import { personalPages } from '#domain/catalogue/reach.ts';

/**
 * The pages that crawlers leave alone, and the calls' first segments: `/game/`, never `/games/…`. They may ask where they
 * are, because a page shows nothing before it knows that.
 */
const pages = [...personalPages, 'search'].flatMap((name) => [`/${name}$`, `/${name}?`, `/${name}/`]);
const calls = [...new Set(Object.values(routes).map(({ path }) => `/${path.split('/')[1]}/`))].filter(
  (path) => path !== '/ip-service/',
);

export const GET: APIRoute = ({ site }) => {
  const lines = ['User-agent: *', ...[...pages, ...calls].map((path) => `Disallow: ${path}`), ''];
  const map = `Sitemap: ${new URL('/sitemap-index.xml', site)}`;
  return new Response(`${[...lines, map].join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
