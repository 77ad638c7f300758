import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { launchGame } from '#server/services/games/launch-game.ts';
import { forgetStaleRows } from '#server/services/house-keeping.ts';
import { signOut } from '#server/services/identity/sessions.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { createWorld, minute, newPlayer, type World } from './identity/world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const day = 24 * 60 * minute;
const countRows = sql(
  'test_rows',
  `SELECT (SELECT count(*) FROM launch_token) AS launches, (SELECT count(*) FROM session) AS sessions,
     (SELECT count(*) FROM mail_job) AS mails, (SELECT count(*) FROM email_token) AS links,
     (SELECT count(*) FROM captcha_used) AS challenges, (SELECT count(*) FROM player) AS players,
     (SELECT count(*) FROM security_event) AS events`,
);
const rowsLeft = async () => (await world.ctx.db.query(countRows))[0];

test('what decides nothing any more is forgotten in its time; players and the audit stay', async () => {
  const { token, session } = await newPlayer(world);
  await sendDueMails(world.ctx);
  await launchGame(world.ctx, session, { id: 'roulette-european', demo: true });
  await signOut(world.ctx, world.caller, token);
  const kept = { players: 1n, events: 2n };
  const after = async (ms: number) => {
    world.passTime(ms);
    await forgetStaleRows(world.ctx);
    return rowsLeft();
  };
  const all = { launches: 1n, sessions: 1n, mails: 1n, links: 1n, challenges: 1n, ...kept };
  expect(await after(minute)).toEqual(all);
  expect(await after(2 * 60 * minute)).toEqual({ ...all, launches: 0n, challenges: 0n });
  expect(await after(8 * day)).toEqual({ ...all, launches: 0n, challenges: 0n, links: 0n });
  expect(await after(31 * day)).toEqual({ launches: 0n, sessions: 0n, mails: 0n, links: 0n, challenges: 0n, ...kept });
});

test('a session in use and a mail that waits are never forgotten', async () => {
  await newPlayer(world);
  world.passTime(29 * day);
  await forgetStaleRows(world.ctx);
  expect(await rowsLeft()).toMatchObject({ sessions: 1n, mails: 1n });
});
