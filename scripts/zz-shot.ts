import { chromium } from 'playwright-core';
import { chromiumPath, quietFlags } from '/work/wt-craps/tests/support/chromium.ts';
const [slug, prefix, steps = '', sizes = '360x640'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number);
  const ctx = await browser.newContext({ viewport: { width, height }, hasTouch: width < 800, isMobile: width<800, deviceScaleFactor: width < 800 ? 2 : 1, reducedMotion: process.env.MOTION ? 'no-preference' : 'reduce' });
  const page = await ctx.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)));
  await page.goto(`http://127.0.0.1:4371/try/${slug}`, { waitUntil: 'domcontentloaded', timeout: 90000 });
  const main = page.getByRole('button', { name: process.env.MAIN ?? 'Roll', exact: true });
  await main.waitFor({ timeout: 90000 });
  await page.waitForTimeout(500);
  let n = 0;
  const snap = async (name) => page.screenshot({ path: `/tmp/craps/${prefix}-${size}-${name}.png` });
  await snap('idle');
  for (const step of steps.split(',').filter(Boolean)) {
    n += 1;
    if (step.startsWith('b:')) await page.locator(`button[data-spot="${step.slice(2)}"]`).click();
    else if (step === 'roll') { await main.click(); await page.waitForTimeout(Number(process.env.AFTER ?? 1500)); await page.waitForTimeout(4300); }
    else if (step === 'point') { for (let i = 0; i < 12; i++) { if (await page.locator('[data-point]:not([data-point=""])').count()) break; if (await main.getAttribute('aria-disabled')) await page.getByRole('button',{name:'Rebet'}).click(); await main.click(); await page.waitForTimeout(6000);} }
    else if (step === 'end') { for (let i = 0; i < 20; i++) { if (!(await page.locator('[data-point]:not([data-point=""])').count())) break; await main.click(); await page.waitForTimeout(6000);} }
    else if (step.startsWith('k:')) await page.keyboard.press(step.slice(2));
    else if (step.startsWith('c:')) await page.getByRole('button', { name: step.slice(2) }).first().click();
    else if (step.startsWith('w:')) await page.waitForTimeout(Number(step.slice(2)));
    else if (step === 'snap') await snap(`${n}`);
  }
  const small = await page.evaluate(() => [...document.querySelectorAll('button,a,input[type=radio],label')].map((e) => { const r = e.getBoundingClientRect(); return [e.getAttribute('data-spot') ?? e.getAttribute('aria-label') ?? e.textContent?.slice(0, 24), Math.round(r.width), Math.round(r.height)]; }).filter(([, w, h]) => w > 1 && (w < 44 || h < 44)));
  console.log(size, 'under 44:', JSON.stringify(small), 'scroll', await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]));
  await ctx.close();
}
await browser.close();
