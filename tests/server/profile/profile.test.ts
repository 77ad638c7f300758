import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsOf } from '#domain/identity/age.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { endOffersOf, toggleReceiveEmail, unsubscribe, unsubscribeToken } from '#server/services/profile/promo-mail.ts';
import { profileOf } from '#server/services/profile/read-profile.ts';
import { updateProfile } from '#server/services/profile/update-profile.ts';
import { createWorld, newPlayer, type World } from '#tests/server/identity/world.ts';

let world: World;
let ada: PlayerSession;
beforeAll(async () => {
  world = await createWorld();
  ada = (await newPlayer(world)).session;
});
afterAll(() => world.close());

type Body = Parameters<typeof updateProfile>[3];
const put = (body: Body, session = ada) => updateProfile(world.ctx, world.caller, session, body);
const selectEvents = sql(
  'test_profile_events',
  "SELECT kind, facts FROM security_event WHERE player_id = $1 AND kind ~ '^(profile|promotions)_' ORDER BY id",
);
const eventsOf = (session: PlayerSession) =>
  world.ctx.db.query<{ kind: string; facts: unknown }>(selectEvents, [session.playerId]);
const at = (day: string): number => secondsOf(day) ?? Number.NaN;

describe('a profile', () => {
  test('is empty but for the sign-up’s part, and gets no promotions', async () => {
    const { userDetails, ...rest } = await profileOf(world.ctx, ada);
    expect(rest).toMatchObject({ confirmed: false, firstName: 'Ada King', lastName: 'Lovelace', avatar: null });
    const { receiveEmailPromo, ...details } = userDetails;
    expect(receiveEmailPromo).toBe(false);
    expect(new Set(Object.values(details))).toEqual(new Set([null]));
  });

  test('is filled in field by field, and tells the log which and not what', async () => {
    const { session } = await newPlayer(world);
    const born = at('1985-12-10') + 3_600;
    const saved = await put({ dateOfBirth: born, gender: 'Female', city: 'Mdina', country: 'MT' }, session);
    expect(saved).toMatchObject({ ok: true, value: { userDetails: { gender: 'Female', country: 'MT' } } });
    const phone = { dialingCode: '356', phoneNumber: '99123456' };
    const more = await put({ dateOfBirth: null, ...phone, receiveEmailPromo: true }, session);
    expect(more).toMatchObject({ ok: true, value: { userDetails: { phone, dateOfBirth: at('1985-12-10') } } });
    expect(await profileOf(world.ctx, session)).toEqual(more.ok && more.value);
    expect(await eventsOf(session)).toEqual([
      { kind: 'profile_filled', facts: { fields: 'dateOfBirth,gender,country,city' } },
      { kind: 'profile_filled', facts: { fields: 'phoneNumber,dialingCode' } },
      { kind: 'promotions_on', facts: { by: 'profile' } },
    ]);
  });

  test('must-hold 34: refuses another value for what is locked, and changes nothing at all then', async () => {
    const { session } = await newPlayer(world);
    await put({ city: 'Mdina', dialingCode: '356', phoneNumber: '99123456', nickName: 'Ada' }, session);
    const before = await profileOf(world.ctx, session);
    const change = { city: 'Valletta', nickName: 'Eve', dialingCode: '356', phoneNumber: '99123457', state: 'Gozo' };
    expect(await put(change, session)).toEqual({
      ok: false,
      code: 'field_locked',
      facts: { fields: 'nickName,city,phoneNumber' },
    });
    expect(await profileOf(world.ctx, session)).toEqual(before);
    // Sent twice because the first answer was lost.
    expect(await put({ city: 'Mdina', dialingCode: '356', phoneNumber: '99123456' }, session)).toMatchObject({
      ok: true,
    });
  });

  test('RACE: of 20 who fill in one field at once, one does', async () => {
    const { session } = await newPlayer(world);
    const cities = Array.from({ length: 20 }, (_, index) => `City ${index}`);
    const results = await Promise.all(cities.map((city) => put({ city, address: `${city} street` }, session)));
    const winners = results.flatMap((result, index) => (result.ok ? [cities[index]] : []));
    expect(winners).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.code === 'field_locked')).toHaveLength(19);
    const { userDetails } = await profileOf(world.ctx, session);
    expect([userDetails.city, userDetails.address]).toEqual([winners[0], `${winners[0]} street`]);
    expect(await eventsOf(session)).toHaveLength(1);
  });

  test.each([
    ['2009-03-01', undefined],
    ['2009-03-02', 'age_not_allowed'],
    ['1937-03-01', undefined],
    ['1937-02-28', 'age_not_allowed'],
    ['2030-01-01', 'age_not_allowed'],
  ])('born on %s, on 1 March 2027: %s', async (day, code) => {
    const { session } = await newPlayer(world);
    const result = await put({ dateOfBirth: at(day) }, session);
    expect(result.ok ? undefined : result.code).toBe(code);
  });

  test.each([
    ['49', '01701234567', { dialingCode: '49', phoneNumber: '1701234567' }],
    ['1268', '4641234', { dialingCode: '1', phoneNumber: '2684641234' }],
    ['44', '7911123456', { dialingCode: '44', phoneNumber: '7911123456' }],
    ['49', '12', undefined],
    ['999', '123456789', undefined],
    ['44', '99999999999', undefined],
  ])('the number +%s %s is kept as %j', async (dialingCode, phoneNumber, phone) => {
    const { session } = await newPlayer(world);
    const result = await put({ dialingCode, phoneNumber }, session);
    if (phone === undefined)
      expect(result).toEqual({ ok: false, code: 'phone_invalid', facts: { field: 'phoneNumber' } });
    else expect(result).toMatchObject({ ok: true, value: { userDetails: { phone } } });
  });

  test('takes no half of a number and no country that is none', async () => {
    expect(await put({ phoneNumber: '1701234567' })).toEqual({
      ok: false,
      code: 'phone_invalid',
      facts: { field: 'phoneNumber' },
    });
    // A form proposes a calling code where nobody typed a number.
    expect(await put({ dialingCode: '49' })).toMatchObject({ ok: true, value: { userDetails: { phone: null } } });
    expect(await put({ country: 'ZZ' })).toEqual({ ok: false, code: 'bad_request', facts: { field: 'country' } });
  });

  test.each([`<img src=x onerror=alert(1)>`, `Robert'); DROP TABLE player;--`, '=HYPERLINK("http://x")', 'Ğ"ğ 🂡 \\'])(
    'must-hold 32: keeps %s to the letter',
    async (text) => {
      const { session } = await newPlayer(world);
      await put({ nickName: text, address: text, state: text }, session);
      const { userDetails } = await profileOf(world.ctx, session);
      expect([userDetails.nickName, userDetails.address, userDetails.state]).toEqual([text, text, text]);
    },
  );
});

describe('promotions by mail', () => {
  test('flip at each call; 20 at once end where they began', async () => {
    const { session } = await newPlayer(world);
    const flip = () => toggleReceiveEmail(world.ctx, world.caller, session);
    expect([await flip(), await flip()]).toEqual([{ receiveEmailPromo: true }, { receiveEmailPromo: false }]);
    const answers = await Promise.all(Array.from({ length: 20 }, flip));
    expect(answers.filter(({ receiveEmailPromo }) => receiveEmailPromo)).toHaveLength(10);
    expect((await profileOf(world.ctx, session)).userDetails.receiveEmailPromo).toBe(false);
  });

  test('must-hold 28: end by the link of a mail, for its reader alone', async () => {
    const [eve, bob] = [(await newPlayer(world)).session, (await newPlayer(world)).session];
    for (const session of [eve, bob]) await toggleReceiveEmail(world.ctx, world.caller, session);
    const token = unsubscribeToken(world.ctx, eve.playerId);
    expect(endOffersOf(world.ctx, eve.playerId)).toEqual({
      page: `http://faceup.test:4400/unsubscribe?token=${token}`,
      oneClick: `http://faceup.test:4400/mail/unsubscribe/${token}`,
    });
    expect(await unsubscribe(world.ctx, world.caller, token)).toEqual({ ok: true, value: undefined });
    expect(await unsubscribe(world.ctx, world.caller, token)).toEqual({ ok: true, value: undefined });
    const on = async (session: PlayerSession) => (await profileOf(world.ctx, session)).userDetails.receiveEmailPromo;
    expect([await on(eve), await on(bob)]).toEqual([false, true]);
    expect((await eventsOf(eve)).at(-1)).toEqual({ kind: 'promotions_off', facts: { by: 'mail' } });

    // Bob's id under Eve's seal, a changed seal, half a token, none.
    const [own, other] = [Buffer.from(token, 'base64url'), Buffer.from(bob.playerId.replaceAll('-', ''), 'hex')];
    const forged = [
      Buffer.concat([other, own.subarray(16)]),
      Buffer.concat([other, Buffer.alloc(32)]),
      own.subarray(0, 40),
      Buffer.alloc(0),
    ].map((bytes) => bytes.toString('base64url'));
    for (const one of [...forged, bob.playerId])
      expect(await unsubscribe(world.ctx, world.caller, one)).toEqual({ ok: false, code: 'not_found' });
    expect(await on(bob)).toBe(true);
  });
});
