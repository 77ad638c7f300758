import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openGeo } from '#server/adapters/geo/mmdb.ts';
import { ConfigError } from '#server/config.ts';

describe('the database of the package', () => {
  const geo = openGeo(null);
  test.each([
    ['8.8.8.8', 'US'],
    ['81.2.69.142', 'GB'],
    ['212.56.128.1', 'MT'],
    ['2001:4860:4860::8888', 'US'],
    ['2a01:e0a::1', 'FR'],
  ])('places %s in %s', (ip, code) => {
    expect(geo.countryOf(ip)).toBe(code);
  });

  test.each(['10.0.0.1', '127.0.0.1', '::1', 'fe80::1', '240.0.0.1', '', 'nonsense', '1.2.3', '1.2.3.4.5', '::ffff'])(
    'does not place %j and does not throw',
    (ip) => {
      expect(geo.countryOf(ip)).toBeNull();
    },
  );
});

test('a file that is no database stops the start with its name', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'faceup-geo-')), 'none.mmdb');
  expect(() => openGeo(file)).toThrow(ConfigError);
  writeFileSync(file, 'no database');
  expect(() => openGeo(file)).toThrow(`GEO_DATABASE: ${file} cannot be read`);
});
