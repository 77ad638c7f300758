import { describe, expect, it } from 'vitest';
import { emailDomainOf, emailKeyOf, emailStatusOf, isEmail, mayRegister } from '#domain/identity/email.ts';
import { isFullName, splitFullName } from '#domain/identity/full-name.ts';
import { isPasswordGuessable, isPasswordLength } from '#domain/identity/password.ts';

describe('an email address', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org", 'x@xn--bcher-kva.xn--p1ai'])(
    '%s is one',
    (email) => expect(isEmail(email)).toBe(true),
  );

  it.each([
    '',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a@b.c',
    'a b@c.de',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@-b.co',
    'a@b..co',
    'a@b.co\r\nbcc:x@y.zz',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b.'.repeat(130)}co`,
    'a@127.0.0.1',
  ])('%j is none', (email) => expect(isEmail(email)).toBe(false));

  it('is refused by its length before any pattern runs (must-hold 39)', () => {
    expect(isEmail(`${'a.'.repeat(500_000)}@${'a-'.repeat(500_000)}`)).toBe(false);
  });

  it('is compared without case, dots and tags kept', () => {
    expect(emailKeyOf(' Ann.Lee+Bet@Example.COM ')).toBe('ann.lee+bet@example.com');
    expect(emailDomainOf('Ann@Example.COM')).toBe('example.com');
  });

  it.each([
    ['a@b.co', false, 'found', 'VALID', true],
    ['a@b.co', false, 'no_answer', 'RISKY', true],
    ['a@b.co', false, 'none', 'UNKNOWN', false],
    ['a@b.co', true, 'found', 'DISPOSABLE', false],
    ['a@b', false, 'found', 'INVALID', false],
  ] as const)('%s (disposable: %s, exchange: %s) is %s', (email, disposable, mailExchange, status, registers) => {
    expect(emailStatusOf(email, { disposable, mailExchange })).toBe(status);
    expect(mayRegister(status)).toBe(registers);
  });
});

describe('a full name', () => {
  it.each([
    ['Ann Lee', 'Ann', 'Lee'],
    ['  Ann   Mary  Lee ', 'Ann Mary', 'Lee'],
    ["Zoë O'Neill-Smith", 'Zoë', "O'Neill-Smith"],
    ['Ngũgĩ wa Thiong’o', 'Ngũgĩ wa', 'Thiong’o'],
  ])('%s is split', (text, firstName, lastName) => {
    expect(splitFullName(text)).toMatchObject({ firstName, lastName });
  });

  it.each(['', 'Ann', 'Ann 7', '<b>Ann</b> Lee', '- -', `Ann ${'e'.repeat(200)}`])('%j is none', (text) => {
    expect(isFullName(text)).toBe(false);
  });
});

describe('a password', () => {
  it.each([
    ['12345678', false],
    ['123456789', true],
    ['pass phrase with spaces and ünïcödé', true],
    ['🂡🂢🂣🂤', false],
    ['x'.repeat(64), true],
    ['x'.repeat(256), true],
    ['x'.repeat(257), false],
  ])('%s: %s by its length alone (ASVS 6.2)', (password, allowed) => {
    expect(isPasswordLength(password)).toBe(allowed);
  });

  it('is guessable from the address or the house', () => {
    expect(isPasswordGuessable('Jonathan12!', 'jonathan@b.co')).toBe(true);
    expect(isPasswordGuessable('faceup1234', 'a@b.co')).toBe(true);
    expect(isPasswordGuessable('correct horse battery', 'a@b.co')).toBe(false);
  });
});
