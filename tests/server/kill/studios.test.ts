import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import type { Bundled } from '#tests/support/bundled.ts';
import { type Mortal, mortalProgram, startMortal } from '#tests/support/mortal.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { hub88Subject, publicKey } from '#tests/support/wallet-kit/hub88.ts';
import { launch } from '#tests/support/wallet-kit/launch.ts';
import { hub88Line, type Line, type Sent, valkyrieLine } from '#tests/support/wallet-kit/over-http.ts';
import type { Subject } from '#tests/support/wallet-kit/subject.ts';
import { apiToken, valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';
import { addPlayer, fundsOf } from '../games/house.ts';

/** Where the process dies: soon, late, and not at all. */
const deaths = [1, 3, 6, 10, 15, 21, 28, 36, 45, 1_000];
const never = Number.MAX_SAFE_INTEGER;
const startedMinor = 10_000n;

let house: TestServer;
let folder: string;
let program: Bundled;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-studios-'));
  const file = join(folder, 'keys.json');
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  await writeFile(file, JSON.stringify({ hub88: { publicKey: pem }, valkyrie: { apiToken } }));
  program = await mortalProgram();
  house = await startServer({ env: { AGGREGATOR_KEYS_FILE: file } });
});
afterAll(async () => {
  await house?.stop();
  await program?.remove();
  await rm(folder, { recursive: true, force: true });
});

const sit = async (subject: Subject, lineOf: (player: string, token: string) => Line) => {
  const player = await addPlayer(house, 'EUR', startedMinor);
  return { player, line: lineOf(player.playerId, await launch(house, subject, player)) };
};

/** Six calls of two players, of whom one has not been heard before, and what both must have once all are done. */
async function airOf(subject: Subject, lineOf: (player: string, token: string) => Line, origin: string) {
  const [ada, bob] = [await sit(subject, lineOf), await sit(subject, lineOf)];
  const own = (id: string) => `${ada.player.playerId.slice(0, 8)}-${id}`;
  for (const id of ['p1', 'p2']) await ada.line.bet({ id: own(id), round: own(id), cents: 100 })(origin);
  const inTheAir: readonly Sent[] = [
    ada.line.bet({ id: own('b1'), round: own('r1'), cents: 150 }),
    ada.line.bet({ id: own('b2'), round: own('r2'), cents: 200, closes: true }),
    ada.line.win({ id: own('w1'), round: own('p1'), cents: 500, closes: true }),
    ada.line.rollback({ id: own('x1'), round: own('p2'), bet: own('p2') }),
    bob.line.bet({ id: own('c1'), round: own('r1'), cents: 300 }),
    bob.line.bet({ id: own('c2'), round: own('r1'), cents: 50 }),
  ];
  const balances = async () => {
    const funds = await Promise.all([ada, bob].map(({ player }) => fundsOf(house, player)));
    return funds.map(({ cash }) => cash);
  };
  return { inTheAir, balances, must: [startedMinor - 100n - 150n - 200n + 500n, startedMinor - 350n] };
}

it.each([
  { subject: hub88Subject, lineOf: hub88Line },
  { subject: valkyrieSubject, lineOf: valkyrieLine },
])(
  'a process killed with calls of $subject.name in the air: asked again of the next one, each is done once',
  async ({ subject, lineOf }) => {
    let live: Mortal = await startMortal(house, program);
    let lost = 0;
    for (const dieAt of deaths) {
      const { inTheAir, balances, must } = await airOf(subject, lineOf, live.origin);
      await live.arm(dieAt);
      const told = await Promise.all(inTheAir.map((send) => send(live.origin).catch(() => null)));
      const isDead = told.includes(null);
      lost += told.filter((one) => one === null).length;
      if (isDead) {
        expect(await live.ended).toBe('SIGKILL');
        live = await startMortal(house, program);
      } else await live.arm(never);
      for (const send of inTheAir) expect(await send(live.origin)).toEqual({ code: subject.codes.ok });
      expect(await balances()).toEqual(must);
      expect(await checkLedger(house.ctx.db)).toMatchObject({ isSound: true, grants: [] });
    }
    live.kill();
    expect(await live.ended).toBe('SIGKILL');
    expect(lost).toBeGreaterThan(deaths.length);
  },
  300_000,
);
