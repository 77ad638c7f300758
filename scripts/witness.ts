/** Remembers the heads of a house’s log of the books, and what it owed each day, and refuses what contradicts them. Needs no database. See `usage`. */

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { certificatesIn } from '#server/common/time-stamp/verify-stamp.ts';
import { judgeDays } from './witness/days.ts';
import { fetchDays, fetchProof, fetchShown, keepDays, keepMemory, readDays, readMemory } from './witness/house.ts';
import { lookAtStamps } from './witness/look-at-stamps.ts';
import type { Trusted } from './witness/stamps.ts';
import { headLine, judge } from './witness/watch.ts';

const usage = `npm run witness -- <address> [--once] [--every 10] [--state .witness] [--authority ca.pem]
  <address>  of the house, such as https://casino.example
  --once     looks once; else every so many minutes
  --state    the folder with what is remembered, and with the time stamps of the heads
  --authority  the certificates of whoever stamps the heads: each stamp must then be of them

Exit code: 0 all is as it was, 1 two heads or two statements of what is owed on a day contradict each other, or a time stamp does not hold, 2 an argument that is none or a house that is away (with --once).`;

const readArguments = () => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        once: { type: 'boolean', default: false },
        every: { type: 'string', default: '10' },
        state: { type: 'string', default: '.witness' },
        authority: { type: 'string' },
      },
    });
    const [address, ...rest] = positionals;
    const isAddress = address !== undefined && /^https?:$/.test(URL.parse(address)?.protocol ?? '');
    if (!isAddress || rest.length > 0 || !/^[1-9]\d{0,3}$/.test(values.every)) return undefined;
    const trusted = values.authority === undefined ? 'anybody' : certificatesIn(readFileSync(values.authority, 'utf8'));
    return { address, ...values, trusted } as const;
  } catch {
    return undefined;
  }
};

type Place = { readonly address: string; readonly state: string; readonly trusted: Trusted };

/** Whether the house says what it said before. Throws where it is away. */
const look = async (place: Place, isFirst: boolean): Promise<boolean> => {
  const { address, state } = place;
  const shown = await fetchShown(address);
  const verdict = await judge(readMemory(state, address), shown, (first, second) => fetchProof(address, first, second));
  if (!verdict.ok) {
    for (const line of verdict.lines) console.error(line);
    return false;
  }
  keepMemory(state, address, verdict.memory);
  for (const note of verdict.notes) console.log(note);
  const last = verdict.memory.heads.at(-1);
  console.log(last ? `${headLine(last)}: all as it was` : 'no head was published yet');
  const days = judgeDays(readDays(state, address), await fetchDays(address), shown.publicKey);
  if (!days.ok) {
    for (const line of days.lines) console.error(line);
    return false;
  }
  keepDays(state, address, days.days);
  const stamps = await lookAtStamps(place, verdict.memory, shown, isFirst);
  for (const line of stamps.lines) (stamps.ok ? console.log : console.error)(line);
  return stamps.ok;
};

const given = readArguments();
if (given) {
  let isFirst = true;
  do {
    try {
      if (!(await look(given, isFirst))) process.exit(1);
      isFirst = false;
    } catch (error) {
      console.error(`${given.address} is away: ${error instanceof Error ? error.message : error}`);
      if (given.once) process.exitCode = 2;
    }
    if (!given.once) await sleep(Number(given.every) * 60_000);
  } while (!given.once);
} else {
  console.error(usage);
  process.exitCode = 2;
}
