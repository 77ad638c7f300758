import { readFile } from 'node:fs/promises';
import type { Site } from '../support/site.ts';
import { measureBetsOverHttp } from './bets-over-http.ts';
import type { Row } from './row.ts';

const betsWanted = 100_000;

/** Resident memory of the Node process at the start and after 100,000 settled bets. Linux alone says it. */
export async function measureMemory(site: Site): Promise<Row[]> {
  const before = await residentMiB(site.pid);
  let settled = 0;
  while (settled < betsWanted) {
    const seconds = 20;
    const [rate] = await measureBetsOverHttp(site.origin, [16], seconds);
    settled += (rate?.value ?? 0) * seconds;
  }
  return [
    { group: 'memory', name: 'after the start', value: before, unit: 'MiB' },
    {
      group: 'memory',
      name: `after ${settled.toLocaleString('en-GB')} bets`,
      value: await residentMiB(site.pid),
      unit: 'MiB',
      aim: 'under 250',
    },
  ];
}

async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
