import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { fieldError, fieldsOf } from '#contract/field-error.ts';
import { typedEmail } from '#contract/forms/fields.ts';
import { signInBody } from '#contract/user/sign-in.ts';
import { amount, dayOrInstant, email, page, payment, size, text } from '#contract/wire.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

describe('amount', () => {
  test.each([
    ['12.50', '12.50'],
    ['30', '30'],
    ['0.00000001', '0.00000001'],
    ['999999999999', '999999999999'],
    [12.5, '12.5'],
    [0.1, '0.1'],
    ['10,5', '10.5'],
    ['1 ', '1'],
    ['1.', '1'],
    ['.5', '0.5'],
    ['007', '7'],
    ['١٢', '12'],
    ['\u202a1\u00a0234,50\u202c', '1234.50'],
  ])('reads %j as the text %j', (given, text) => {
    expect(amount.parse(given)).toBe(text);
  });

  test.each([
    -5,
    '-5',
    0,
    '0',
    '0.00',
    '1e309',
    Number.POSITIVE_INFINITY,
    '1e3',
    1e21,
    1e-7,
    'NaN',
    Number.NaN,
    '0x10',
    '+1',
    '1,234',
    '1.234,50',
    '12 50',
    '€20',
    '20 EUR',
    '',
    '1234567890123',
    '1.00000000001',
    2 ** 63,
    '9223372036854775808',
    null,
    true,
    ['1'],
    { toString: () => '1' },
  ])('refuses %j (must-hold 14)', (given) => {
    expect(accepts(amount, given)).toBe(false);
  });

  test('names an amount that could be two by its code', () => {
    const parsed = amount.safeParse('1,234', { error: fieldError });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['amount_unclear']);
  });

  test('names a malformed amount by its code', () => {
    const parsed = amount.safeParse('1e3', { error: fieldError });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['amount_invalid']);
  });
});

test.each([calls.listBets, calls.readBetTotals, calls.exportBets, calls.listFiatTransactions, calls.exportStatement])(
  'a query refuses a period that ends before it begins',
  ({ query }) => {
    const parsed = query.safeParse({ from: '2027-02-01', to: '2027-01-31' }, { error: fieldError });
    expect(parsed.error && fieldsOf(parsed.error)).toEqual({ from: 'period_wrong' });
  },
);

describe('the body of a payment', () => {
  const body = payment({});

  test.each([
    [{ amount: '€20', currency: 'EUR' }, '20'],
    [{ amount: '20 EUR', currency: 'EUR' }, '20'],
    [{ amount: 20, currency: 'EUR' }, '20'],
    [{ amount: '$20', currency: 'USD' }, '20'],
  ])('%j is of %s', (given, text) => {
    expect(body.parse(given)).toEqual({ ...given, amount: text });
  });

  test.each([
    [{ amount: '$20', currency: 'EUR' }, { amount: 'amount_other_currency' }],
    [{ amount: 'abc', currency: 'EUR' }, { amount: 'amount_invalid' }],
    [{ amount: '€1,234', currency: 'EUR' }, { amount: 'amount_unclear' }],
    [
      { amount: '€20', currency: 'XXX' },
      { amount: 'amount_other_currency', currency: 'not_allowed' },
    ],
    [{ currency: 'EUR' }, { amount: 'required' }],
    [{ amount: '20', currency: 'EUR', more: 1 }, { more: 'unknown_field' }],
  ])('%j is refused for %j', (given, fields) => {
    const parsed = body.safeParse(given, { error: fieldError });
    expect(parsed.error && fieldsOf(parsed.error)).toEqual(fields);
  });

  test.each([null, [], 'amount', 7])('%j is none', (given) => {
    expect(accepts(body, given)).toBe(false);
  });
});

describe('email', () => {
  test.each(['a@b.co', 'first.last+tag@mail.example.org', "o'hara@example.ie"])('accepts %s', (given) => {
    expect(accepts(email, given)).toBe(true);
  });

  test.each(['Ada <ada@example.com>', 'mailto:ada@example.com', ' <ada@example.com>'])(
    'reads %j as the address',
    (given) => {
      expect(email.parse(given)).toBe('ada@example.com');
      expect(typedEmail.parse(given)).toBe('ada@example.com');
    },
  );

  test.each(['', 'a', 'a@b', 'a@@b.co', 'a b@c.de', 'a@b..co', 'a@b.co\r\nBcc: c@d.ef', `${'a'.repeat(250)}@b.co`])(
    'refuses %j',
    (given) => {
      expect(accepts(email, given)).toBe(false);
    },
  );

  test('judges a hostile text of 100,000 characters in linear time (must-hold 39)', () => {
    const started = performance.now();
    accepts(email, `${'a.'.repeat(50_000)}@${'a.'.repeat(50_000)}!`);
    accepts(email, 'a'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('free text', () => {
  test('is trimmed', () => {
    expect(text(10).parse('  Ada  ')).toBe('Ada');
  });

  test.each([
    '',
    '   ',
    '\u200b',
    '\u3164 \u2800',
    'a\r\nSet-Cookie: x',
    'a\u0000b',
    'a\u2028b',
    'x'.repeat(11),
    5,
    ['a'],
  ])('refuses %j', (given) => {
    expect(accepts(text(10), given)).toBe(false);
  });
});

describe('page and size', () => {
  test('are read strictly from the query and have defaults', () => {
    expect([page.parse('3'), size.parse('100'), page.parse(undefined), size.parse(undefined)]).toEqual([3, 100, 0, 20]);
  });

  test.each(['', ' ', null])('are the defaults where %j comes', (given) => {
    expect([page.parse(given), size.parse(given)]).toEqual([0, 20]);
  });

  test.each(['-1', '1e9', '0x1', ' 1', '1.5', '101', '1000000000', '01'])('refuse a size of %j', (given) => {
    expect(accepts(size, given)).toBe(false);
  });
});

test.each(['2027-02-28', '2028-02-29', '2027-12-31T23:59:59.999Z', '2027-01-31T12:00Z', '2027-01-31T12:00:00.000Z'])(
  '%s bounds a period',
  (given) => {
    expect(accepts(dayOrInstant, given)).toBe(true);
  },
);

test.each([
  '2027-13-01',
  '2026-02-30',
  '2027-02-29',
  '2027-04-31',
  '2027-00-10',
  '2027-01-00',
  'yesterday',
  '2027-01-31T25:00Z',
  '2027-01-31T24:00Z',
  '2026-02-30T12:00Z',
  '2027-01-31T12:60Z',
  '2027-01-31T12:00',
  ' 2027-01-31',
  '1e9',
  "'; DROP TABLE player",
])('%s bounds no period', (given) => {
  expect(accepts(dayOrInstant, given)).toBe(false);
});

describe('the fields of a refused body', () => {
  const fields = (body: unknown) => {
    const parsed = signInBody.safeParse(body, { error: fieldError });
    return parsed.success ? {} : fieldsOf(parsed.error);
  };

  test('are named with a code each', () => {
    expect(fields({ email: 'nobody', password: '', admin: true })).toEqual({
      email: 'format',
      password: 'required',
      captcha: 'required',
      admin: 'unknown_field',
    });
  });

  test('tell a wrong type from a missing field (must-hold 34)', () => {
    expect(fields({ email: ['a@b.co'], captcha: 'x' })).toEqual({ email: 'type', password: 'required' });
  });

  test('include a prototype key as an unknown field and pollute nothing (must-hold 34)', () => {
    const body: unknown = JSON.parse(
      '{"email":"a@b.co","password":"p","captcha":"c","__proto__":{"isAdmin":1},"constructor":{"prototype":{"isAdmin":1}}}',
    );
    const named = fields(body);
    expect(named['constructor']).toBe('unknown_field');
    expect(Object.getOwnPropertyDescriptor(named, '__proto__')?.value).toBe('unknown_field');
    expect('isAdmin' in {}).toBe(false);
  });
});
