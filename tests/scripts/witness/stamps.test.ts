import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headBytes, signHead, type TreeHead } from '#domain/transparency/head.ts';
import { judgeKept, judgeStamp, keepStamp, stampFolder, stampsToAsk } from '#scripts/witness/stamps.ts';
import { createTimeStamps } from '#server/adapters/time-stamps/create-time-stamps.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 28, 12);
const headOf = (at: number): TreeHead => signHead({ at, epoch: 1, size: 5, root: 'a'.repeat(64) }, 'b'.repeat(64));
const authority = (at: number) => {
  const outside = {
    clock: { now: () => new Date(at) },
    random: { bytes: (count: number) => new Uint8Array(count).fill(5) },
  };
  const played = createTimeStamps({ timeStamps: null, sandbox: true, secrets: { cardWebhook: 'c' } }, outside);
  if (!played) throw new Error('no authority');
  return played;
};
const tokenOf = async (head: TreeHead, at: number): Promise<Uint8Array> => {
  const stamp = await authority(at).stamp(headBytes(head));
  if (!stamp.ok) throw new Error(stamp.code);
  return stamp.value.token;
};
const { trusted } = authority(now);

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'witness-stamps-'));
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

test('a stamp that came late holds, and is told', async () => {
  const head = headOf(now - 30 * hour);
  expect(judgeStamp(head, await tokenOf(head, now - 29 * hour), trusted, now)).toEqual({ head, ok: true });
  const late = judgeStamp(head, await tokenOf(head, now), trusted, now);
  expect(late).toMatchObject({
    ok: true,
    said: expect.stringContaining('came more than a day later: 2026-11-28T12:00:00'),
  });
});

test('fifty of the newest that are not kept yet are asked for at a look', async () => {
  const heads = Array.from({ length: 60 }, (_, hours) => ({
    ...headOf(now - hours * hour),
    stamp: { at: now, by: 'Somebody' },
  }));
  const [newest, second] = heads;
  if (!newest || !second) throw new Error('no heads');
  const folder = stampFolder(state, 'https://casino.example');
  expect(stampsToAsk(folder, { heads })[0]).toEqual(newest);
  keepStamp(folder, newest, await tokenOf(newest, now));
  const asked = stampsToAsk(folder, { heads: heads.toReversed() });
  expect([asked.length, asked[0]]).toEqual([50, second]);
  expect(stampsToAsk(folder, { heads: [headOf(now)] })).toEqual([]);
});

test('what was kept is judged again, also what was changed where it lies', async () => {
  const [head, other] = [headOf(now), headOf(now - hour)];
  const folder = stampFolder(state, 'https://casino.example:8080');
  expect(folder).toBe(join(state, 'casino.example-8080-stamps'));
  keepStamp(folder, head, await tokenOf(head, now));
  expect(judgeKept(folder, [head, other], trusted, now)).toEqual([{ head, ok: true }]);
  keepStamp(folder, other, await tokenOf(head, now));
  writeFileSync(join(folder, `${head.at}.tsr`), 'cut off');
  expect(judgeKept(folder, [head, other], trusted, now)).toEqual([
    { head, ok: false, said: 'is none' },
    { head: other, ok: false, said: 'is of something else than this head' },
  ]);
});
