import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuyCrypto } from '../src/lib/server/buy-crypto-settings.ts';
import { environment } from '../src/lib/server/config.ts';
import { headersFile, headersFileName } from '../src/lib/server/static/headers-file.ts';
import { manifestFile, manifestShape } from '../src/lib/server/static/manifest.ts';

/**
 * Writes `dist/client/_headers` for hosts of static files, out of what the process itself sends. There the calls are
 * asked for under the pages' own origin, so that no other one is named.
 */
export function writeHeaders(distFolder: string, publicOrigin: string): void {
  const entries = manifestShape.parse(JSON.parse(readFileSync(join(distFolder, manifestFile), 'utf8')));
  const kind = environment.shape.CAPTCHA.parse(process.env['CAPTCHA'] || undefined);
  const { NODE_ENV, SANDBOX } = process.env;
  const sandbox = environment.shape.SANDBOX.parse(SANDBOX || undefined) ?? NODE_ENV !== 'production';
  const site = { publicOrigin, apiOrigin: null, captcha: { kind }, buyCrypto: readBuyCrypto(process.env), sandbox };
  writeFileSync(join(distFolder, 'client', headersFileName), headersFile(entries, site));
}
