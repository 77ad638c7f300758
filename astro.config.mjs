import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { faceupInDev } from './scripts/dev-server.ts';
import { intent } from './src/lib/intent/integration.ts';

/** What a visitor may find by a search engine: nothing behind a sign-in, no game frame, no sandbox. */
const isPublic = (page) => !/^\/(profile|play|sandbox|confirm|game)(\/|$)/.test(new URL(page).pathname);

/**
 * What is always loaded together is one file: a dozen files of 300 bytes cost more than what is in them. `preload`
 * stands alone, so that a page at rest loads nothing else; `base` is what every woken island needs, `forms` what every
 * dialog with fields needs.
 */
const chunks = [
  { name: 'preload', test: /vite\/preload-helper/, priority: 4 },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'base',
    test: /node_modules\/(?:nanostores|@nanostores\/react)\/|src\/lib\/ui\/(?:Button|Icon|Spinner|Skeleton|button-style|icon-paths|cx)|src\/lib\/i18n\/client|src\/islands\/header\/Waiting|src\/lib\/stores\/(?:api|session|modal|toasts|navigation)\./,
    priority: 2,
  },
  {
    name: 'forms',
    test: /src\/lib\/ui\/(?:Dialog|Field|Input|Select|Checkbox|control-style)|src\/islands\/modals\/(?:Sign|Captcha|form-words)|src\/lib\/stores\/(?:sign-|captcha\.|form\.)|node_modules\/js-cookie/,
    priority: 1,
  },
];

/**
 * Pages are rendered at build time. Astro hashes what it inlines; `scripts/precompress.ts` then turns each page's policy
 * into a header. What is rendered on demand goes through `dist/server/entry.mjs`, mounted by `src/lib/server/main.ts`.
 */
export default defineConfig({
  site: process.env.PUBLIC_ORIGIN ?? 'http://localhost:4321',
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), intent(), sitemap({ filter: isPublic }), faceupInDev()],
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
    plugins: [tailwindcss()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  },
});
