import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** TypeScript over everything that is `.ts`, then Astro's own check over the pages: both, even when the first fails. */
const checks = [
  ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  [
    'node_modules/@astrojs/check/bin/astro-check.js',
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
