import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath, quietFlags } from '../support/chromium.ts';

/** The tables themselves in a real browser, with the house's styles and words: no site is built and no server asked. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [tailwindcss()],
  // What the tables load when they are opened is made ready before, so that no test waits for a reload of the page.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'nanostores',
      '@nanostores/react',
      'i18next',
      'i18next-http-backend',
      '@noble/hashes/hmac.js',
      '@noble/hashes/sha2.js',
      '@noble/hashes/utils.js',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'vitest-browser-react',
      'axe-core',
    ],
  },
  test: {
    name: 'tables',
    include: ['tests/tables/**/*.test.tsx'],
    testTimeout: 60_000,
    retry: process.env['CI'] ? 1 : 0,
    // A poll gives up long after what it waits for.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: await chromiumPath(), args: quietFlags },
        // What moves is looked at in the browser tests of the whole site. A thumb: what is larger for one is drawn so.
        contextOptions: { reducedMotion: 'reduce', hasTouch: true },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
