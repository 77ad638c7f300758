import { readFile } from 'node:fs/promises';
import type { Site } from '../support/site.ts';
import { benchHttp, seatPlayers } from './bets-over-http.ts';
import type { Row } from './row.ts';

const betsWanted = 100_000;

/** Resident memory of the Node process at the start and after 100,000 settled bets. Linux alone says it. */
export async function measureMemory(site: Site): Promise<Row[]> {
  const before = await residentMiB(site.pid);
  const seats = await seatPlayers(site.origin, 16);
  let settled = 0;
  while (settled < betsWanted) settled += (await benchHttp(site.origin, seats, 20)).answers;
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
