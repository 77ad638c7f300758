import { expect, it } from 'vitest';
import { registerStateOf } from '#domain/registers/register.ts';

const early = new Date('2027-03-01T12:00:00Z');
const late = new Date('2027-03-01T12:00:05Z');

it.each([
  ['answers', late, early],
  ['answers', early, null],
  ['silent', early, late],
  ['silent', null, early],
  ['unasked', null, null],
] as const)('a register %s by the last of its questions', (state, answeredAt, silentAt) => {
  expect(registerStateOf(answeredAt, silentAt)).toBe(state);
});
