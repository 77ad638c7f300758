import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Random calls at a whole house: a fixed minute in CI, `npm run fuzz` for as long as a night. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'fuzz',
    include: ['tests/fuzz/**/*.fuzz.ts'],
    globalSetup: ['tests/support/cluster.ts'],
    testTimeout: 24 * 3_600_000,
    hookTimeout: 120_000,
  },
});
