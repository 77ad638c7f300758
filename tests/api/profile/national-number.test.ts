import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondsOf } from '#domain/identity/age.ts';
import { newcomer, type Owner, openDoor } from '#tests/api/races/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let plain: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { REGISTERS: 'SE:spelpaus,GB:gamstop' }, parts: { captcha: openDoor } });
  plain = await startServer({ parts: { captcha: openDoor } });
});
afterAll(() => Promise.all([server.stop(), plain.stop()]));

type Body = { code?: string; nationalNumber?: string | null };
const born = '1985-12-10';
/** Of that day, with the check digit of its nine. */
const number = '19851210-0010';
const living = async (country: string | null, place = server): Promise<Owner> => {
  const player = await newcomer(place);
  if (country !== null) await player.must('updateProfile', { body: { country, dateOfBirth: secondsOf(born) ?? 0 } });
  return player;
};
const told = async (player: Owner) => (await player.must<Body>('readProfile')).nationalNumber;

test.each([['GB'], ['DK'], ['MT'], [null]])(
  'who lives in %s is asked for no number where only Sweden’s register takes one',
  async (country) => expect(await told(await living(country))).toBeNull(),
);

test('a Swede is asked for none in a house that asks no register', async () =>
  expect(await told(await living('SE', plain))).toBeNull());

test('a Swede is told that it is missing, then that it was given and may be corrected, and the number comes back nowhere', async () => {
  const player = await living('SE');
  expect(await told(player)).toBe('missing');
  const wrong = await player.call<Body>('fillNationalNumber', { body: { nationalNumber: '19851211-0019' } });
  expect([wrong.status, wrong.body.code, await told(player)]).toEqual([400, 'bad_request', 'missing']);
  await player.must('fillNationalNumber', { body: { nationalNumber: number } });
  expect(await told(player)).toBe('open');
  const filled = await player.must<Body>('updateProfile', { body: { city: 'Malmö' } });
  expect(filled.nationalNumber).toBe('open');
  expect(JSON.stringify([await player.must('readProfile'), filled])).not.toMatch(/851210-?0010/);
  // The same again is no correction.
  expect((await player.call('fillNationalNumber', { body: { nationalNumber: number } })).body).toEqual({
    filled: true,
    standing: 'open',
  });
});

test('another’s number does not stand in one’s own place', async () => {
  const [one, other] = [await living('SE'), await living('SE')];
  await one.must('fillNationalNumber', { body: { nationalNumber: number } });
  expect([await told(one), await told(other)]).toEqual(['open', 'missing']);
});
