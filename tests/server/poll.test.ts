import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createTally } from '#server/common/tally.ts';
import { poll } from '#server/services/poll.ts';

test('work that was interrupted is counted under its name, and told once', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const failures = createTally();
  const ending = new AbortController();
  const work = async () => {
    ending.abort();
    throw new Error('away');
  };
  await poll({ log, failures }, ending.signal, { job: 'mails', work, pollMs: 1, waits: 'mails wait' });
  expect([...failures.counts()]).toEqual([['mails', 1]]);
  expect(lines).toHaveLength(1);
});
