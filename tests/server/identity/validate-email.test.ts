import { describe, expect, test } from 'vitest';
import type { MailExchange } from '#domain/identity/email.ts';
import { createMxLookup, readExchanges } from '#server/adapters/email-check/mx-lookup.ts';
import { validateEmail } from '#server/services/identity/validate-email.ts';

const statuses: [string, MailExchange, string][] = [
  ['ada@example.com', 'found', 'VALID'],
  [' Ada@Example.com ', 'found', 'VALID'],
  ['ada@example.com', 'no_answer', 'RISKY'],
  ['ada@example.com', 'none', 'UNKNOWN'],
  ['ada@mailinator.com', 'found', 'DISPOSABLE'],
  ['ada@MAILINATOR.COM', 'found', 'DISPOSABLE'],
  ['ada@any.0x01.gq', 'found', 'DISPOSABLE'],
  ['ada', 'found', 'INVALID'],
  ['ada@localhost', 'found', 'INVALID'],
  ['ada@exa mple.com', 'found', 'INVALID'],
  ['ada@example.com\r\nBcc: eve@example.com', 'found', 'INVALID'],
  [`${'a'.repeat(65)}@example.com`, 'found', 'INVALID'],
];
test.each(statuses)('%j with a mail exchange %s is %s', async (email, mx, status) => {
  expect(await validateEmail({ mx: async () => mx }, email)).toBe(status);
});

describe('the look-up', () => {
  test('answers within its limit when no DNS does', async () => {
    const start = performance.now();
    expect(await createMxLookup({ timeLimitMs: 200 })('nobody-answers.example.com')).toMatch(/^(no_answer|none)$/);
    expect(performance.now() - start).toBeLessThan(1_500);
  });

  test('reads a null MX (RFC 7505) as no mail', () => {
    expect(readExchanges([{ exchange: '' }])).toBe('none');
    expect(readExchanges([])).toBe('none');
    expect(readExchanges([{ exchange: 'mx.example.com' }])).toBe('found');
  });
});
