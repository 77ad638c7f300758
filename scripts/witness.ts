/** Remembers the heads of a house’s log of the books and refuses what contradicts them. Needs no database. See `usage`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fetchProof, fetchShown, keepMemory, readMemory } from './witness/house.ts';
import { headLine, judge } from './witness/watch.ts';

const usage = `npm run witness -- <address> [--once] [--every 10] [--state .witness]
  <address>  of the house, such as https://casino.example
  --once     looks once; else every so many minutes
  --state    the folder with what is remembered

Exit code: 0 all is as it was, 1 two heads contradict each other, 2 an argument that is none or a house that is away (with --once).`;

const readArguments = () => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        once: { type: 'boolean', default: false },
        every: { type: 'string', default: '10' },
        state: { type: 'string', default: '.witness' },
      },
    });
    const [address, ...rest] = positionals;
    const isAddress = address !== undefined && /^https?:$/.test(URL.parse(address)?.protocol ?? '');
    if (!isAddress || rest.length > 0 || !/^[1-9]\d{0,3}$/.test(values.every)) return undefined;
    return { address, ...values };
  } catch {
    return undefined;
  }
};

/** Whether the house says what it said before. Throws where it is away. */
const look = async (address: string, state: string): Promise<boolean> => {
  const verdict = await judge(readMemory(state, address), await fetchShown(address), (first, second) =>
    fetchProof(address, first, second),
  );
  if (!verdict.ok) {
    for (const line of verdict.lines) console.error(line);
    return false;
  }
  keepMemory(state, address, verdict.memory);
  for (const note of verdict.notes) console.log(note);
  const last = verdict.memory.heads.at(-1);
  console.log(last ? `${headLine(last)}: all as it was` : 'no head was published yet');
  return true;
};

const given = readArguments();
if (given) {
  do {
    try {
      if (!(await look(given.address, given.state))) process.exit(1);
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
