import { chromium } from 'playwright-core';
import { chromiumPath, quietFlags } from '../support/chromium.ts';
import type { Row } from './row.ts';

/**
 * What a first visit to the home page costs: bytes over the wire and requests, before and after the first intent. Pictures that
 * stand in the page as `data:` ask for nothing: the browser reports each as an answer, and they are told apart.
 */
export async function measureWeight(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const received = { requests: 0, pictures: 0, inPage: 0, all: 0, script: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) {
      received.inPage++;
      return;
    }
    types.set(requestId, type);
    received.requests++;
    if (type === 'Image') received.pictures++;
  });
  session.on('Network.loadingFinished', (event) => {
    received.all += event.encodedDataLength;
    if (types.get(event.requestId) === 'Script') received.script += event.encodedDataLength;
  });

  await page.goto(origin, { waitUntil: 'networkidle' });
  const landed = { ...received };
  await page.getByRole('button', { name: 'Sign Up' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  await browser.close();

  const row = (name: string, value: number, unit: string, aim?: string): Row => ({
    group: 'home page',
    name,
    value,
    unit,
    ...(aim === undefined ? {} : { aim }),
  });
  return [
    row('requests on landing', landed.requests, '', 'at most 25'),
    row('pictures among them', landed.pictures, ''),
    row('pictures that the page itself holds', landed.inPage, ''),
    row('weight on landing', landed.all / 1024, 'KiB'),
    row('script on landing', landed.script / 1024, 'KiB', 'at most 15'),
    row('script once sign-up is open', received.script / 1024, 'KiB'),
  ];
}
