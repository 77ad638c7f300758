import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { common as commonCrash } from '#domain/games/crash/common.ts';
import { crashMsOf } from '#domain/games/crash/growth.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { closeRooms, resumeSharedRounds } from '#server/services/shared/rooms.ts';
import { cashOut } from '#server/services/shared/stakes.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { addPlayer, fundsOf, type House } from '../games/house.ts';
import { ended, layChain, present, recordOf, sitAtCrash, stake } from './table.ts';

/** This process: it lives on. */
let witness: TestServer;
let leader: ChildProcess;

const house = (): House => ({
  ctx: witness.ctx,
  url: '',
  logged: [],
  passTime: () => undefined,
  close: async () => undefined,
});

beforeEach(async () => {
  witness = await startServer();
});
afterEach(async () => {
  expect((await checkLedger(witness.ctx.db)).isSound).toBe(true);
  leader.kill('SIGKILL');
  await closeRooms(witness.ctx);
  await witness.stop();
});

/** Starts another process, which then leads; resolves when it has opened a round. */
const startLeader = async (): Promise<void> => {
  leader = fork(new URL('../../support/shared-process.ts', import.meta.url), {
    env: { ...process.env, ...witness.env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await heard('"betting"');
};
const heard = async (text: string): Promise<void> => {
  for (;;) {
    const [message] = (await once(leader, 'message')) as [{ event?: string }];
    if (message.event?.includes(text)) return;
  }
};
const kill = async () => {
  const exited = once(leader, 'exit');
  leader.kill('SIGKILL');
  await exited;
};
/** Looks until it is so; the rounds run on real clocks here. */
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
};
const closed = async () => (await ended(house()))[0]?.closed_at != null;

const seated = async () => {
  const player = await addPlayer(house(), 'EUR', 10_000n);
  return { player, sessionId: await sitAtCrash(house(), player) };
};

describe('must-hold 40: the process that leads is killed', () => {
  it('in the middle of a round: another one goes on with it', async () => {
    await layChain(house(), [170, 180]);
    await startLeader();
    const [byHand, byTarget] = [await seated(), await seated()];
    const left = await stake(house(), byHand.player, byHand.sessionId, 'manual', '10.00');
    const reached = await stake(house(), byTarget.player, byTarget.sessionId, 'auto:1.50', '10.00');
    const before = (await present(house())).led_by;
    await heard('"started"');
    await kill();
    await until(async () => (await present(house())).led_by !== before);
    expect(await cashOut(witness.ctx, byHand.player, commonCrash, left)).toMatchObject({ ok: true });
    await until(closed);
    expect((await ended(house()))[0]).toMatchObject({ index: 1, unled: false });
    expect(await recordOf(house(), reached)).toMatchObject({ status: 'settled', payout: 1_500n });
    expect((await recordOf(house(), left))?.payout).toBeGreaterThanOrEqual(1_000n);
  });

  it('and nobody leads at the end: what left or reached its target is paid, the rest goes back', async () => {
    await layChain(house(), [150, 155]);
    await startLeader();
    const all = [await seated(), await seated(), await seated()] as const;
    const ids = [
      await stake(house(), all[0].player, all[0].sessionId, 'manual', '10.00'),
      await stake(house(), all[1].player, all[1].sessionId, 'auto:1.40', '10.00'),
      await stake(house(), all[2].player, all[2].sessionId, 'manual', '10.00'),
    ] as const;
    await heard('"started"');
    expect(await cashOut(witness.ctx, all[2].player, commonCrash, ids[2])).toMatchObject({ ok: true });
    await closeRooms(witness.ctx);
    await kill();
    const { starts_at: startsAt } = await present(house());
    await until(async () => Date.now() > (startsAt?.getTime() ?? 0) + crashMsOf(155));
    await resumeSharedRounds(witness.ctx);
    await until(closed);
    expect((await ended(house()))[0]).toMatchObject({ index: 1, unled: true });
    expect(await recordOf(house(), ids[0])).toMatchObject({ status: 'cancelled' });
    expect(await recordOf(house(), ids[1])).toMatchObject({ status: 'settled', payout: 1_400n });
    const funds = await Promise.all(all.map(({ player }) => fundsOf(house(), player)));
    expect(funds[0]).toEqual({ cash: 10_000n, bonus: 0n });
    expect(funds[1]).toEqual({ cash: 10_400n, bonus: 0n });
    expect(funds[2]?.cash).toBeGreaterThanOrEqual(10_000n);
  });
});
