import { expect, test } from 'vitest';
import { type Evidence, judge } from '#server/services/rewind/judge.ts';
import { lastOfEach } from '#server/services/rewind/replay-journal.ts';

const at = { systemId: '7', timeline: '00000001' };
/** A house that was stopped and starts again. */
const whole: Evidence = {
  booked: { number: 3, ...at, journals: ['a@1', 'b@2'] },
  server: { ...at, lsn: '1/20' },
  journaled: 3,
  mark: { epoch: 3, at: '2027-03-01T12:00:00.000Z', ...at, lsn: '1/10' },
  places: ['a@1', 'b@2'],
  restored: false,
};

test('books that go on where they stopped go on in their epoch', () => {
  expect(judge(whole)).toBeNull();
  expect(judge({ ...whole, server: { ...at, lsn: '1/10' } })).toBeNull();
  // A folder that is new, beside one that is known.
  expect(judge({ ...whole, places: ['a@1', null] })).toBeNull();
  expect(judge({ ...whole, mark: null })).toBeNull();
});

test.each<[string, Partial<Evidence>, string]>([
  ['a restore left its word', { restored: true }, 'restored'],
  ['the journal knows a later epoch', { journaled: 4 }, 'rewound'],
  ['the books know of no epoch, and the journal does', { booked: null }, 'rewound'],
  ['the log stands before the mark', { server: { ...at, lsn: '1/F' } }, 'rewound'],
  ['the log stands before the mark, by its first half', { server: { ...at, lsn: '0/FFFFFFFF' } }, 'rewound'],
  ['a folder of the journal is a copy', { places: ['a@1', 'b@3'] }, 'rewound'],
  ['a standby was promoted', { server: { ...at, timeline: '00000002', lsn: '2/0' } }, 'another_server'],
  ['the rows were brought to another server', { server: { ...at, systemId: '8', lsn: '2/0' } }, 'another_server'],
  ['there is no journal', { places: [null, null], journaled: null, mark: null }, 'journal_lost'],
  ['the journal stops before this epoch', { journaled: 2 }, 'journal_lost'],
])('a new epoch begins when %s', (_, evidence, reason) => {
  expect(judge({ ...whole, ...evidence })).toBe(reason);
});

test('a house that is new, or of a version before there were epochs, begins the first', () => {
  expect(judge({ ...whole, booked: null, journaled: null, mark: null, places: [null] })).toBe('first');
});

test('of each thing the journal’s last word counts, by the order of time and not of writing', () => {
  const line = (seq: string, second: number, kind: string, player: string, data: Record<string, unknown> = {}) => ({
    epoch: 1,
    seq,
    at: `2027-03-01T12:00:0${second}.000Z`,
    kind,
    player,
    data,
  });
  const lines = [
    line('1', 1, 'limit', 'ada', { kind: 'loss', period: 'DAY', value: 10 }),
    line('2', 2, 'limit', 'ada', { kind: 'loss', period: 'WEEK', value: 20 }),
    line('3', 5, 'limit', 'ada', { kind: 'loss', period: 'DAY', value: 5 }),
    line('4', 3, 'limit', 'ada', { kind: 'loss', period: 'DAY', value: 7 }),
    line('5', 6, 'limit', 'bob', { kind: 'loss', period: 'DAY', value: 1 }),
    line('6', 7, 'factor', 'bob', { secret: 1 }),
    line('7', 8, 'factor_removed', 'bob'),
  ];
  expect(lastOfEach(lines).map(({ seq }) => seq)).toEqual(['2', '3', '5', '7']);
});
