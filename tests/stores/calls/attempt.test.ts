import { expect, it } from 'vitest';
import { createAttempt } from '#stores/calls/attempt.ts';

const counted = () => {
  let made = 0;
  return createAttempt(() => {
    made += 1;
    return `key-${made}`;
  });
};

it('keeps the key for the same body until an answer came', () => {
  const attempt = counted();
  expect(attempt.keyFor({ amount: '30' })).toBe('key-1');
  expect(attempt.keyFor({ amount: '30' })).toBe('key-1');
  attempt.answered();
  expect(attempt.keyFor({ amount: '30' })).toBe('key-2');
});

it('takes another key for another body', () => {
  const attempt = counted();
  attempt.keyFor({ amount: '30' });
  expect(attempt.keyFor({ amount: '31' })).toBe('key-2');
});
