import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { confirmAccount, resendConfirmation } from '#server/services/identity/confirm.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { profileOf } from '#server/services/profile/read-profile.ts';
import { createWorld, minute, newPlayer, type World } from './world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const tokenOfLastMail = (): string =>
  /confirm\?token=([A-Za-z0-9_-]{43})\n/.exec(world.mails.at(-1)?.text ?? '')?.[1] ?? '';

describe('confirmAccount', () => {
  test('must-hold 27: the link of the mail confirms once', async () => {
    const { session } = await newPlayer(world);
    await sendDueMails(world.ctx);
    const token = tokenOfLastMail();
    expect(await confirmAccount(world.ctx, world.caller, token)).toEqual({
      ok: true,
      value: { playerId: session.playerId },
    });
    expect(await profileOf(world.ctx, session)).toMatchObject({ confirmed: true, firstName: 'Ada King' });
    expect(await confirmAccount(world.ctx, world.caller, token)).toEqual({ ok: false, code: 'already_confirmed' });
  });

  test('must-hold 27: of 20 uses of one link at once one counts', async () => {
    await newPlayer(world);
    await sendDueMails(world.ctx);
    const token = tokenOfLastMail();
    const results = await Promise.all(Array.from({ length: 20 }, () => confirmAccount(world.ctx, world.caller, token)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  test('must-hold 27: the link is over after ten minutes', async () => {
    await newPlayer(world);
    await sendDueMails(world.ctx);
    world.passTime(10 * minute);
    expect(await confirmAccount(world.ctx, world.caller, tokenOfLastMail())).toEqual({
      ok: false,
      code: 'token_expired',
    });
  });

  test.each(['', 'A'.repeat(43), "x' OR true --"])('must-hold 27: a guess (%j) confirms nobody', async (token) => {
    expect(await confirmAccount(world.ctx, world.caller, token)).toEqual({ ok: false, code: 'token_invalid' });
  });

  test('must-hold 27: the link leads to the configured origin and its secret is stored nowhere', async () => {
    await newPlayer(world);
    await sendDueMails(world.ctx);
    expect(world.mails[0]?.text).toContain('http://faceup.test:4400/confirm?token=');
    const dump = await Promise.all(
      ['email_token', 'mail_job', 'security_event', 'player'].map((table) =>
        world.ctx.db.query(sql(`test_dump_${table}`, `SELECT t::text AS row FROM ${table} t`)),
      ),
    );
    const text = JSON.stringify(dump);
    expect(text).not.toContain(tokenOfLastMail());
    expect(text).not.toContain(Buffer.from(tokenOfLastMail(), 'base64url').toString('hex'));
  });
});

describe('resendConfirmation', () => {
  test('mails a second link after a minute, one for many presses', async () => {
    const { session } = await newPlayer(world);
    await sendDueMails(world.ctx);
    expect(await resendConfirmation(world.ctx, session)).toMatchObject({
      code: 'rate_limited',
      facts: { retryAfterSeconds: 60 },
    });
    world.passTime(minute);
    const presses = await Promise.all(Array.from({ length: 10 }, () => resendConfirmation(world.ctx, session)));
    expect(presses.filter((result) => result.ok)).toHaveLength(1);
    await sendDueMails(world.ctx);
    expect(world.mails).toHaveLength(2);
    expect((await confirmAccount(world.ctx, world.caller, tokenOfLastMail())).ok).toBe(true);
    expect(await resendConfirmation(world.ctx, session)).toEqual({ ok: false, code: 'already_confirmed' });
  });
});
