import { mkdir, rm } from 'node:fs/promises';
import { type BrowserContext, chromium } from 'playwright-core';
import { chromiumPath, quietFlags } from '../tests/support/chromium.ts';
import { type Person, people } from '../tests/support/people.ts';
import { startSite } from '../tests/support/site.ts';
import { type State, states } from './screens/states.ts';

const widths = { 360: 780, 768: 1024, 1280: 800, 1920: 1080 } as const;
const folder = '.screens';

/** `npm run screens [-- part of a name …]`: photographs every route and named state at four widths, for looking at. */
const wanted = process.argv.slice(2);
const chosen = states.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (chosen.length === 0) {
  console.error(`No state fits. There are: ${states.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await startSite({ RATE_SCALE: '1000' });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
let failed = 0;
try {
  for (const [width, height] of Object.entries(widths)) {
    // People of their own: what one width has begun, another would find begun.
    const cast = await people(site.origin);
    for (const state of chosen) {
      const viewport = { width: Number(width), height };
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      await enter(context, state.as === undefined ? undefined : cast[state.as]);
      await photograph(context, state, `${folder}/${state.name}-${width}.png`).catch((error: Error) => {
        failed += 1;
        console.error(`${state.name} at ${width}: ${error.message.split('\n')[0]}`);
      });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`${chosen.length} states at ${Object.keys(widths).length} widths are in ${folder}/, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function enter(context: BrowserContext, person: Person | undefined): Promise<void> {
  if (person === undefined) return;
  const cookies = person.cookies().split('; ');
  await context.addCookies(
    cookies.map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.origin };
    }),
  );
}

async function photograph(context: BrowserContext, { path, act, whole }: State, file: string): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page);
  // What the press opened has its figures and stands still.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  // What is far below is drawn when it comes near: a picture of the whole page wants all of it.
  if (whole) await page.addStyleTag({ content: '*{content-visibility:visible!important}' });
  await page.screenshot({ path: file, fullPage: whole ?? false });
}
