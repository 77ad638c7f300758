import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskCall } from '#contract/desk/call.ts';
import { type DeskCallName, deskCalls } from '#contract/desk/calls.ts';
import { type Act, actNames, type Role, roles } from '#domain/desk/acts.ts';
import { roleMay } from '#domain/desk/rights.ts';
import { type Clerk, clerkAt, hire, lend } from '#tests/support/desk.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const clerks = new Map<Role, Clerk>();

beforeAll(async () => {
  server = await startServer();
  for (const role of roles) clerks.set(role, await hire(server, role));
});
afterAll(() => server.stop());

const named = Object.entries(deskCalls) as [DeskCallName, DeskCall][];
const actOf = ({ access }: DeskCall): Act | null => (access === 'door' || access === 'staff' ? null : access);
const guarded = named.flatMap(([name, call]) => {
  const act = actOf(call);
  return act === null ? [] : [{ name, act }];
});
/** What fits no call but one that wants nothing: who may not is refused before it is read. */
const nobody = '00000000-0000-4000-8000-000000000000';
const params = {
  id: nobody,
  of: 'game',
  proposal: nobody,
  round: nobody,
  page: '1',
  name: 'BTC-20270101T000000-00000000',
};
const asked = (clerk: Clerk, name: DeskCallName) => clerk.call<{ code?: string }>(name, { params, query: {} });
const isRefused = ({ status, body }: { status: number; body: { code?: string } | undefined }) =>
  status === 403 && body?.code === 'act_not_allowed';

describe.each(roles)('%s', (role) => {
  it.each(guarded)('$name ($act)', async ({ name, act }) => {
    const clerk = clerks.get(role);
    if (clerk === undefined) throw new Error(role);
    expect(isRefused(await asked(clerk, name))).toBe(!roleMay(role, act));
  });
});

it('is nobody’s without a session, and everybody’s act for the time of a loan', async () => {
  const stranger = clerkAt(server.origin);
  for (const [name, call] of named)
    if (call.access !== 'door') expect((await asked(stranger, name)).status, name).toBe(401);
  const helper = await hire(server, 'games');
  const until = new Date(Date.now() + 60_000);
  for (const act of new Set(guarded.map((one) => one.act))) {
    if (roleMay('games', act)) continue;
    const names = guarded.flatMap((one) => (one.act === act ? [one.name] : []));
    for (const name of names) expect(isRefused(await asked(helper, name)), name).toBe(true);
    await lend(server, helper, act, until);
    for (const name of names) expect(isRefused(await asked(helper, name)), name).toBe(false);
  }
});

it('has a call for every act, or a right would open nothing', () => {
  const asked = new Set(guarded.map(({ act }) => act));
  expect(actNames.filter((act) => !asked.has(act))).toEqual([]);
});
