import { describe, expect, test } from 'vitest';
import { fillPostbackUrl, isPostbackUrl } from '#domain/affiliates/postback-url.ts';
import { type StatementRow, statementOf } from '#domain/affiliates/statement.ts';

describe('the address of a postback', () => {
  test.each([
    ['https://net.example/in?click={click_id}&t={event}&e={eur_cents}&d={day}', true],
    ['https://net.example/in', true],
    ['https://net.example/{click_id}?t={event}', false],
    ['https://{click_id}.example/in', false],
    ['https://net.example/in?click={email}', false],
    ['https://net.example/in?click={click_id', false],
    ['https://net.example/in?click={{click_id}}', false],
  ])('%s may be filled: %s', (url, may) => {
    expect(isPostbackUrl(url)).toBe(may);
  });

  test('is filled so that no value leads out of its place', () => {
    const values = {
      id: '1',
      event: 'deposit',
      click_id: 'a b&t=x#{day}/ü',
      day: null,
      currency: 'EUR',
      amount: '-5',
      eur_cents: '-5',
    };
    expect(fillPostbackUrl('https://net.example/in?c={click_id}&t={event}&d={day}&a={amount}', values)).toBe(
      'https://net.example/in?c=a%20b%26t%3Dx%23%7Bday%7D%2F%C3%BC&t=deposit&d=&a=-5',
    );
  });
});

describe('a statement', () => {
  const rows: StatementRow[] = [
    { kind: 'registration', eurCents: null },
    { kind: 'registration', eurCents: null },
    { kind: 'first_deposit', eurCents: 5_000n },
    { kind: 'deposit', eurCents: 5_000n },
    { kind: 'deposit', eurCents: -2_000n },
    { kind: 'revenue', eurCents: 1_999n },
    { kind: 'revenue', eurCents: -1_000n },
  ];

  test('shares what all players together left, rounded down, and pays for first deposits', () => {
    expect(statementOf(rows, { sharePercent: 33, cpaEurCents: 2_500n })).toEqual({
      registrations: 2,
      firstDeposits: 1,
      depositsEurCents: 3_000n,
      revenueEurCents: 999n,
      shareEurCents: 329n,
      cpaEurCents: 2_500n,
      owedEurCents: 2_829n,
    });
  });

  test('owes no share of a loss, and takes none back', () => {
    const lost: StatementRow[] = [...rows, { kind: 'revenue', eurCents: -5_000n }];
    expect(statementOf(lost, { sharePercent: 100, cpaEurCents: 0n })).toMatchObject({
      revenueEurCents: -4_001n,
      shareEurCents: 0n,
      owedEurCents: 0n,
    });
  });
});
