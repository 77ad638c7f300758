import { defineConfig } from 'vitest/config';

const project = (name: string, extra: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], ...extra },
});

/** One project a layer, each run by its own `npm run test:<name>`. */
export default defineConfig({
  test: {
    projects: [
      project('domain'),
      project('contract'),
      project('stores'),
      project('scripts'),
      project('properties', { testTimeout: 120_000, hookTimeout: 120_000, globalSetup: ['tests/support/cluster.ts'] }),
      project('server', { testTimeout: 60_000, hookTimeout: 120_000, globalSetup: ['tests/support/cluster.ts'] }),
      project('api', { testTimeout: 60_000, hookTimeout: 120_000, globalSetup: ['tests/support/cluster.ts'] }),
    ],
  },
});
