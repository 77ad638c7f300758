import { describe, expect, test } from 'vitest';
import { parseSettings } from '#server/config.ts';
import { securityText } from '#server/http/security-text.ts';
import { startServer } from '#tests/support/server.ts';

const config = parseSettings({ PUBLIC_ORIGIN: 'https://casino.example', SECURITY_EMAIL: 'security@casino.example' });
const yearMs = 366 * 86_400_000;

describe('security.txt', () => {
  test('has the fields of RFC 9116, each once, each on a line', () => {
    expect(securityText(config, new Date('2026-11-28T12:00:00Z'))).toBe(
      [
        'Contact: mailto:security@casino.example',
        'Expires: 2027-05-02T00:00:00Z',
        'Canonical: https://casino.example/.well-known/security.txt',
        'Policy: https://casino.example/security-policy',
        'Preferred-Languages: en',
        '',
      ].join('\n'),
    );
  });

  test('never has expired, nor holds for more than a year, on any day', () => {
    for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_399_000) {
      const [, expires = ''] = /^Expires: (.+)$/m.exec(securityText(config, new Date(at))) ?? [];
      const left = Date.parse(expires) - at;
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(yearMs);
    }
  });

  test('names support where no address of its own is set', () => {
    const text = securityText(parseSettings({ SUPPORT_EMAIL: 'help@casino.example' }), new Date());
    expect(text).toContain('Contact: mailto:help@casino.example\n');
  });

  test('is served as plain text at its place, and takes nothing but reading', async () => {
    const server = await startServer();
    const answer = await fetch(`${server.origin}/.well-known/security.txt`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toContain(`Canonical: ${server.origin}/.well-known/security.txt\n`);
    const post = await fetch(`${server.origin}/.well-known/security.txt`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    await server.stop();
  });
});
