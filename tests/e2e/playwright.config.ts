import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, quietFlags } from '../support/chromium.ts';

/** Tests of rounds that start for everybody by the clock: a stake has seconds, and what else runs may not take them. */
const clocks = /games\/(?:crash|horses|pace-and-demo)\.spec\.ts$/;

/** Three workers, each with a site of its own: a test waits so often for what a visitor would see that two leave a fifth of two cores idle. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 3,
  projects: [
    { name: 'pages', testMatch: '**/*.spec.ts', testIgnore: clocks },
    { name: 'clocks', testMatch: clocks },
  ],
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // What fails by the weather of a shared machine passes the second time, and is named at the end of the log as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  // Which files a run spends its time on stands at its end.
  reportSlowTests: { max: 20, threshold: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: await chromiumPath(), args: quietFlags },
    // What is looked at is the page; what it keeps for when it has no line has a test of its own (offline.spec.ts).
    serviceWorkers: 'block',
    // A trace of every step takes its time, and nobody opens those of CI.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
  },
});
