import { expect, it } from 'vitest';
import { welcomeLine } from '#layouts/welcome-line.ts';

it('the line about the welcome offer has what is advertised, how it comes about, and the most of all bonuses', () => {
  expect(welcomeLine).toBe(
    'Welcome offer: first deposits of €100.00 and €1,200.00 bring €2,000.00 of bonus money; all 5 together bring €8,000.00 at most.',
  );
});
