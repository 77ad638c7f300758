import type { AstroIntegration } from 'astro';

/** Adds `client:intent` to Astro. */
export const intent = (): AstroIntegration => ({
  name: 'faceup:intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/lib/intent/directive.ts' });
    },
  },
});
