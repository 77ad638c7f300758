import { expect, it } from 'vitest';
import { scrub } from '#domain/scrub.ts';

it.each([
  ['an address’s query', 'GET https://a.test/confirm?token=abc&x=1 failed', 'GET https://a.test/confirm failed'],
  ['its fragment', 'at https://a.test/play/x/#token=abc', 'at https://a.test/play/x/'],
  ['not the place in a stack', 'at f (https://a.test/x.js?v=12:3:14)', 'at f (https://a.test/x.js:3:14)'],
  ['a query without its address', '/confirm?token=abc', '/confirm?token=…'],
  ['an e-mail address', 'no user ada.king+x@mail.example.com here', 'no user … here'],
  ['a card’s number', 'card 4111 1111 1111 1111, 5500-0000-0000-0004 and 378282246310005', 'card …, … and …'],
  ['a token', `cookie __Host-session ${'aB3_'.repeat(11)} is bad`, 'cookie __Host-session … is bad'],
  [
    'nothing else',
    'TypeError: a.b is not a function (1234567, 12:30)',
    'TypeError: a.b is not a function (1234567, 12:30)',
  ],
  [
    'no long name of a program',
    'useAVeryLongNameThatSomebodyGaveToAHookOnce',
    'useAVeryLongNameThatSomebodyGaveToAHookOnce',
  ],
])('takes out %s', (_, text, left) => {
  expect(scrub(text)).toBe(left);
});

it.each([
  ['a'.repeat(8_000), '@'.repeat(8_000), 'a.'.repeat(4_000), '1 '.repeat(4_000), '?a='.repeat(2_700)],
  ['https://'.repeat(1_000), 'https://a?'.repeat(800), ':1'.repeat(4_000), 'a@a.'.repeat(2_000), '-'.repeat(8_000)],
])('case 39: is done in no time, whatever the text', (...texts) => {
  const start = performance.now();
  for (const text of texts) scrub(text);
  expect(performance.now() - start).toBeLessThan(500);
});
