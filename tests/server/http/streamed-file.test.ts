import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { streamedFile } from '#server/http/streamed-file.ts';

afterEach(() => vi.useRealTimers());

const about = { name: 'a.csv', type: 'text/csv' } as const;
async function* partsOf(count: number, onEnd = () => {}): AsyncGenerator<string, void> {
  try {
    for (let n = 0; n < count; n++) yield `${n}\n`;
  } finally {
    onEnd();
  }
}
const begin = (playerId: string, parts: AsyncGenerator<string, void>) => {
  const file = streamedFile(playerId, about, parts);
  if (!file.ok) return file.facts;
  if (file.value.body instanceof Uint8Array) throw new Error('the file is whole in memory');
  return file.value.body;
};
const streamOf = (playerId: string, parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> => {
  const begun = begin(playerId, parts);
  if (!(begun instanceof ReadableStream)) throw new Error('refused');
  return begun;
};

it('is written as it is read, and then the player may have another', async () => {
  const player = randomUUID();
  let ended = 0;
  const note = () => {
    ended += 1;
  };
  const body = streamOf(player, partsOf(3, note));
  expect(begin(player, partsOf(1))).toEqual({ retryAfterSeconds: 10 });
  expect(await new Response(body).text()).toBe('0\n1\n2\n');
  expect(ended).toBe(1);
  await streamOf(player, partsOf(1)).cancel();
});

it('API4: a process writes eight at once, whoever asks', async () => {
  const begun = Array.from({ length: 20 }, () => begin(randomUUID(), partsOf(1)));
  const streams = begun.filter((one) => one instanceof ReadableStream);
  expect(streams).toHaveLength(8);
  await Promise.all(streams.map((stream) => stream.cancel()));
  await streamOf(randomUUID(), partsOf(1)).cancel();
});

it('lets go of who takes nothing for 30 seconds', async () => {
  vi.useFakeTimers();
  const player = randomUUID();
  let isOver = false;
  const body = streamOf(
    player,
    partsOf(9, () => {
      isOver = true;
    }),
  );
  const reader = body.getReader();
  await reader.read();
  await vi.advanceTimersByTimeAsync(29_000);
  await reader.read();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isOver).toBe(true);
  await expect(reader.read()).rejects.toThrow('not taken');
  await streamOf(player, partsOf(1)).cancel();
});

it('API4: keeps no place for who takes a little now and then for half an hour', async () => {
  vi.useFakeTimers();
  const player = randomUUID();
  const reader = streamOf(player, partsOf(1_000)).getReader();
  for (let waitedMs = 0; waitedMs < 30 * 60_000 - 20_000; waitedMs += 20_000) {
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await reader.read()).done).toBe(false);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(reader.read()).rejects.toThrow('not taken');
  await streamOf(player, partsOf(1)).cancel();
});

it('a part that fails ends the file as broken, and frees the place', async () => {
  const player = randomUUID();
  async function* broken(): AsyncGenerator<string, void> {
    yield 'half';
    throw new Error('the database went away');
  }
  await expect(new Response(streamOf(player, broken())).text()).rejects.toThrow('went away');
  await streamOf(player, partsOf(1)).cancel();
});
