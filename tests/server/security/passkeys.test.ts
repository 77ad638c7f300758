import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { forgetStaleRows } from '#server/services/house-keeping.ts';
import { signInByPasskey, startPasskeySignIn } from '#server/services/identity/passkey-sign-in.ts';
import {
  addPasskey,
  isWithoutCertificates,
  listPasskeys,
  passkeysMax,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '#server/services/identity/passkeys.ts';
import { reauthenticate } from '#server/services/identity/proof.ts';
import { currentSession, type SignedIn } from '#server/services/identity/sessions.ts';
import { type Authenticator, type Change, softAuthenticator } from '#tests/support/authenticator.ts';
import { createWorld, exclude, minute, newPlayer, password, type World } from '../identity/world.ts';
import { guardedPlayer, tallyOf } from './people.ts';

const origin = 'http://faceup.test:4400';
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const extensions = { clientExtensionResults: {} };

const add = async (player: SignedIn, device: Authenticator, change: Change = {}): Promise<string> => {
  const options = await startPasskey(world.ctx, player.session);
  if (!options.ok) return options.code;
  const response = { ...device.create(options.value, change), ...extensions };
  const added = await addPasskey(world.ctx, world.caller, player.session, response);
  return added.ok ? 'ok' : added.code;
};

const use = async (device: Authenticator, change: Change = {}): Promise<string> => {
  const options = await startPasskeySignIn(world.ctx);
  const response = { ...device.get(options, change), ...extensions };
  const result = await signInByPasskey(world.ctx, world.caller, response, {});
  return result.ok ? 'ok' : result.code;
};

/** A player with one key on one device. */
const keyHolder = async () => {
  const player = await newPlayer(world);
  const device = softAuthenticator(origin);
  expect(await add(player, device)).toBe('ok');
  return { player, device };
};

const lies: readonly (readonly [string, Change])[] = [
  ['of another origin', { origin: 'https://evil.example' }],
  ['of another port', { origin: 'http://faceup.test:4401' }],
  ['for another house', { rpId: 'evil.example' }],
  ['without finger, face or PIN', { verified: false }],
  ['of a challenge that was never ours', { challenge: 'A'.repeat(43) }],
  ['of the other kind', { type: 'webauthn.unknown' }],
];

describe('a passkey', () => {
  test('is added, named after the device, listed, and signs in', async () => {
    const { player, device } = await keyHolder();
    const [key] = await listPasskeys(world.ctx, player.session);
    expect(key).toMatchObject({ name: 'Passkey', synced: false, usedAt: null });
    const options = await startPasskeySignIn(world.ctx);
    const response = { ...device.get(options), ...extensions };
    const result = await signInByPasskey(world.ctx, world.caller, response, { priorToken: player.token });
    if (!result.ok) throw new Error(result.code);
    expect(result.value.session.playerId).toBe(player.session.playerId);
    // must-hold 22: the session that the browser came with is over.
    expect(await currentSession(world.ctx, player.token)).toBeNull();
    expect((await listPasskeys(world.ctx, result.value.session))[0]?.usedAt).not.toBeNull();
  });

  test('counts as both factors: a player with codes switched on is not asked for one', async () => {
    const player = await guardedPlayer(world);
    const device = softAuthenticator(origin);
    expect(await add(player, device)).toBe('ok');
    expect(await use(device)).toBe('ok');
  });

  test('is added when it vouches for itself', async () => {
    expect(await add(await newPlayer(world), softAuthenticator(origin), { attestedBy: 'itself' })).toBe('ok');
  });

  test('must-hold 29: is refused with certificates, before anybody follows an address in them', async () => {
    expect(await add(await newPlayer(world), softAuthenticator(origin), { attestedBy: 'certificate' })).toBe(
      'passkey_refused',
    );
    const made = (change: Change) =>
      isWithoutCertificates(
        softAuthenticator(origin).create({ challenge: 'x', user: { id: 'x' } }, change).response.attestationObject,
      );
    expect([made({}), made({ attestedBy: 'itself' }), made({ attestedBy: 'certificate' })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each(lies)('%s is not added', async (_, change) => {
    const player = await newPlayer(world);
    expect(await add(player, softAuthenticator(origin), change)).toBe('passkey_refused');
    expect(await listPasskeys(world.ctx, player.session)).toEqual([]);
  });

  test.each([...lies, ['of somebody else by its handle', { userHandle: 'AAAA' }] as const])(
    '%s does not sign in',
    async (_, change) => {
      const { device } = await keyHolder();
      expect(await use(device, change)).toBe('passkey_refused');
      expect(await use(device)).toBe('ok');
    },
  );

  test('that nobody added does not sign in', async () => {
    const device = softAuthenticator(origin);
    device.create({ challenge: 'x', user: { id: 'x' } });
    expect(await use(device)).toBe('passkey_refused');
  });

  test('with a counter that stands still or goes back is a copy, and refused', async () => {
    const { device } = await keyHolder();
    expect(await use(device, { counter: 9 })).toBe('ok');
    expect(await use(device, { counter: 9 })).toBe('passkey_refused');
    expect(await use(device, { counter: 8 })).toBe('passkey_refused');
    expect(await use(device, { counter: 10 })).toBe('ok');
  });

  test('of a service that counts nothing signs in again and again', async () => {
    const player = await newPlayer(world);
    const device = softAuthenticator(origin, { counts: false });
    expect([await add(player, device), await use(device), await use(device)]).toEqual(['ok', 'ok', 'ok']);
  });

  test('race: the same answer twenty times at once signs in once, and never again', async () => {
    const { device } = await keyHolder();
    const response = { ...device.get(await startPasskeySignIn(world.ctx)), ...extensions };
    const shots = () => signInByPasskey(world.ctx, world.caller, response, {});
    const results = await Promise.all(Array.from({ length: 20 }, shots));
    expect(tallyOf(results.map((result) => (result.ok ? 'ok' : result.code)))).toEqual({ ok: 1, passkey_refused: 19 });
    expect(await shots()).toMatchObject({ code: 'passkey_refused' });
  });

  test('a challenge is for five minutes, its purpose and its player', async () => {
    const { player, device } = await keyHolder();
    const eve = await newPlayer(world);
    const late = device.get(await startPasskeySignIn(world.ctx));
    const forAdding = await startPasskey(world.ctx, eve.session);
    if (!forAdding.ok) throw new Error(forAdding.code);
    const crossed = { ...device.get(forAdding.value), ...extensions };
    expect(await signInByPasskey(world.ctx, world.caller, crossed, {})).toMatchObject({ code: 'passkey_refused' });
    const planted = { ...softAuthenticator(origin).create(forAdding.value), ...extensions };
    const byAnother = await addPasskey(world.ctx, world.caller, player.session, planted);
    expect(byAnother).toMatchObject({ code: 'passkey_refused' });
    world.passTime(5 * minute);
    const stale = await signInByPasskey(world.ctx, world.caller, { ...late, ...extensions }, {});
    expect(stale).toMatchObject({ code: 'passkey_refused' });
    world.passTime(1);
    await forgetStaleRows(world.ctx);
    const left = await world.ctx.db.query(sql('test_challenges', 'SELECT 1 AS one FROM passkey_challenge'));
    expect(left).toEqual([]);
  });

  test('belongs to one player: the same key is not added by another', async () => {
    const { device } = await keyHolder();
    expect(await add(await newPlayer(world), device)).toBe('passkey_refused');
    expect(await use(device)).toBe('passkey_refused');
  });

  test('must-hold 24: signs no excluded player in', async () => {
    const { player, device } = await keyHolder();
    await exclude(world, player.session.playerId, new Date('2040-01-01'));
    expect(await use(device)).toBe('player_excluded');
  });

  test('must-hold 28: of another player is neither renamed nor removed', async () => {
    const { player, device } = await keyHolder();
    const [key] = await listPasskeys(world.ctx, player.session);
    const eve = await newPlayer(world);
    const id = key?.id ?? '';
    expect(await renamePasskey(world.ctx, eve.session, id, 'Mine')).toMatchObject({ code: 'not_found' });
    expect(await removePasskey(world.ctx, world.caller, eve.session, id)).toMatchObject({ code: 'not_found' });
    expect(await listPasskeys(world.ctx, player.session)).toEqual([key]);
    expect(await renamePasskey(world.ctx, player.session, id, 'Blue key')).toMatchObject({ ok: true });
    expect((await listPasskeys(world.ctx, player.session))[0]?.name).toBe('Blue key');
    expect(await removePasskey(world.ctx, world.caller, player.session, id)).toMatchObject({ ok: true });
    expect(await use(device)).toBe('passkey_refused');
  });

  test('must-hold 7.5.1: is added and removed after a recent sign-in or the password alone', async () => {
    const { player } = await keyHolder();
    const [key] = await listPasskeys(world.ctx, player.session);
    world.passTime(10 * minute);
    expect(await add(player, softAuthenticator(origin))).toBe('sign_in_again');
    const remove = () => removePasskey(world.ctx, world.caller, player.session, key?.id ?? '');
    expect(await remove()).toMatchObject({ code: 'sign_in_again' });
    await reauthenticate(world.ctx, world.caller, player.session, password);
    expect(await add(player, softAuthenticator(origin))).toBe('ok');
    expect(await remove()).toMatchObject({ ok: true });
  });

  test('race: of thirty made at once twenty are kept', async () => {
    const player = await newPlayer(world);
    const made = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const options = await startPasskey(world.ctx, player.session);
        if (!options.ok) throw new Error(options.code);
        return { ...softAuthenticator(origin).create(options.value), ...extensions };
      }),
    );
    const results = await Promise.all(
      made.map((response) => addPasskey(world.ctx, world.caller, player.session, response)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(passkeysMax);
    expect(await startPasskey(world.ctx, player.session)).toMatchObject({ code: 'too_many' });
  });
});
