import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor presses, focuses or types in the island's static shell; at once, or with `player` only, when signed in. */
    'client:intent'?: boolean | 'player';
  }
}
