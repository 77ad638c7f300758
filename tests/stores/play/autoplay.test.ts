import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $autoplay, endAutoplay, forgetAutoplay, placeAutomatically, startAutoplay } from '#stores/play/autoplay.ts';
import { $gameSession, $round, openGameSession, placeRound } from '#stores/play/game.ts';

const sessionId = '00000000-0000-4000-8000-000000000001';
const series = '00000000-0000-4000-8000-000000000002';
const session = { sessionId, game: { id: 'dice', name: 'Dice' }, currency: 'EUR' };
const bets = [{ spot: 'under:50.00', amount: '1.00' }];
const told = { id: series, rounds: 10, placed: 0, lossLeft: '5.00', ending: null };
const terms = { rounds: 10, lossLimit: '5.00', winLimit: '50.00' };

type Sent = { readonly method: string | undefined; readonly path: string; readonly body: unknown };
let sent: Sent[] = [];
let answers: (() => Response)[] = [];

const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });
const settled = (placed: number, ending: string | null = null) =>
  json({ round: { status: 'settled', id: `r${placed}` }, balance: '9.00', autoplay: { ...told, placed, ending } });

const rounds = () => sent.filter(({ path }) => path.endsWith('/round')).map(({ body }) => body);
const stops = () => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-1));

/** Places the next round of the series by a press of the table, and waits for the answer. */
const goOn = async (): Promise<void> => {
  let placed: Promise<void> | undefined;
  placeAutomatically(() => {
    placed = placeRound(bets);
  });
  await placed;
};

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ method: init.method, path, body: JSON.parse(String(init.body ?? 'null')) });
    return (answers.shift() ?? json({ autoplay: told }))();
  });
  answers = [json(session), json({ autoplay: told })];
  await openGameSession('dice', 't'.repeat(43));
  await startAutoplay(sessionId, terms);
  sent = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetAutoplay();
  $round.set({ state: 'idle' });
  $gameSession.set({ state: 'opening' });
});

describe('a round of a series', () => {
  it('says which series and which number, and one of the player’s own does not', async () => {
    answers = [settled(1), settled(2), json({ round: { status: 'settled', id: 'own' }, balance: '9.00' })];
    await goOn();
    $round.set({ state: 'idle' });
    await goOn();
    $round.set({ state: 'idle' });
    await placeRound(bets);
    expect(rounds()).toEqual([
      { bets, automatic: { series, number: 1 } },
      { bets, automatic: { series, number: 2 } },
      { bets },
    ]);
    expect($autoplay.get()).toMatchObject({ placed: 2, ending: null });
  });

  it('that the house ends it with is the last', async () => {
    answers = [settled(1, 'win')];
    await goOn();
    $round.set({ state: 'idle' });
    await goOn();
    expect(rounds()).toHaveLength(1);
    expect($autoplay.get()).toMatchObject({ ending: 'win' });
  });

  it.each([
    ['autoplay_over', { ending: 'loss' }, 'loss'],
    ['reality_check_due', undefined, 'refused'],
    ['limit_reached', { kind: 'loss' }, 'refused'],
  ])('that is refused as %s ends the series, here and at the house', async (code, facts, ending) => {
    answers = [json({ code, message: '', requestId: 'q', ...(facts && { facts }) }, 409)];
    await goOn();
    expect($autoplay.get()).toMatchObject({ ending });
    expect($round.get()).toMatchObject({ state: 'refused', failed: { code } });
    await vi.waitFor(() => expect(stops()).toEqual([series]));
  });

  it('that the table does not place ends the series, and marks no later one', async () => {
    placeAutomatically(() => undefined);
    expect($autoplay.get()).toMatchObject({ ending: 'refused' });
    answers = [json({ autoplay: told }), settled(0)];
    await placeRound(bets);
    expect(rounds()).toEqual([{ bets }]);
  });

  it('that was on its way when the player stopped is played, and the series stays stopped', async () => {
    answers = [settled(1)];
    const way = goOn();
    endAutoplay('stopped');
    await way;
    expect($autoplay.get()).toMatchObject({ placed: 1, ending: 'stopped' });
    await vi.waitFor(() => expect(stops()).toEqual([series]));
  });
});
