import { expect, it } from 'vitest';
import { byUrgency, lateness } from '#domain/desk/waiting.ts';

const now = new Date('2027-03-01T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it('a player at the chat has waited too long after an hour, a withdrawal after a day', () => {
  expect(lateness('chats', ago(1), now)).toBe(1);
  expect(lateness('withdrawals', ago(6), now)).toBe(0.25);
  expect(lateness('withdrawals', ago(-1), now)).toBe(0);
});

it('what is most overdue comes first, then what holds most money, then what is older', () => {
  const rows = [
    { kind: 'papers', late: 0.9, eurCents: 0n },
    { kind: 'withdrawals', late: 0.2, eurCents: 50_000n },
    { kind: 'chats', late: 3, eurCents: 0n },
    { kind: 'bonuses_held', late: 0.4, eurCents: 0n },
    { kind: 'deposits_held', late: 1.5, eurCents: 100n },
  ] as const;
  expect(rows.toSorted(byUrgency).map(({ kind }) => kind)).toEqual([
    'chats',
    'deposits_held',
    'withdrawals',
    'papers',
    'bonuses_held',
  ]);
});
