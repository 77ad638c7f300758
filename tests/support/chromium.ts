import { existsSync } from 'node:fs';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Keeps a browser from calling home: on a closed network each such call is an error on the console. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Where a Chromium is: `CHROMIUM_PATH`, else the one inside @sparticuz/chromium, which is made for Linux on x64 and without
 * a window takes a quarter less time than a whole browser, else the system's. No download.
 */
export async function chromiumPath(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) return wanted;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  }
  const system = systemPaths.find((path) => existsSync(path));
  if (system) return system;
  throw new Error('No Chromium: set CHROMIUM_PATH to one');
}
