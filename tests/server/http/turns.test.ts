import { expect, it } from 'vitest';
import { createTurns } from '#server/http/turns.ts';

const settle = () => new Promise((done) => setImmediate(done));

it('lets a few of one player run at a time, the others in their order', async () => {
  const take = createTurns(2, 10);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const run = async (call: number): Promise<void> => {
    const end = await take('a');
    begun.push(call);
    if (end) ends.push(end);
  };
  const all = [1, 2, 3, 4].map(run);
  await settle();
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  // Given back twice is given back once.
  ends[1]?.();
  await settle();
  expect(begun).toEqual([1, 2, 3]);
  ends[0]?.();
  await Promise.all(all);
  expect(begun).toEqual([1, 2, 3, 4]);
});

it('makes nobody wait for another', async () => {
  const take = createTurns(1, 10);
  await take('a');
  const end = await take('b');
  end?.();
  expect(await take('b')).toBeTypeOf('function');
});

it('sends away who would make a line longer than it may be, and takes them once there is room', async () => {
  const take = createTurns(1, 2);
  const end = await take('a');
  const waiting = [take('a'), take('a')];
  expect(await take('a')).toBeNull();
  expect(await take('b')).toBeTypeOf('function');
  end?.();
  await waiting[0];
  const late = take('a');
  await settle();
  (await waiting[0])?.();
  (await waiting[1])?.();
  expect(await late).toBeTypeOf('function');
});
