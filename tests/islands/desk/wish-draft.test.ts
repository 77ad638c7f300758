import { describe, expect, it } from 'vitest';
import { type Draft, draftFaults, emptyDraft, isDraftTooMuch, wishOf } from '#islands/desk/staff/wish/draft.ts';
import type { Person } from '#stores/desk/staff.ts';

const now = new Date('2026-11-30T12:00:00Z');
const right = { id: 'r', role: null, act: null, reason: '', from: now.toISOString(), until: null };
const person = (rights: Person['rights']): Person => ({
  id: 'p',
  name: 'Ada',
  createdAt: now.toISOString(),
  endedAt: null,
  seenAt: null,
  passkeys: 1,
  invited: false,
  rights,
});
const draft = (part: Partial<Draft>): Draft => ({ ...emptyDraft, reason: 'why', ...part });

describe('a draft of a proposal', () => {
  it.each([
    [draft({}), ['name', 'roles']],
    [draft({ name: 'Bea', roles: ['support'], reason: ' ' }), ['reason']],
    [draft({ kind: 'role_given' }), ['person', 'role']],
    [draft({ kind: 'act_lent', staffId: 'p' }), ['act', 'until']],
    [draft({ kind: 'act_lent', staffId: 'p', act: 'chats.read', until: '2027-01-05T12:00Z' }), ['until_far']],
    [draft({ kind: 'role_given', staffId: 'p', role: 'games', until: '2026-11-30T11:00Z' }), ['until']],
    [draft({ kind: 'keys_renewed', staffId: 'p' }), []],
  ] as const)('is told what it lacks', (one, faults) => {
    expect(draftFaults(one, [person([])], now)).toEqual(faults);
  });

  it('is too much where it would let one person give rights and move money, with what they have', () => {
    expect(isDraftTooMuch(draft({ roles: ['administrator', 'cashier'] }), [], now)).toBe(true);
    expect(isDraftTooMuch(draft({ roles: ['administrator', 'marketing'] }), [], now)).toBe(false);
    const wish = draft({ kind: 'act_lent', staffId: 'p', act: 'withdrawals.approve', until: '2026-12-01T12:00Z' });
    expect(isDraftTooMuch(wish, [person([{ ...right, role: 'administrator' }])], now)).toBe(true);
    expect(isDraftTooMuch(wish, [person([{ ...right, role: 'support' }])], now)).toBe(false);
  });

  it('is sent as the desk wants it', () => {
    expect(wishOf(draft({ name: ' Bea ', roles: ['support'] }))).toEqual({
      kind: 'staff_invited',
      name: 'Bea',
      roles: ['support'],
    });
    expect(wishOf(draft({ kind: 'role_given', staffId: 'p', role: 'games' }))).toMatchObject({ until: null });
  });
});
