/** What a page may load, by where it stands. Every source is named; nothing is inherited. */
export type PageSources = { readonly script: readonly string[]; readonly style: readonly string[] };

/**
 * The Content-Security-Policy of a page. Only the game frame may be framed, and only by us; only a game's page may frame.
 * `apiOrigin` is where an operator's own services answer, when the browser calls those instead.
 */
export function pagePolicy(path: string, sources: PageSources, apiOrigin: string | null): string {
  const isGameFrame = path.startsWith('/play/');
  const embedsGame = path.startsWith('/game/');
  const directives: (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...sources.script]],
    ['style-src', ["'self'", ...sources.style]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['connect-src', ["'self'", ...(apiOrigin === null ? [] : [apiOrigin])]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ...(embedsGame ? ([['frame-src', ["'self'"]]] as const) : []),
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', [isGameFrame ? "'self'" : "'none'"]],
  ];
  return directives.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; ');
}

/**
 * The policy of a script file: a worker lives by the policy of its own file, and a sandboxed one has no origin and
 * so no Web Crypto, which the captcha's proof of work needs.
 */
export const scriptPolicy =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
