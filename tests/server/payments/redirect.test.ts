import { expect, test } from 'vitest';
import { isAllowedRedirect } from '#server/services/payments/redirect.ts';

const origins = ['https://faceup.test', 'https://pay.example'];

test.each(['/sandbox/pay/brpay/x', '/', 'https://pay.example/p?x=1', 'https://faceup.test/profile'])(
  'must-hold 33: lets %j through',
  (url) => expect(isAllowedRedirect(url, origins)).toBe(true),
);

test.each([
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https://evil.test',
  'https://pay.example.evil.test',
  'https://pay.example@evil.test',
  'https://user:secret@pay.example/',
  'http://pay.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://pay.example',
  '/\t/evil.test',
  '/\n/evil.test',
  'profile',
  '',
])('must-hold 33: stops %j', (url) => expect(isAllowedRedirect(url, origins)).toBe(false));
