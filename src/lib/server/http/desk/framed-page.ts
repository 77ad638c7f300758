import type { HeaderRecord } from '../security-headers.ts';

/** A page that the desk shows in a frame. `styles`: hashes of what is inlined in it, as a policy spells them. */
export type FramedPage = { readonly html: string; readonly styles: readonly string[] };

/**
 * The answer with such a page: no script of it runs, whatever it holds; it loads nothing from elsewhere, sends nothing, leads nowhere but within its frame,
 * and the desk alone may frame it. Nobody keeps it, and no search engine has it.
 */
export function framedPage({ html, styles }: FramedPage, headers: HeaderRecord): Response {
  const policy = [
    "default-src 'none'",
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');
  return new Response(html, {
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': policy,
    },
  });
}
