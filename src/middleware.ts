import { defineMiddleware } from 'astro:middleware';
import { keepFigures } from '#layouts/kept-html.ts';

/** What every page of the house goes through, built or rendered on demand. */
export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const { status, statusText } = answer;
  return new Response(keepFigures(await answer.text()), { status, statusText, headers });
});
