import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { routes } from '#contract/routes.ts';
import { sql } from '#server/db/db.ts';
import { audit, takeSeat } from '../../server/games/house.ts';
import { losingBet } from '../races/house.ts';
import { pathsAt } from './paths.ts';
import { addGuest, type Guest, openPlace, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await audit(place.house);
  await place.stop();
});

type Request = Parameters<typeof fetch>;
type Told = { readonly status: number; readonly type: string | null; readonly text: string };
const real = globalThis.fetch;

const told = async (response: Response): Promise<Told> => {
  const { status, headers } = response;
  return { status, type: headers.get('content-type'), text: await response.text() };
};
const send = async (request: Request) => told(await real(...request));

/** What was sent from now on, and what it was told. */
function overhear(): { request: Request; first: Told }[] {
  const heard: { request: Request; first: Told }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await real(...request);
    heard.push({ request, first: await told(response.clone()) });
    return response;
  });
  return heard;
}

const kept = Object.entries(calls).flatMap(([name, call]) =>
  'idempotencyKey' in call || name === 'actRound' ? [name] : [],
);
const paths = pathsAt(() => place).filter((path) => path.calls.some((name) => kept.includes(name)));

it('tries every call whose answers are kept', () => {
  const tried = new Set<string>(paths.flatMap((path) => path.calls));
  expect(kept.filter((name) => !tried.has(name))).toEqual([]);
});

/** What changes the balance and the seeds, so that an answer made anew would say something else. */
async function playOn(guest: Guest): Promise<void> {
  const { sessionId } = await takeSeat(place.house, guest, 'roulette-european');
  for (let rounds = 0; rounds < 2; rounds++) {
    const bets = [await losingBet(place, guest.playerId, '1.00')];
    expect((await guest.call('placeRound', { params: { sessionId }, body: { bets } })).status).toBe(200);
  }
  await guest.call('rotateSeed', { body: { clientSeed: null } });
}

it.each(paths)('$name: a retry is told what was told first, byte for byte', async (path) => {
  const guest = await addGuest(place);
  const attempt = await path.ready(guest);
  const heard = overhear();
  expect(await attempt()).toEqual({ code: 'ok' });
  const [name = ''] = path.calls;
  const end = (routes as Record<string, { path: string }>)[name]?.path.split('/').at(-1) ?? '';
  const asked = heard.filter(({ request: [url] }) => String(url).endsWith(end)).at(-1);
  if (!asked) throw new Error('nothing was sent');
  await playOn(guest);
  const { request, first } = asked;
  // Two at the same moment, too.
  expect(await Promise.all([send(request), send(request)])).toEqual([first, first]);
});

it('an answer of before is told to the same wish alone, and also when the wish would be refused now', async () => {
  const guest = await addGuest(place);
  await place.ctx.db.query(sql('again_confirm', 'UPDATE player SET confirmed_at = created_at WHERE id = $1'), [
    guest.playerId,
  ]);
  const [first, second] = [randomUUID(), randomUUID()];
  const take = (id: string, key: string) => guest.call('acceptPromotion', { body: { id, accepted: true }, key });
  const told = await take('welcome-first', first);
  expect(told.status).toBe(200);
  expect((await take('doubled-deposit', second)).status).toBe(200);
  expect(await take('welcome-first', first)).toEqual(told);
  expect(await take('doubled-deposit', first)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
});
