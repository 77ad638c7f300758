import { chromium } from 'playwright-core';
import { chromiumPath, quietFlags } from '../support/chromium.ts';
import { sampleStatement } from '../support/statement-sample.ts';
import type { Row } from './row.ts';

const movements = 10_000;
const times = 5;

/** How long Chromium takes for a month of 10,000 movements in a tree of ten times as many leaves, on the house's own page. */
export async function measureStatements(origin: string): Promise<Row[]> {
  const buffer = Buffer.from(sampleStatement(movements, 10));
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
  try {
    const tookMs: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const page = await browser.newPage({ baseURL: origin });
      await page.goto('/fairness/statement', { waitUntil: 'networkidle' });
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'month.jsonl', mimeType: 'application/jsonl', buffer });
      const told = await page.getByText(/^Verified in [\d,]+ ms/).textContent();
      if ((await page.getByRole('row').filter({ hasText: 'The key is not the one' }).count()) !== 1)
        throw new Error('a true statement of another house is not told as such');
      tookMs.push(Number(told?.replace(/\D/g, '')));
      await page.close();
    }
    tookMs.sort((one, other) => one - other);
    const [from, to] = [tookMs[0] ?? 0, tookMs.at(-1) ?? 0];
    const value = tookMs[Math.floor(times / 2)] ?? 0;
    const aim = 'below 2,000 in the browser';
    return [{ group: 'Statements', name: '10,000 movements verified', value, from, to, unit: 'ms', aim }];
  } finally {
    await browser.close();
  }
}
