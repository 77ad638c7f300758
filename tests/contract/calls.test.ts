import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Call, tags } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { errorCodes } from '#contract/errors.ts';
import { routes } from '#contract/routes.ts';

const user = '/user-service/api/v1';
const profile = '/profile-service/api/v1';
const games = '/game-aggregator-service/api/v1';
const cardProviders = ['brpay', 'paypound', 'paystudio', 'payweb', 'ikajo', 'pgpaytech', 'devcode', 'ems'];

/** The specification's calls (section 7), copied from its text and not from the contract: method, path, payload fields. */
const specified: readonly (readonly [string, readonly string[]])[] = [
  [`POST ${user}/signin`, ['captcha', 'email', 'password']],
  [`DELETE ${user}/signout`, []],
  [
    `POST ${user}/registration`,
    ['fullName', 'email', 'password', 'terms', 'language', 'currency', 'captcha', 'clickId'],
  ],
  [`POST ${user}/forgot-password`, ['email']],
  [`POST ${user}/change-password`, ['oldPassword', 'newPassword', 'confirmPassword']],
  [`POST ${user}/account/reset-password`, ['password', 'confirmPassword', 'token', 'captcha']],
  [`POST ${user}/account/confirm`, ['token']],
  [`POST ${user}/promotion/coupon`, ['couponName']],
  [`POST ${user}/account/resend`, []],
  [`POST ${user}/isAuthenticated`, []],
  [`POST ${user}/registration/validate`, ['email']],
  ['GET /ip-service/api/v1/user/currentIp', []],
  [`GET ${profile}/profile`, []],
  [
    `PUT ${profile}/profile`,
    [
      'dateOfBirth',
      'gender',
      'avatar',
      'country',
      'state',
      'address',
      'nickName',
      'address2',
      'city',
      'zipCode',
      'phoneNumber',
      'dialingCode',
      'receiveEmailPromo',
    ],
  ],
  [`GET ${profile}/profile/currency`, []],
  [`POST ${profile}/profile/currency`, ['currency']],
  [`PUT ${profile}/profile/currency`, ['currency']],
  [`GET ${profile}/profile/session`, []],
  [`DELETE ${profile}/profile/session/{id}`, []],
  [`GET ${profile}/history/bet`, ['from', 'to', 'size', 'page', 'provider']],
  [`GET ${profile}/history/bet/provider`, []],
  [`GET ${profile}/profile/favoriteGame`, []],
  [`POST ${profile}/profile/favoriteGame`, ['id', 'launchId', 'category', 'name', 'provider']],
  [`DELETE ${profile}/profile/favoriteGame/{id}`, []],
  [`PUT ${profile}/profile/self-exclude`, ['selfExcludePeriod']],
  [`PUT ${profile}/profile/redeem-promotion-coupon`, ['promotionCoupon']],
  [`GET ${profile}/profile/bill-verification`, []],
  [`POST ${profile}/profile/bill-verification`, ['file']],
  [`GET ${profile}/profile/id-verification`, []],
  [`GET ${profile}/profile/fiat/{type}`, ['from', 'to']],
  [`GET ${profile}/profile/crypto/{type}`, ['from', 'to']],
  [`DELETE ${profile}/profile/promotion-eligible`, []],
  [`GET ${profile}/profile/promotion-eligible`, []],
  [`GET ${profile}/profile/promotion`, []],
  [`DELETE ${profile}/profile/promotion`, ['id']],
  [`POST ${profile}/profile/promotion`, ['id', 'accepted']],
  [`GET ${profile}/profile/withdrawable`, []],
  [`GET ${profile}/profile/payment/total-deposits`, []],
  [`GET ${profile}/profile/loyalty-level`, []],
  [`PUT ${profile}/profile/receive-email`, []],
  [`DELETE ${profile}/profile/unsubscribe/{id}`, []],
  [`GET ${profile}/profile/payment/gateways`, []],
  [`GET ${profile}/rate/limit/{currency}`, []],
  [`POST ${profile}/profile/skrill/deposit`, ['language', 'amount', 'currency', 'paymentMethods']],
  ...cardProviders.map(
    (provider) => [`POST ${profile}/profile/${provider}/deposit`, ['amount', 'currency', 'promotionCoupon']] as const,
  ),
  [`POST ${profile}/profile/mifinity/deposit`, ['language', 'amount', 'currency', 'promotionCoupon']],
  [`POST ${profile}/profile/jeton/{type}/deposit`, ['email', 'amount', 'currency', 'promotionCoupon', 'language']],
  [`POST ${profile}/profile/jeton/cash/deposit`, ['amount', 'currency', 'promotionCoupon', 'language']],
  [`POST ${profile}/profile/crypto/deposit`, ['currency', 'promotionCoupon']],
  [`POST ${profile}/profile/skrill/withdraw`, ['amount', 'currency']],
  [`POST ${profile}/profile/crypto/withdraw`, ['amount', 'currency', 'address']],
  [`POST ${games}/game`, ['id', 'gameName', 'demo', 'lang', 'launchId', 'imageId', 'platform', 'provider', 'category']],
  [`GET ${games}/games-and-categories/{currency}`, []],
  [`GET ${games}/category/top-games`, []],
  [`GET ${games}/category/main-games`, []],
  [`GET ${games}/category/featured-games`, []],
  [`GET ${games}/category/new-games`, []],
  [`GET ${games}/jackpots`, []],
  [`GET ${games}/winners/latest`, []],
  [`GET ${games}/winners/top`, []],
  [`GET ${games}/skin-configuration`, []],
  [`GET ${games}/currency`, []],
  ['POST /api/error-logger', ['user', 'error', 'userAgent']],
];

/** What Faceup adds to a specified payload, and why the specification does not name it. */
const added: Readonly<Record<string, readonly string[]>> = {
  [`POST ${user}/registration`]: ['adult', 'firstName', 'lastName'],
  [`GET ${profile}/profile/fiat/{type}`]: ['page', 'size'],
  [`GET ${profile}/profile/crypto/{type}`]: ['page', 'size'],
  // A bonus code may come with any way to pay.
  [`POST ${profile}/profile/skrill/deposit`]: ['promotionCoupon'],
  // Of the second factor, from who has one; and that a bonus ends by it.
  [`POST ${profile}/profile/skrill/withdraw`]: ['code', 'endsBonus'],
  [`POST ${profile}/profile/crypto/withdraw`]: ['code', 'endsBonus'],
};

const list: readonly (readonly [CallName, Call])[] = Object.entries(calls).map(([name, call]) => [
  name as CallName,
  call,
]);
const doorOf = (call: Call) => `${call.method} ${call.path}`;
const byDoor = new Map(list.map(([, call]) => [doorOf(call), call]));

const isObject = (schema: unknown): schema is z.ZodMiniObject => schema instanceof z.ZodMiniObject;
const fieldsOf = (schema: unknown): string[] => {
  const read = schema instanceof z.ZodMiniPipe ? schema._zod.def.out : schema;
  return isObject(read) ? Object.keys(read.shape) : [];
};

describe('the specification’s calls', () => {
  test.each(specified)('%s is in the contract with its payload', (door, fields) => {
    const call = byDoor.get(door);
    expect(call).toBeDefined();
    const sent = [...fieldsOf(call?.body), ...fieldsOf(call?.query)].sort();
    expect(sent).toEqual([...fields, ...(added[door] ?? [])].sort());
  });

  test('the profile’s fields stand in the order in which they are sent', () => {
    expect(fieldsOf(calls.updateProfile.body)).toEqual(
      specified.find(([door]) => door === `PUT ${profile}/profile`)?.[1],
    );
  });
});

test('each method and path is there once', () => {
  expect(byDoor.size).toBe(list.length);
});

test.each(list)('%s stands under its own route', (name, call) => {
  expect({ method: call.method, path: call.path }).toEqual(routes[name]);
});

const shapes = list.flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    call[part] === undefined ? [] : [[name, part, call[part]] as const],
  ),
);

test.each(shapes)('%s refuses an unknown field in its %s (must-hold 34)', (_name, _part, schema) => {
  const parsed = schema.safeParse({ noSuchField: 1 });
  expect(parsed.error?.issues.some((issue) => issue.code === 'unrecognized_keys')).toBe(true);
});

test.each(list)('%s declares exactly the parameters of its path', (_name, call) => {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(fieldsOf(call.params)).toEqual(inPath);
});

test.each(list)('%s sends a body only by a method that has one', (_name, call) => {
  if (call.method === 'GET') expect(call.body).toBeUndefined();
});

test.each(list)('%s has a summary, a known tag and known codes, each once', (_name, call) => {
  expect(call.summary).toMatch(/^[A-Z].*[^.]$/);
  expect(tags).toContain(call.tag);
  expect(new Set(call.errors).size).toBe(call.errors.length);
  for (const code of call.errors) expect(errorCodes).toContain(code);
});

test('a fixed path stands before one with a parameter in the same place, so that a router meets it first', () => {
  const seen: Call[] = [];
  for (const [, call] of list) {
    const shadowing = seen.filter((earlier) => earlier.method === call.method && covers(earlier.path, call.path));
    expect(shadowing.map(doorOf), doorOf(call)).toEqual([]);
    seen.push(call);
  }
});

const covers = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
