import type { AstroIntegration } from 'astro';

/** The desk's own calls, which read and write the texts. The house knows nothing of them. */
export const isEditorsCall = (url: string): boolean => url.startsWith('/api/keystatic/');

/**
 * The editors' desk at `/keystatic`, under `npm run dev` alone (decision 012). Its packages are loaded when there is a server
 * to serve them: a build knows neither the routes nor the code.
 */
export const editorInDev = (): AstroIntegration => ({
  name: 'faceup:editor',
  hooks: {
    'astro:config:setup': async (options) => {
      if (options.command !== 'dev') return;
      const { default: keystatic } = await import('@keystatic/astro');
      await keystatic().hooks['astro:config:setup']?.(options);
    },
  },
});
