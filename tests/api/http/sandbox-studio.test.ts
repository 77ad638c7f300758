import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/call.ts';
import type { listBets, readRound } from '#contract/profile/history.ts';
import { copperCoin, oilLamp, shelfWith } from '#tests/support/outside-games.ts';
import { deposit, type Player, signUp } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let ada: Player;
beforeAll(async () => {
  server = await startServer({ parts: { catalogue: shelfWith(copperCoin, oilLamp) } });
  ada = await signUp(server.origin);
  await deposit(server.origin, ada, '100');
});
afterAll(() => server.stop());

const launch = (id: string, demo = false) =>
  ada.call<{ url: string; code?: string }>('launchGame', {
    body: {
      id,
      demo,
      gameName: 'x',
      lang: 'en',
      launchId: 'x',
      imageId: null,
      platform: 'desktop',
      provider: 'x',
      category: 'casual',
    },
  });
const play = async (url: string, action?: string) => {
  const form = action === undefined ? {} : { method: 'POST', body: new URLSearchParams({ action }) };
  const answer = await fetch(url, { ...form, headers: { origin: server.origin } });
  const page = await answer.text();
  return {
    status: answer.status,
    said: /role="status">([^<]*)</.exec(page)?.[1],
    balance: /<dd>([^<]*)<\/dd>/.exec(page)?.[1],
  };
};

it.each([copperCoin, oilLamp])(
  '$name is launched, bet on, won, lost and taken back through the wallet’s door',
  async (game) => {
    const { status, body } = await launch(game.id);
    expect(status).toBe(200);
    expect(new URL(body.url).origin).toBe(server.origin);
    const { balance: before } = await play(body.url);
    const cash = Number.parseFloat(before ?? '');
    const shows = (amount: number) => `${amount.toFixed(2)} EUR`;
    expect(before).toBe(shows(cash));
    expect(await play(body.url, 'win')).toEqual({ status: 200, said: 'Won 2.50', balance: shows(cash + 1.5) });
    expect(await play(body.url, 'lose')).toEqual({ status: 200, said: 'Lost', balance: shows(cash + 0.5) });
    expect(await play(body.url, 'cancel')).toEqual({ status: 200, said: 'Taken back', balance: shows(cash + 0.5) });
    // The token is the player's own: changed, it opens nothing.
    const stolen = new URL(body.url);
    stolen.searchParams.set('token', 'x'.repeat(40));
    expect((await play(stolen.href, 'win')).said).toMatch(/INVALID_TOKEN|SESSION_NOT_FOUND/);

    const { items: bets } = await ada.must<ResponseOf<typeof listBets>>('listBets', { query: {} });
    const rounds = bets.filter(({ gameId }) => gameId === game.id);
    expect(rounds.map(({ gameName, status: state, payout }) => [gameName, state, payout])).toEqual(
      expect.arrayContaining([
        [game.name, 'settled', '2.50'],
        [game.name, 'settled', '0.00'],
      ]),
    );
    const round = await ada.must<ResponseOf<typeof readRound>>('readRound', {
      params: { id: rounds[0]?.id ?? '' },
    });
    expect(round.round).toMatchObject({ status: 'studio', gameName: game.name, provider: 'Sandbox Studio' });
  },
);

it('is played for fun without a call to the wallet', async () => {
  const { body } = await launch(copperCoin.id, true);
  expect(new URL(body.url).searchParams.has('token')).toBe(false);
  expect(await play(body.url, 'win')).toEqual({ status: 200, said: 'Won 2.50', balance: '–' });
  expect((await launch(oilLamp.id, true)).body).toMatchObject({ code: 'game_no_demo' });
});

it('opens its list and its games to the house alone', async () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/sandbox/studio/${path}`, { method: 'POST', headers, body: '{}' });
  expect((await ask('hub88/operator/generic/v2/game/list')).status).toBe(403);
  expect((await ask('valkyrie/sandbox/gamelaunch', { authorization: 'Bearer x' })).status).toBe(401);
  const [hub88, valkyrie] = ['hub88', 'valkyrie'].map((name) => server.ctx.studios.clients.get(name as 'hub88'));
  expect((await hub88?.listGames())?.map(({ code }) => code)).toEqual([copperCoin.outside.code]);
  expect((await valkyrie?.listGames())?.map(({ code }) => code)).toEqual([oilLamp.outside.code]);
});

it('is nowhere without the sandbox', async () => {
  const plain = await startServer({ env: { SANDBOX: '0', CAPTCHA_ROUNDS: '1000' } });
  expect(plain.ctx.studios.clients.size).toBe(0);
  for (const path of ['wallet/hub88/user/balance', 'sandbox/studio/hub88/operator/generic/v2/game/list'])
    expect((await fetch(`${plain.origin}/${path}`, { method: 'POST', body: '{}' })).status).toBe(404);
  await plain.stop();
});
