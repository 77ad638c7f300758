import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Family } from '#scripts/ops/answer.ts';
import { families } from '#scripts/ops/families.ts';
import { uploadDocument } from '#server/services/documents/upload-document.ts';
import { addWithdrawer, granted, openDesk } from '#tests/server/withdrawals/desk.ts';
import { loggedActs } from '#tests/support/desk.ts';
import { picture } from '#tests/support/papers.ts';

type World = Awaited<ReturnType<typeof openDesk>>;
let world: World;
let player: { playerId: string; email: string };
let withdrawal: string;
let paper: string;
beforeAll(async () => {
  world = await openDesk();
  const withdrawer = await addWithdrawer(world, 10_000_000n);
  player = withdrawer;
  withdrawal = await granted(world, withdrawer, { amount: '2500' });
  const file = new File([await picture('jpeg', 300, 300)], 'paper.jpg');
  const sent = await uploadDocument(world.ctx, withdrawer, 'bill', file);
  if (!sent.ok) throw new Error(sent.code);
  paper = sent.value.id;
});
afterAll(() => world.close());

const run = async (words: readonly string[], db = world.ctx.db) => {
  const [name = '', ...rest] = words;
  const family = (await families[name]?.(() => world.ctx.config)) as Family;
  return family(db, rest, world.ctx.clock.now());
};

describe('what the shell shows of a player', () => {
  test.each([
    { words: () => ['documents', 'list'], act: 'papers.read', subject: () => null },
    { words: () => ['documents', 'show', paper], act: 'papers.read', subject: () => paper },
    { words: () => ['withdrawals', 'list'], act: 'withdrawals.read', subject: () => null },
    { words: () => ['withdrawals', 'show', withdrawal], act: 'withdrawals.read', subject: () => withdrawal },
    { words: () => ['safer-play', 'show', player.email], act: 'players.read', subject: () => null },
  ])('is an entry of the log each time: $act', async ({ words, act, subject }) => {
    const before = (await loggedActs(world)).length;
    const answer = await run([...words(), '--by', 'Maria']);
    expect(answer).toMatchObject({ done: true });
    const noted = (await loggedActs(world)).slice(before);
    expect(noted).toEqual([expect.objectContaining({ act, name: 'Maria', channel: 'shell', subject_id: subject() })]);
    expect(noted[0]?.players).toContain(player.playerId);
    expect(JSON.stringify(noted)).not.toContain(player.email);
  });

  test('is not shown where its entry cannot be written', async () => {
    const { db } = world.ctx;
    const silent: typeof db = { ...db, transaction: () => Promise.reject(new Error('the log is away')) };
    for (const words of [
      ['documents', 'list'],
      ['withdrawals', 'list'],
      ['safer-play', 'show', player.email],
    ])
      await expect(run(words, silent)).rejects.toThrow('the log is away');
  });

  test('is nothing to note where nobody is shown', async () => {
    const before = (await loggedActs(world)).length;
    for (const words of [
      ['chat', 'list'],
      ['deposits', 'held'],
      ['wallets', 'list'],
      ['promotions', 'list'],
    ])
      expect(await run(words)).toMatchObject({ done: true });
    expect(await loggedActs(world)).toHaveLength(before);
  });
});
