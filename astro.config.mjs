import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { faceupInDev } from './scripts/dev-server.ts';
import { editorInDev } from './scripts/editor.ts';
import { modulePreloads } from './scripts/module-preloads.ts';
import { isListed } from './src/lib/domain/catalogue/reach.ts';
import { intent } from './src/lib/intent/integration.ts';

/**
 * What is always loaded together is one file: a dozen files of 300 bytes cost more than what is in them. `first` and
 * `money` are what a page's own scripts need and stand alone, so that nothing else comes with them, React least of all;
 * `stores` asks who is signed in, and `data` what is the player's, without React too, so that the answers come while React
 * does; `base` is what every woken island needs, `account` those with fields and a player's own, `dialog` what every dialog
 * needs, `forms` who signs in or up, `search` the search alone.
 */
const chunks = [
  {
    name: 'first',
    test: /vite\/preload-helper|src\/lib\/domain\/(?:result|catalogue\/(?:slug|paths|image-path|image-variants|reach))\.|src\/lib\/stores\/(?:page-text|wake-dialogs)\.|src\/layouts\/parts\/(?:lobby\/old-badges|error-watch)\./,
    priority: 4,
  },
  { name: 'money', test: /src\/lib\/domain\/(?:money|maths)\//, priority: 4 },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'stores',
    test: /node_modules\/nanostores\/|src\/lib\/i18n\/(?:client|page-words)|src\/lib\/contract\/visitor-routes|src\/lib\/stores\/(?:api|session|kept|modal|toasts|navigation|confirmation)\./,
    priority: 3,
  },
  {
    name: 'data',
    test: /node_modules\/@nanostores\/query\/|src\/lib\/stores\/(?:query|profile|wallet|withdrawable|money|account|account-page|guard|time|save-file)\./,
    priority: 3,
  },
  {
    name: 'base',
    test: /node_modules\/@nanostores\/react\/|src\/lib\/ui\/(?:Button|Icon|Spinner|Skeleton|button-style|guarded|icon-paths|cx)|src\/islands\/header\/Waiting|src\/lib\/i18n\/whole-files/,
    priority: 2,
  },
  {
    name: 'dialog',
    test: /src\/lib\/ui\/(?:Dialog|ModalShell|Tabs)|src\/lib\/domain\/catalogue\/(?:game|paths)\./,
    priority: 2,
  },
  {
    name: 'search',
    test: /src\/islands\/modals\/search\/(?!StudiosPanel)|src\/lib\/stores\/(?:search|recent-searches)\.|src\/lib\/domain\/catalogue\/search-(?:file|limits)\./,
    priority: 1,
  },
  {
    name: 'account',
    test: /src\/lib\/i18n\/use-words|src\/lib\/ui\/(?:CountingMoney|Money|States|Badge|Field|Input|Select|Checkbox|control-style)|src\/islands\/blocks\/(?:form-words|submitting|PasswordField|Failed)|src\/lib\/stores\/(?:form|sign-in-code|passkey-support)\./,
    priority: 1,
  },
  {
    name: 'safer-play',
    test: /src\/islands\/safer-play\/(?!SaferPlay|Excluded)|src\/lib\/stores\/(?:limit-form|limits|assessment)\./,
    priority: 1,
  },
  {
    name: 'security',
    test: /src\/islands\/security\/(?:Section|DataSection)|src\/lib\/stores\/(?:new-password|two-factor|proof|account-data)\./,
    priority: 1.5,
  },
  { name: 'cookies', test: /src\/lib\/stores\/payment-config\.|node_modules\/js-cookie/, priority: 1.5 },
  { name: 'favorites', test: /src\/lib\/stores\/favorite|src\/lib\/ui\/HeartButton/, priority: 1.5 },
  {
    name: 'forms',
    test: /src\/islands\/modals\/(?:Sign|Captcha)|src\/lib\/stores\/(?:sign-|captcha\.)/,
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
  integrations: [
    react(),
    intent(),
    sitemap({ filter: (page) => isListed(new URL(page).pathname), entryLimit: 45_000 }),
    modulePreloads(),
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
    plugins: [tailwindcss()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  },
});
