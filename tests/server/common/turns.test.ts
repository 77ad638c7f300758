import { expect, test } from 'vitest';
import { createTurns } from '#server/common/turns.ts';

test('each of those who wait has a turn before anybody has a second one, and nobody has more waiting than they may', async () => {
  const turns = createTurns(2);
  const done: string[] = [];
  const of = (name: string) => async () => void done.push(name);
  const all = [turns('ada', of('ada 1')), turns('ada', of('ada 2')), turns('bea', of('bea 1'))];
  expect(turns('ada', of('ada 3'))).toBeNull();
  await Promise.all(all);
  expect(done).toEqual(['ada 1', 'bea 1', 'ada 2']);
  await turns('ada', of('ada 4'));
  expect(done.at(-1)).toBe('ada 4');
});

test('a work that fails, even before it began, keeps nobody from the next', async () => {
  const turns = createTurns(1);
  const broken = (): never => {
    throw new Error('no operator');
  };
  await expect(turns('ada', broken)).rejects.toThrow('no operator');
  await expect(turns('ada', () => Promise.resolve(1))).resolves.toBe(1);
});
