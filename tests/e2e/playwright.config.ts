import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, quietFlags } from '../support/chromium.ts';

/** One worker: the whole product runs beside the browser, on two cores. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: await chromiumPath(), args: quietFlags },
    trace: 'retain-on-failure',
  },
});
