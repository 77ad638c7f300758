import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Astro writes the types of the content, which a fresh clone lacks; then TypeScript goes over everything that is `.ts`, and
 * Astro's own check over the pages: all of them, even when one fails.
 */
const checks = [
  ['node_modules/astro/bin/astro.mjs', 'sync', '--silent'],
  ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  [
    fileURLToPath(new URL('../bin/astro-check.js', import.meta.resolve('@astrojs/check'))),
    '--minimumFailingSeverity',
    'warning',
    '--minimumSeverity',
    'warning',
  ],
];

for (const [program = '', ...args] of checks) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, [resolve(program), ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
