/** Headers of a page that stands in a frame of ours: it may run the sandbox's own files, and nobody else may frame it. */
export const framePolicy = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
} as const;
