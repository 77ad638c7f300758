import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStudios, framesOfStudios } from '#server/adapters/aggregator/create-studios.ts';
import { mifinityScriptBy } from '#server/adapters/payments/mifinity-script.ts';
import { readBuyCrypto } from '#server/buy-crypto-settings.ts';
import { environment } from '#server/config.ts';
import { headersFile, headersFileName } from '#server/static/headers-file.ts';
import { manifestFile, manifestShape } from '#server/static/manifest.ts';

/**
 * Writes `dist/client/_headers` for hosts of static files, out of what the process itself sends. There the calls are
 * asked for under the pages' own origin, so that no other one is named.
 */
export function writeHeaders(distFolder: string, publicOrigin: string): void {
  const entries = manifestShape.parse(JSON.parse(readFileSync(join(distFolder, manifestFile), 'utf8')));
  const kind = environment.shape.CAPTCHA.parse(process.env['CAPTCHA'] || undefined);
  const { NODE_ENV, SANDBOX, PAYMENT_KEYS_FILE, AGGREGATOR_KEYS_FILE } = process.env;
  const sandbox = environment.shape.SANDBOX.parse(SANDBOX || undefined) ?? NODE_ENV !== 'production';
  const site = {
    publicOrigin,
    apiOrigin: null,
    captcha: { kind },
    buyCrypto: readBuyCrypto(process.env),
    sandbox,
    mifinityScript: mifinityScriptBy(PAYMENT_KEYS_FILE || null),
    studioFrames: framesOfStudios(
      createStudios({ aggregatorKeysFile: AGGREGATOR_KEYS_FILE || null }, { log: { warn: () => undefined } }),
    ),
  };
  writeFileSync(join(distFolder, 'client', headersFileName), headersFile(entries, site));
}
