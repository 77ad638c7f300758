import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, environment, loadConfig, parseSettings } from '#server/config.ts';

const problemsOf = (env: Record<string, string>): string => {
  try {
    parseSettings(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the configuration', () => {
  test('has a working default for everything', () => {
    expect(parseSettings({})).toMatchObject({
      port: 4321,
      dataDir: '.data',
      publicOrigin: 'http://localhost:4321',
      sandbox: true,
      sandboxBanner: false,
    });
  });

  test('lets no rounds follow by themselves unless it is told to, and never in Great Britain', () => {
    expect(parseSettings({})).toMatchObject({ autoplay: false, turbo: false });
    expect(parseSettings({ AUTOPLAY: '1', TURBO: '1' })).toMatchObject({ autoplay: true, turbo: true });
    const problems = problemsOf({ AUTOPLAY: '1', TURBO: '1', HOME_COUNTRY: 'GB' });
    expect(problems).toContain('AUTOPLAY="1": forbidden in Great Britain (HOME_COUNTRY=GB): RTS 8A');
    expect(problems).toContain('TURBO="1": forbidden in Great Britain (HOME_COUNTRY=GB): RTS 14E');
    expect(parseSettings({ HOME_COUNTRY: 'GB' })).toMatchObject({ autoplay: false, turbo: false });
  });

  test('treats an empty value as absent', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4321, databaseUrl: null });
  });

  test('names every bad value at once, with what is allowed', () => {
    const problems = problemsOf({
      PORT: 'ninety',
      PUBLIC_ORIGIN: 'casino.example/',
      LOG_LEVEL: 'loud',
      SANDBOX: 'yes',
    });
    expect(problems).toContain('PORT="ninety": a whole number from 0 to 65535');
    expect(problems).toContain('PUBLIC_ORIGIN="casino.example/": an origin');
    expect(problems).toContain('LOG_LEVEL="loud": fatal, error, warn');
    expect(problems).toContain('SANDBOX="yes": either 0 or 1');
  });

  test('never repeats a secret or a URL with a password', () => {
    const problems = problemsOf({ SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db/faceup' });
    expect(problems).toContain('SECRET_KEY:');
    expect(problems).toContain('DATABASE_URL:');
    expect(problems).not.toContain('hunter2');
  });

  test.each(['/path', '/', '?q'])('refuses a public origin with %s behind it', (rest) => {
    expect(problemsOf({ PUBLIC_ORIGIN: `https://casino.example${rest}` })).toContain('PUBLIC_ORIGIN');
  });

  test('takes an authority for time stamps with its certificates alone', () => {
    const url = 'https://stamps.example/tsr';
    expect(parseSettings({}).timeStamps).toBeNull();
    expect(parseSettings({ TIMESTAMP_URL: url, TIMESTAMP_CA_FILE: 'ca.pem', TIMESTAMP_POLICY: '1.2.3' })).toMatchObject(
      {
        timeStamps: { url, caFile: 'ca.pem', policy: '1.2.3' },
      },
    );
    expect(problemsOf({ TIMESTAMP_URL: url })).toContain('TIMESTAMP_URL: needs TIMESTAMP_CA_FILE too');
    expect(problemsOf({ TIMESTAMP_CA_FILE: 'ca.pem' })).toContain('needs TIMESTAMP_URL too');
    expect(problemsOf({ TIMESTAMP_POLICY: '1.2.3' })).toContain('needs TIMESTAMP_URL too');
    for (const wrong of ['ftp://stamps.example', 'stamps.example', 'https://'])
      expect(problemsOf({ TIMESTAMP_URL: wrong, TIMESTAMP_CA_FILE: 'ca.pem' })).toContain('TIMESTAMP_URL');
    expect(problemsOf({ TIMESTAMP_URL: url, TIMESTAMP_CA_FILE: 'ca.pem', TIMESTAMP_POLICY: 'any' })).toContain(
      'TIMESTAMP_POLICY',
    );
  });

  test('takes registers by country, and none by itself', () => {
    expect(parseSettings({}).registers).toEqual({ byCountry: new Map(), keysFile: null, freshMs: 1_800_000 });
    expect(parseSettings({ REGISTERS: 'SE:spelpaus, GB:gamstop' }).registers.byCountry).toEqual(
      new Map([
        ['SE', 'spelpaus'],
        ['GB', 'gamstop'],
      ]),
    );
    const malformed = ['gamstop', 'GB', 'XX:gamstop', 'GB:gamban', 'GB:gamstop:1', 'GB:gamstop,'];
    // The second would have taken the first one's place, and no German has a number of Sweden's.
    for (const wrong of [...malformed, 'SE:oasis,SE:spelpaus', 'DE:spelpaus'])
      expect(problemsOf({ REGISTERS: wrong })).toContain('REGISTERS');
    expect(problemsOf({ REGISTER_FRESH_SECONDS: '59' })).toContain('REGISTER_FRESH_SECONDS');
  });

  test('keeps sandboxes off in production unless SANDBOX=1, and then asks for a banner', () => {
    const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://casino.example' };
    expect(parseSettings(production)).toMatchObject({ sandbox: false, sandboxBanner: false });
    expect(parseSettings({ ...production, SANDBOX: '1' })).toMatchObject({ sandbox: true, sandboxBanner: true });
    expect(parseSettings({ SANDBOX: '0' })).toMatchObject({ sandbox: false });
  });

  test('asks for a proof of work worth its name where no sandbox is, and for none that would keep the house', () => {
    expect(problemsOf({ SANDBOX: '0', CAPTCHA_ROUNDS: '999' })).toContain('CAPTCHA_ROUNDS');
    expect(parseSettings({ SANDBOX: '0', CAPTCHA_ROUNDS: '1000' }).captcha.rounds).toBe(1_000);
    expect(parseSettings({ CAPTCHA_ROUNDS: '50' }).captcha.rounds).toBe(50);
    expect(problemsOf({ CAPTCHA_ROUNDS: '100001' })).toContain('CAPTCHA_ROUNDS');
  });

  test('needs an origin in production, and a key beside DATABASE_URL', () => {
    const problems = problemsOf({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/faceup' });
    expect(problems).toContain('PUBLIC_ORIGIN:');
    expect(problems).toContain('SECRET_KEY:');
  });

  test('reads proxies as addresses and networks', () => {
    expect(parseSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    expect(problemsOf({ TRUSTED_PROXIES: 'proxy.internal' })).toContain('TRUSTED_PROXIES');
  });

  test('takes a country that is one, and a country’s header from trusted proxies alone', () => {
    expect(parseSettings({})).toMatchObject({ homeCountry: 'MT', geoDatabase: null, countryHeader: null });
    for (const HOME_COUNTRY of ['mt', 'MLT', 'QQ', 'Malta'])
      expect(problemsOf({ HOME_COUNTRY })).toContain(`HOME_COUNTRY="${HOME_COUNTRY}": a country’s two letters`);
    expect(problemsOf({ COUNTRY_HEADER: 'cf-ipcountry' })).toContain('set TRUSTED_PROXIES too');
    expect(problemsOf({ COUNTRY_HEADER: 'cf ipcountry', TRUSTED_PROXIES: '::1' })).toContain('the name of a header');
  });
});

describe('the secrets', () => {
  test('are made once in the data folder, readable by the owner alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'faceup-config-'));
    const first = loadConfig({ DATA_DIR: folder });
    expect(loadConfig({ DATA_DIR: folder }).secrets).toEqual(first.secrets);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(new Set(Object.values(first.secrets)).size).toBe(Object.keys(first.secrets).length);
  });

  test('come from SECRET_KEY when it is given', () => {
    const secretsOf = (SECRET_KEY: string) => loadConfig({ SECRET_KEY, DATA_DIR: '/nonexistent' }).secrets;
    expect(secretsOf('ab'.repeat(32))).toEqual(secretsOf('ab'.repeat(32)));
    expect(secretsOf('ab'.repeat(32))).not.toEqual(secretsOf('cd'.repeat(32)));
  });
});

test('.env.example documents each setting, and nothing else', () => {
  const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
  const named = [...text.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? '');
  expect(named.sort()).toEqual(Object.keys(environment.shape).sort());
});
