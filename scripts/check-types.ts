import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Astro writes the types of the content, which a fresh clone lacks; then TypeScript 7 goes over everything that is `.ts`, in a
 * tenth of the time of the TypeScript 6 that Astro's own check still needs, and that check over the pages alone: all of
 * them, even when one fails.
 */
const native = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
const checks = [
  ['node_modules/astro/bin/astro.mjs', 'sync', '--silent'],
  [native, '--noEmit', '-p', '.'],
  // The worker that keeps what a browser needs without a line lives in another world than a page.
  [native, '--noEmit', '-p', 'tsconfig.worker.json'],
  [
    fileURLToPath(new URL('../bin/astro-check.js', import.meta.resolve('@astrojs/check'))),
    // It takes its first two arguments for the program and the script.
    'astro',
    'check',
    '--minimumFailingSeverity',
    'warning',
    '--minimumSeverity',
    'warning',
    '--tsconfig',
    'tsconfig.pages.json',
  ],
];

for (const [program = '', ...args] of checks) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, [resolve(program), ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
