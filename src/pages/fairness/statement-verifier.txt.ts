import type { APIRoute } from 'astro';
import { build } from 'vite';
import { houseLanguage } from '#domain/locale.ts';
import { t, wordsOf } from '#i18n/server.ts';

const entry = 'src/islands/fairness/statement/offline.ts';

/** The verifier as one piece of script, out of the very modules of the page. */
const scriptOf = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'statement' } },
  });
  const [{ output }] = built as unknown as [{ output: readonly { readonly code?: string }[] }];
  // Nothing in the script may end the element that it stands in.
  return (output[0]?.code ?? '').replaceAll('</', '<\\/');
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The same tool as one file to keep: it opens from a disk, and asks nobody for anything. Written at build time. */
export const GET: APIRoute = async () => {
  const title = escaped(t('provenmonth.page.title'));
  const words = JSON.stringify(wordsOf('provenmonth.tool')).replaceAll('<', '\\u003c');
  const html = `<!doctype html>
<html lang="${houseLanguage}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}td,th{text-align:left;padding:.25rem 1rem .25rem 0}code{overflow-wrap:anywhere}</style>
<h1>${title}</h1>
<p>${escaped(t('provenmonth.page.offline'))}</p>
<p><label>${escaped(t('provenmonth.tool.drop'))} <input type="file"></label></p>
<div role="status"></div>
<script type="application/json" id="words">${words}</script>
<script>${await scriptOf()}</script>
</html>
`;
  return new Response(html, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
