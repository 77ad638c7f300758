import { expect, it } from 'vitest';
import { standingOf } from '#domain/desk/proposal.ts';

const expiresAt = new Date('2027-03-08T12:00:00.000Z');
const at = (ms: number) => new Date(expiresAt.getTime() + ms);

it('has lapsed from its last moment on where nobody has decided it, and stays as it was decided', () => {
  const open = { state: 'open', expires_at: expiresAt } as const;
  expect([-1, 0, 1].map((ms) => standingOf(open, at(ms)))).toEqual(['open', 'lapsed', 'lapsed']);
  for (const state of ['approved', 'refused', 'withdrawn'] as const)
    expect(standingOf({ state, expires_at: expiresAt }, at(1))).toBe(state);
});
