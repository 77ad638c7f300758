import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { faultsOf } from './standards/check-standard.ts';
import { readStandard } from './standards/read-standard.ts';
import { standardPage } from './standards/standard-page.ts';

const standards = ['asvs-5', 'gli-19', 'gli-gsf', 'pci-saq-a'];
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * `npm run test:standards`: every requirement of the standards that we hold ourselves to has a test that is there, a heading that is
 * there, or a reason, and the pages made of the tables are new. `--write` makes them.
 */
function main(write: boolean): string[] {
  return standards.flatMap((name) => {
    const data = `docs/standards/${name}.json`;
    const page = `docs/standards/${name}.md`;
    const standard = readStandard(data);
    const text = standardPage(standard, data);
    if (write) writeFileSync(page, text);
    const old = read(page) === text ? [] : [`${page} is old: node scripts/check-standards.ts --write`];
    return [...faultsOf(standard, read).map((fault) => `${data}: ${fault}`), ...old];
  });
}

const faults = main(process.argv.includes('--write'));
for (const fault of faults) console.error(fault);
console.log(`check-standards: ${standards.length} tables, ${faults.length === 0 ? 'nothing' : faults.length} wrong`);
if (faults.length > 0) process.exitCode = 1;
