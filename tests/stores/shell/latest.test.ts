import { expect, it } from 'vitest';
import { latestDesk } from '#stores/shell/latest.ts';

it('asks one question at a time, and of those that come meanwhile the last alone', async () => {
  const open: ((answer: string) => void)[] = [];
  const asked: number[] = [];
  const told: string[] = [];
  const ask = latestDesk<number, string>(
    (question) => {
      asked.push(question);
      return new Promise((done) => open.push(done));
    },
    (question, answer) => told.push(`${question}: ${answer}`),
  );
  for (const question of [1, 2, 3]) ask(question);
  expect(asked).toEqual([1]);
  open[0]?.('one');
  await expect.poll(() => asked).toEqual([1, 3]);
  open[1]?.('three');
  await expect.poll(() => told).toEqual(['1: one', '3: three']);
  ask(4);
  expect(asked).toEqual([1, 3, 4]);
});
