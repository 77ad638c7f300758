import { judge } from '../support/lighthouse.ts';
import { expect, test } from './site.ts';

/** Once each: speed, which hangs on what else the machine does, is for `npm run bench -- lighthouse`. */
const runs = 1;

for (const path of ['/', '/games/all', '/games/slots', '/terms-and-conditions']) {
  test(`Lighthouse finds nothing to mend on ${path}`, async ({ site }) => {
    const verdict = await judge(site.origin + path, runs);
    const { accessibility, bestPractices, seo } = verdict;
    expect(verdict.faults.filter((fault) => !fault.startsWith('performance'))).toEqual([]);
    expect({ accessibility, bestPractices, seo }).toEqual({ accessibility: 100, bestPractices: 100, seo: 100 });
    expect(verdict.layoutShift).toBeLessThan(0.01);
  });
}
