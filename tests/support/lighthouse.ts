import lighthouse, { type Result } from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import { chromiumPath, quietFlags } from './chromium.ts';
import { freePort } from './site.ts';

/** What Lighthouse says of a page on a phone: scores of 0 to 100, the shift of its layout, and what each lost points for. */
export type Verdict = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
  /** Bytes over the wire. */
  readonly weight: number;
  /** Milliseconds, as simulated for a slow phone on a slow line. */
  readonly largestPaint: number;
  readonly interactive: number;
  readonly blocked: number;
  /** Audits of accessibility, best practices and SEO that did not pass, and of performance those below 0.9. */
  readonly faults: readonly string[];
};

/**
 * Loads a page as often as asked, each time with an empty cache, and gives the verdict of the median by `by`. `cookies` are
 * those of a player whose page it is.
 */
export async function judge(
  url: string,
  times: number,
  cookies?: string,
  by: 'performance' | 'interactive' = 'performance',
): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  // A trace that a busy browser lost says nothing of the page: it is asked for once more.
  for (let time = 0; time < times; time++)
    verdicts.push(await judgeOnce(url, cookies).catch(() => judgeOnce(url, cookies)));
  const sorted = verdicts.toSorted((a, b) => a[by] - b[by]);
  const median = sorted[Math.floor(times / 2)];
  if (median === undefined) throw new Error('judge() needs at least one run');
  return median;
}

/** What a verdict speaks of. */
const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A page that a busy machine does not bring to rest by then has no verdict. */
const judgeMsMax = 60_000;

async function judgeOnce(url: string, cookies: string | undefined): Promise<Verdict> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...quietFlags, `--remote-debugging-port=${port}`],
  });
  // A closed browser ends Lighthouse, which has no bound of its own on a page that never rests.
  const late = setTimeout(() => void browser.close(), judgeMsMax);
  try {
    if (cookies !== undefined) await keepCookies(browser, url, cookies);
    const answer = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories });
    if (answer === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
    return verdictOf(answer.lhr);
  } finally {
    clearTimeout(late);
    await browser.close();
  }
}

/**
 * Gives the browser a player's cookies, where Lighthouse opens its tab. In a header of its own they would reach the server
 * alone, and the page, which looks for one of them, would take the player for a visitor.
 */
async function keepCookies(browser: Browser, url: string, cookies: string): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const pairs = cookies.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await session.send('Storage.setCookies', { cookies: pairs });
  await session.detach();
}

function verdictOf({ categories, audits, runtimeError }: Result): Verdict {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const faults = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      const passed = audit?.score ?? 1;
      return weight > 0 && passed < (name === 'performance' ? 0.9 : 1)
        ? [`${name}: ${id} ${audit?.displayValue ?? ''}`]
        : [];
    }),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    layoutShift: figure('cumulative-layout-shift'),
    weight: figure('total-byte-weight'),
    largestPaint: figure('largest-contentful-paint'),
    interactive: figure('interactive'),
    blocked: figure('total-blocking-time'),
    faults,
  };
}
