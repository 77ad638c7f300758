import { defineConfig } from 'vitest/config';

/** A limit that only what hangs reaches: what is counted for a test, or before one, takes seconds on a busy machine. */
const testTimeout = 60_000;

const project = (name: string, extra: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout, hookTimeout: testTimeout, ...extra },
});

/** What keeps nothing between calls may share its modules between files: they are read once a worker. */
const pure = { isolate: false };

/** One project a layer, each run by its own `npm run test:<name>`. */
export default defineConfig({
  test: {
    // Most of a test is waiting for a database or a process; by itself Vitest would leave one of two cores idle.
    maxWorkers: '100%',
    // As for the browser tests: what passes only the second time is named at the end of CI's log.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      project('domain', pure),
      project('contract', pure),
      project('stores'),
      project('islands'),
      project('scripts'),
      project('content', pure),
      project('properties', { testTimeout: 120_000, hookTimeout: 120_000, globalSetup: ['tests/support/cluster.ts'] }),
      project('server', { ...pure, hookTimeout: 120_000, globalSetup: ['tests/support/cluster.ts'] }),
      project('api', { ...pure, hookTimeout: 120_000, globalSetup: ['tests/support/cluster.ts'] }),
    ],
  },
});
