import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { chunkGroups, preloads } from './scripts/build/chunks.ts';
import { modulePreloads } from './scripts/build/module-preloads.ts';
import { offline } from './scripts/build/offline.ts';
import { faceupInDev } from './scripts/dev/dev-server.ts';
import { editorInDev } from './scripts/dev/editor.ts';
import { isListed } from './src/lib/domain/catalogue/reach.ts';
import { publicOrigin } from './src/lib/domain/public-origin.ts';
import { intent } from './src/lib/intent/integration.ts';

/**
 * Pages are rendered at build time. Astro hashes what it inlines; `scripts/build/precompress.ts` then turns each page's policy
 * into a header. What is rendered on demand goes through `dist/server/entry.mjs`, mounted by `src/lib/server/main.ts`.
 */
export default defineConfig({
  site: publicOrigin(process.env),
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [
    react(),
    intent(),
    sitemap({ filter: (page) => isListed(new URL(page).pathname), entryLimit: 45_000 }),
    modulePreloads(),
    offline(),
    editorInDev(),
    faceupInDev(),
  ],
  trailingSlash: 'never',
  build: { format: 'directory', assets: '_astro', inlineStylesheets: 'auto' },
  security: {
    checkOrigin: false,
    csp: {
      algorithm: 'SHA-256',
      directives: ["default-src 'none'"],
      styleDirective: { resources: ["'self'"] },
      scriptDirective: { resources: ["'self'"] },
    },
  },
  // No page shows code, and the highlighter writes inline styles, which the policy refuses.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  prefetch: false,
  server: { port: Number(process.env.PORT || 4321), host: process.env.HOST || 'localhost' },
  vite: {
    plugins: [tailwindcss(), preloads()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
  },
});
