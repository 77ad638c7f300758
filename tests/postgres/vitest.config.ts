import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * What CI runs once more on the oldest PostgreSQL that the house supports: every migration, definition and statement, all that books
 * money, and what races for it. A service's own logic has said all it can on the newest one.
 */
const rooms = {
  server: [
    'db/{adopt,connect,definitions,ledger,ledger-writers,migrations,schema,statements}.test.ts',
    'house-keeping.test.ts',
    '{jackpot,limiter,loyalty,payments,promotions,reconcile,returns,wallet,withdrawals}/**/*.test.ts',
    'shared/{horses,rounds,stakes}.test.ts',
  ],
  api: ['races/**/*.test.ts'],
};

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    maxWorkers: '100%',
    retry: process.env['CI'] ? 1 : 0,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['tests/support/cluster.ts'],
    include: Object.entries(rooms).flatMap(([project, globs]) => globs.map((glob) => `tests/${project}/${glob}`)),
  },
});
