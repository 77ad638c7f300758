import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { amount, currencyCode } from '#contract/wire.ts';
import { badAmounts, badBodies, badTexts, brokenBodies, validOf } from '#tests/support/fuzz.ts';

const withBody = Object.entries<Call>(calls).flatMap(([name, call]) => (call.body ? [[name, call.body] as const] : []));
const withQuery = Object.entries<Call>(calls).flatMap(([name, call]) =>
  call.query ? [[name, call.query] as const] : [],
);
const withParams = Object.entries<Call>(calls).flatMap(([name, call]) =>
  call.params ? [[name, call.params] as const] : [],
);

test.each([...withBody, ...withQuery, ...withParams])('a valid sample of %s is accepted', (_name, schema) => {
  const parsed = schema.safeParse(validOf(schema));
  expect(parsed.error?.issues ?? []).toEqual([]);
});

test.each(withBody.filter(([name]) => name !== 'uploadBill'))('every bad body of %s is refused', (_name, schema) => {
  const bodies = badBodies(schema);
  expect(bodies.length).toBeGreaterThan(20);
  const accepted = bodies.filter((bad) => schema.safeParse(JSON.parse(bad.json)).success);
  expect(accepted.map((bad) => bad.label)).toEqual([]);
});

test.each(badAmounts)('the amount %s is refused (must-hold 14)', (json) => {
  expect(amount.safeParse(JSON.parse(json)).success).toBe(false);
});

describe('the mistakes in a deposit', () => {
  const deposit = z.strictObject({ amount, currency: currencyCode, note: z.optional(z.string()) });
  const labels = badBodies(deposit).map((bad) => bad.label);

  test.each([
    'amount missing',
    'amount = null',
    'amount = -5',
    'amount = 0',
    'amount = 1e309',
    'amount = ["12.50"]',
    'currency missing',
    'currency = null',
    'currency = 5',
    'note = null',
    'unknown field',
    '__proto__',
    'constructor',
    'body []',
  ])('include %s', (label) => {
    expect(labels).toContain(label);
  });

  test('leave out what is legal', () => {
    expect(labels).not.toContain('note missing');
    expect(labels).not.toContain('amount = 5');
  });

  test('reach into nested objects', () => {
    const outer = z.strictObject({ inner: z.nullable(deposit) });
    expect(badBodies(outer).map((bad) => bad.label)).toContain('inner: amount = -5');
  });

  test('name a key twice in what no schema can see', () => {
    const twice = brokenBodies(deposit).find((bad) => bad.label === 'a key twice');
    expect(twice?.json).toMatch(/^\{"amount":null,"amount":"/);
  });
});

test('a lax schema shows in what is missing from its mistakes', () => {
  const lax = z.looseObject({ amount: z.any() });
  expect(badBodies(lax).some((bad) => bad.label === 'amount = -5')).toBe(false);
  expect(
    lax.safeParse(JSON.parse(badBodies(lax).find((bad) => bad.label === 'unknown field')?.json ?? '')).success,
  ).toBe(true);
});

test('bad texts of a path parameter are those its schema refuses', () => {
  expect(badTexts(currencyCode)).toContain('../etc/passwd');
  expect(badTexts(z.string())).toEqual([]);
});
