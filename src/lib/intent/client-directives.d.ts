import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor presses, focuses or types in the island's static shell; unasked when signed in, with `player` only then, with `own` then and at once, with `press` never so. */
    'client:intent'?: boolean | 'player' | 'own' | 'press';
  }
}
