import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { measureBets } from '../tests/bench/bet-rates.ts';
import { measureChaos } from '../tests/bench/chaos.ts';
import { measureCrash } from '../tests/bench/crash.ts';
import { measureDesk } from '../tests/bench/desk.ts';
import { chosenGames, measureEngines } from '../tests/bench/engines.ts';
import { measureLighthouse } from '../tests/bench/lighthouse.ts';
import { measureMarkers } from '../tests/bench/markers.ts';
import { measureMemory } from '../tests/bench/memory.ts';
import { measureProofs } from '../tests/bench/proofs.ts';
import { measureReports } from '../tests/bench/reports.ts';
import { printTable, type Row } from '../tests/bench/row.ts';
import { measureSearch } from '../tests/bench/search.ts';
import { measureSignIns } from '../tests/bench/sign-ins.ts';
import { measureStarts } from '../tests/bench/starts.ts';
import { measureStatements } from '../tests/bench/statements.ts';
import { measureReads } from '../tests/bench/static.ts';
import { measureCreditToHeader, measureWebhooks } from '../tests/bench/webhooks.ts';
import { measureWeight } from '../tests/bench/weight.ts';
import { startSite } from '../tests/support/site.ts';

const quiet = { LOG_LEVEL: 'error', RATE_SCALE: '100000' };

/** Names as arguments choose among the parts, `--games dice,craps` among the games of `engines`. */
const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '' } },
});
const games = chosenGames(values.games.split(',').filter(Boolean));

/** Each part measures one thing on a site, or a database, of its own. */
const parts: Record<string, () => Promise<Row[]>> = {
  starts: measureStarts,
  weight: () => onSite(({ origin }) => measureWeight(origin)),
  lighthouse: () => onSite(({ origin }) => measureLighthouse(origin)),
  reads: () => onSite(({ origin }) => measureReads(origin)),
  bets: () => onSite(measureBets),
  memory: () => onSite(measureMemory),
  crash: () => onSite(measureCrash),
  engines: () => measureEngines(games),
  proofs: measureProofs,
  statements: () => onSite(({ origin }) => measureStatements(origin)),
  search: measureSearch,
  desk: measureDesk,
  reports: measureReports,
  markers: measureMarkers,
  webhooks: () => onSite(measureWebhooks),
  'credit-to-header': () => onSite(measureCreditToHeader),
  chaos: () => onSite(measureChaos),
  'sign-in': () => onSite(({ origin }) => measureSignIns(origin)),
};

async function onSite(measure: (site: Awaited<ReturnType<typeof startSite>>) => Promise<Row[]>): Promise<Row[]> {
  const site = await startSite(quiet);
  try {
    return await measure(site);
  } finally {
    await site.stop();
  }
}

const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`npm run bench [-- ${Object.keys(parts).join(' | ')}] [--games dice,craps,…]`);
  process.exit(2);
}
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.error(`measuring ${name} …`);
  rows.push(...(await measure()));
}
printTable(rows);
await mkdir('.bench', { recursive: true });
await writeFile('.bench/latest.json', `${JSON.stringify(rows, null, 2)}\n`);
