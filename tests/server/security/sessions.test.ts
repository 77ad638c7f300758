import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPlayers } from '#scripts/ops/players.ts';
import type { Caller } from '#server/services/caller.ts';
import { deviceOf } from '#server/services/identity/device.ts';
import { endOneSession, endOtherSessions, listSessions } from '#server/services/identity/list-sessions.ts';
import { currentSession } from '#server/services/identity/sessions.ts';
import { signIn } from '#server/services/identity/sign-in.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { createWorld, eventsOf, minute, newEmail, newPlayer, password, type World } from '../identity/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  newer: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
} as const;

const enterFrom = async (email: string, change: Partial<Caller>) => {
  const input = { email, password, captcha: await world.solve('login') };
  const result = await signIn(world.ctx, { ...world.caller, ...change }, input);
  if (!result.ok || result.value.step !== 'in') throw new Error('not in');
  return result.value;
};

describe('the list of sessions', () => {
  test.each([
    [agents.windows, { browser: 'Firefox', system: 'Windows', kind: 'desktop' }],
    [agents.phone, { browser: 'Safari', system: 'iOS', kind: 'phone' }],
    ['', { browser: null, system: null, kind: 'unknown' }],
    ['<script>alert(1)</script>', { browser: null, system: null, kind: 'unknown' }],
  ])('knows the device of %j', (agent, device) => {
    expect(deviceOf(agent)).toMatchObject({ ...device, browser: device.browser ?? deviceOf(agent).browser });
  });

  test('shows device, place and times of those that are alive, this one first', async () => {
    const email = newEmail();
    const first = await newPlayer(world, { email });
    world.passTime(minute);
    const phone = await enterFrom(email, { userAgent: agents.phone, country: 'AT', ip: '203.0.113.9' });
    world.passTime(minute);
    const unplaced = await enterFrom(email, { userAgent: agents.windows, country: 'ZZ' });
    const list = await listSessions(world.ctx, first.session);
    expect(list.map(({ id }) => id)).toEqual([first, unplaced, phone].map(({ session }) => session.sessionId));
    expect(list.map(({ current }) => current)).toEqual([true, false, false]);
    expect(list[2]).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      kind: 'phone',
      country: 'AT',
      ip: '203.0.113.9',
    });
    expect(list[1]).toMatchObject({ system: 'Windows', country: null });
    world.passTime(29 * minute);
    expect((await listSessions(world.ctx, unplaced.session)).map(({ id }) => id)).toEqual([unplaced.session.sessionId]);
  });

  test('must-hold 23 and 7.4.1: an ended one is nobody from the next call on', async () => {
    const email = newEmail();
    const here = await newPlayer(world, { email });
    const there = await enterFrom(email, {});
    const id = there.session.sessionId;
    expect(await endOneSession(world.ctx, world.caller, here.session, id)).toMatchObject({ ok: true });
    expect(await currentSession(world.ctx, there.token)).toBeNull();
    expect(await currentSession(world.ctx, here.token)).not.toBeNull();
    expect(await endOneSession(world.ctx, world.caller, here.session, id)).toMatchObject({ code: 'not_found' });
  });

  test('must-hold 28: another player’s is not there, and stays as it is', async () => {
    const ada = await newPlayer(world);
    const eve = await newPlayer(world);
    const tried = await endOneSession(world.ctx, world.caller, eve.session, ada.session.sessionId);
    expect(tried).toEqual({ ok: false, code: 'not_found' });
    expect(await currentSession(world.ctx, ada.token)).not.toBeNull();
  });

  test('all others end at once, and nobody else’s', async () => {
    const email = newEmail();
    const here = await newPlayer(world, { email });
    const others = [await enterFrom(email, {}), await enterFrom(email, { userAgent: agents.phone })];
    const stranger = await newPlayer(world);
    expect(await endOtherSessions(world.ctx, world.caller, here.session)).toBe(2);
    const alive = await Promise.all(
      [...others, here, stranger].map(async ({ token }) => (await currentSession(world.ctx, token)) !== null),
    );
    expect(alive).toEqual([false, false, true, true]);
    expect(await endOtherSessions(world.ctx, world.caller, here.session)).toBe(0);
  });
});

test('a sign-in from a new device or country is told by mail, one from a known one is not', async () => {
  const email = newEmail();
  await newPlayer(world, { email });
  const mailsOf = async () => {
    await sendDueMails(world.ctx);
    return world.mails.filter((mail) => mail.to === email && mail.subject.startsWith('A new sign-in'));
  };
  await enterFrom(email, { userAgent: agents.windows });
  const [mail] = await mailsOf();
  expect(mail?.text).toContain('Firefox, Windows, Malta');
  expect(mail?.text).toContain('http://faceup.test:4400/profile/privacy');
  await enterFrom(email, { userAgent: agents.windows });
  await enterFrom(email, { userAgent: agents.newer });
  expect(await mailsOf()).toHaveLength(1);
  await enterFrom(email, { userAgent: agents.newer, country: 'AT' });
  expect((await mailsOf())[1]?.text).toContain('Austria');
});

test('7.4.5: staff end all sessions of one player and of nobody else; it is on record, and the password is as it was', async () => {
  const email = newEmail();
  const first = await newPlayer(world, { email });
  const second = await enterFrom(email, { userAgent: agents.phone });
  const other = await newPlayer(world);
  const now = world.ctx.clock.now();
  const done = await runPlayers(world.ctx.db, ['sign-out', email.toUpperCase()], now);
  expect(done).toEqual({ done: true, lines: [expect.stringMatching(/^2 sessions ended/)] });
  for (const { token } of [first, second]) expect(await currentSession(world.ctx, token)).toBeNull();
  expect(await currentSession(world.ctx, other.token)).not.toBeNull();
  const ofPlayer = (await eventsOf(world)).filter((event) => event.player_id === first.session.playerId);
  expect(ofPlayer.filter(({ kind }) => kind === 'sessions_ended_by_staff')).toHaveLength(1);
  expect(await enterFrom(email, {})).toBeDefined();
  expect((await runPlayers(world.ctx.db, ['sign-out', newEmail()], now))?.done).toBe(false);
  expect(await runPlayers(world.ctx.db, ['sign-out'], now)).toBeUndefined();
});
