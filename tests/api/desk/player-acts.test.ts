import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskCallName } from '#contract/desk/calls.ts';
import { seal } from '#server/common/sealed.ts';
import { sql } from '#server/db/db.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { verify } from '../../server/withdrawals/desk.ts';

let server: TestServer;
let compliance: Clerk;
beforeAll(async () => {
  server = await startServer({ env: { REGISTERS: 'SE:spelpaus' }, parts: { captcha: openDoor } });
  compliance = await hire(server, 'compliance');
});
afterAll(() => server.stop());

type Standing = { state: string; excludedUntil: string | null; secondFactor: boolean };

const standingOf = async ({ id }: Owner): Promise<Standing> => {
  const { player } = await compliance.must<{ player: Standing }>('readDeskPlayer', { params: { id } });
  return { state: player.state, excludedUntil: player.excludedUntil, secondFactor: player.secondFactor };
};
const act = (name: DeskCallName, { id }: Owner, shown: Standing, more: object = {}) =>
  compliance.call<{ code?: string; facts?: object }>(name, {
    params: { id },
    body: { reason: 'asked for it', shown, ...more },
  });
const run = (text: string, values: readonly unknown[]) =>
  server.ctx.db.query(sql(`test_acts_${text.length}`, text), values);
const close = ({ id }: Owner) => run('UPDATE player SET closed_at = now() WHERE id = $1', [id]);
const giveFactor = ({ id }: Owner) =>
  run(`INSERT INTO second_factor (player_id, secret_sealed, started_at, confirmed_at) VALUES ($1, 'x', now(), now())`, [
    id,
  ]);
const period = { period: 'ONE_WEEK' };

describe('an act of the desk on an account', () => {
  it.each([
    ['signPlayerOut', {}],
    ['excludePlayer', period],
    ['reopenPlayer', {}],
    ['removePlayerFactor', {}],
    ['openPlayerNumber', {}],
  ] as const)(
    '%s: is refused where the account is otherwise than it was shown, and says how it is',
    async (name, more) => {
      const player = await owner(server);
      const shown = await standingOf(player);
      await close(player);
      const now = await standingOf(player);
      expect(now).toEqual({ ...shown, state: 'closed' });
      const before = (await loggedActs(server)).length;
      const late = await act(name, player, shown, more);
      expect(late).toMatchObject({ status: 409, body: { code: 'changed_since_shown', facts: now } });
      expect(await standingOf(player)).toEqual(now);
      const [told, ...after] = (await loggedActs(server)).slice(before);
      const facts = { refused: 'changed_since_shown' };
      expect(told).toMatchObject({ act: 'players.read', name: compliance.name, players: [player.id], facts });
      expect(after.filter(({ act: done }) => done !== 'players.read')).toEqual([]);
    },
  );

  it('signs a player out everywhere, with its reason in the log', async () => {
    const player = await owner(server);
    expect(await act('signPlayerOut', player, await standingOf(player))).toMatchObject({
      status: 200,
      body: { ended: 1 },
    });
    expect((await player.call('readProfile')).status).toBe(401);
    const noted = (await loggedActs(server)).at(-1);
    expect(noted).toMatchObject({ act: 'players.sign_out', players: [player.id], reason: 'asked for it' });
  });

  it('opens a closed account, and an open one not again', async () => {
    const player = await owner(server);
    await close(player);
    const shown = await standingOf(player);
    expect((await act('reopenPlayer', player, shown)).status).toBe(204);
    expect((await act('reopenPlayer', player, shown)).body.code).toBe('changed_since_shown');
    expect((await act('reopenPlayer', player, await standingOf(player))).body.code).toBe('account_open');
  });

  it('makes an exclusion longer, decided on as it stands', async () => {
    const player = await owner(server);
    const open = await standingOf(player);
    expect((await act('excludePlayer', player, open, period)).status).toBe(200);
    expect((await act('excludePlayer', player, open, { period: 'ONE_MONTH' })).body.code).toBe('changed_since_shown');
    const excluded = await standingOf(player);
    expect(excluded.state).toBe('excluded');
    expect((await act('excludePlayer', player, excluded, { period: 'ONE_DAY' })).body.code).toBe(
      'exclusion_not_longer',
    );
    expect((await act('excludePlayer', player, excluded, { period: 'ONE_MONTH' })).status).toBe(200);
  });

  it('takes the codes of an app off who is verified alone', async () => {
    const player = await owner(server);
    await giveFactor(player);
    const shown = await standingOf(player);
    expect(shown.secondFactor).toBe(true);
    expect((await act('removePlayerFactor', player, shown)).body.code).toBe('verification_required');
    await verify(server, player.id);
    expect((await act('removePlayerFactor', player, shown)).status).toBe(204);
    expect((await act('removePlayerFactor', player, shown)).body.code).toBe('changed_since_shown');
    expect((await act('removePlayerFactor', player, await standingOf(player))).body.code).toBe('second_factor_off');
  });

  it('asks a player for another number, who may give one then, and none who has given none', async () => {
    const player = await owner(server);
    const shown = await standingOf(player);
    const open = () => act('openPlayerNumber', player, shown);
    expect((await open()).body.code).toBe('number_not_given');
    await run(
      `INSERT INTO player_details (player_id, country, date_of_birth) VALUES ($1, 'SE', '1985-12-10')
       ON CONFLICT (player_id) DO UPDATE SET country = 'SE', date_of_birth = '1985-12-10'`,
      [player.id],
    );
    const sealed = seal(
      server.ctx.config.secrets.nationalNumbers,
      new Uint8Array(12),
      '198512100010',
      `${player.id}:SE`,
    );
    await run(`INSERT INTO national_number VALUES ($1, 'SE', $2, now())`, [player.id, sealed]);
    await verify(server, player.id);
    expect((await open()).status).toBe(204);
    const noted = (await loggedActs(server)).filter(({ act: done }) => done === 'players.open_number').at(-1);
    expect(noted).toMatchObject({ players: [player.id], reason: 'asked for it' });
    const { nationalNumbers } = await compliance.must<{ nationalNumbers: object[] }>('readDeskPlayer', {
      params: { id: player.id },
    });
    expect(nationalNumbers).toEqual([{ country: 'SE', filledAt: expect.any(String), standing: 'open', former: [] }]);
  });

  it('is of a player who is there', async () => {
    const nobody = { id: randomUUID() } as Owner;
    const shown = { state: 'open', excludedUntil: null, secondFactor: false };
    expect((await act('signPlayerOut', nobody, shown)).body.code).toBe('player_not_found');
  });
});
