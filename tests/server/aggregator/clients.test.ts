import { generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hub88Client } from '#server/adapters/aggregator/hub88-client.ts';
import type { GameOrder } from '#server/adapters/aggregator/studio-client.ts';
import { valkyrieClient } from '#server/adapters/aggregator/valkyrie-client.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
type Heard = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
let server: Server;
let url: string;
let heard: Heard[];
let silence: string[];
let answer: (response: ServerResponse) => void;
const say = (body: unknown, status = 200) => {
  answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
    answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  heard = [];
  silence = [];
});
afterEach(() => {
  // Neither a key nor a player's token is told to whoever reads logs.
  for (const line of silence) expect(line).not.toMatch(/PRIVATE|operator-key|token-of-forty|secret words/);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const frames = ['https://games.example', 'https://*.cdn.example'];
const hub88 = (currencies: readonly ('EUR' | 'BTC')[] | null = null) =>
  hub88Client({ url, operatorId: 7, privateKey: () => privateKey, currencies, frames }, (reason) =>
    silence.push(reason),
  );
const valkyrie = (catalogue = '[]') =>
  valkyrieClient(
    {
      url,
      operatorKey: 'operator-key-of-this-house',
      casino: 'Faceup',
      currencies: null,
      frames,
      launchConfig: { caleta: { sub_partner_id: 'brand' } },
      readCatalogue: async () => catalogue,
    },
    (reason) => silence.push(reason),
  );
const stake = { token: 'token-of-forty-characters-token-of-forty', playerId: 'player-1', currency: 'EUR' } as const;
const order = (said: Partial<GameOrder> = {}): GameOrder => ({
  game: { code: 'clt_dragon', studio: 'caleta' },
  language: 'en',
  platform: 'mobile',
  country: 'MT',
  ip: '203.0.113.9',
  stake,
  lobbyUrl: 'https://house.example/games/all',
  depositUrl: 'https://house.example/deposit',
  ...said,
});

describe('Hub88', () => {
  it('asks for a game with a signature over the very bytes', async () => {
    say({ url: 'https://games.example/play?token=t' });
    expect(await hub88().launch(order())).toEqual({ ok: true, value: { url: 'https://games.example/play?token=t' } });
    const [call] = heard;
    expect(call?.path).toBe('/operator/generic/v2/game/url');
    const signature = Buffer.from(String(call?.headers['x-hub88-signature']), 'base64');
    expect(verify('RSA-SHA256', Buffer.from(call?.body ?? ''), publicKey, signature)).toBe(true);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      operator_id: 7,
      game_code: 'clt_dragon',
      lang: 'en',
      country: 'MT',
      ip: '203.0.113.9',
      platform: 'GPL_MOBILE',
      currency: 'EUR',
      user: 'player-1',
      token: stake.token,
      lobby_url: 'https://house.example/games/all',
      deposit_url: 'https://house.example/deposit',
    });
  });

  it('plays for fun in the currency XXX, with nobody’s token', async () => {
    say({ url: 'https://a.cdn.example/play' });
    expect((await hub88().launch(order({ stake: null, platform: 'desktop' }))).ok).toBe(true);
    const said = JSON.parse(heard[0]?.body ?? '');
    expect(said).toMatchObject({ currency: 'XXX', platform: 'GPL_DESKTOP' });
    expect(Object.keys(said)).not.toEqual(expect.arrayContaining(['user']));
    expect(Object.keys(said)).not.toEqual(expect.arrayContaining(['token']));
  });

  it('reads the list, and passes over what is no game', async () => {
    const game = {
      game_code: 'clt_dragon',
      name: 'Dragon',
      product: 'Caleta',
      category: 'Video Slots',
      enabled: true,
      url_thumb: 'https://cdn.example/d.png',
      platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
      freebet_support: true,
      demo_game_support: null,
      rtp: '95.1',
      volatility: 2,
      features: null,
      blocked_countries: ['US'],
      extra: {},
      restricted_countries: ['FR'],
    };
    say([game, { name: 'no code' }, null, 7]);
    expect(await hub88().listGames()).toEqual([
      {
        code: 'clt_dragon',
        name: 'Dragon',
        provider: 'Caleta',
        studio: '',
        enabled: true,
        category: 'Video Slots',
        image: 'https://cdn.example/d.png',
        demo: false,
        freeRounds: true,
        mobile: true,
        rtp: '95.1',
        volatility: 2,
        features: [],
        blockedCountries: ['US', 'FR'],
        blockedCurrencies: [],
      },
    ]);
    expect(heard[0]?.path).toBe('/operator/generic/v2/game/list');
    expect(heard[0]?.body).toBe('{"operator_id":7}');
  });

  it('is not played in currencies that its amounts cannot tell, or that the contract leaves out', () => {
    expect(hub88().blockedCurrencies).toEqual(['BTC', 'ETH', 'USDT', 'LTC']);
    expect(hub88(['EUR', 'BTC']).blockedCurrencies).toEqual(['USD', 'GBP', 'CAD', 'BTC', 'ETH', 'USDT', 'LTC']);
  });

  it.each([
    'https://evil.example/play',
    'http://games.example/play',
    'https://games.example:8443/',
    'https://user@games.example/',
    'https://games.example.evil.example/',
    'https://cdn.example/',
    'javascript:alert(1)',
    '/play/roulette',
  ])('opens no frame at %s', async (landing) => {
    say({ url: landing });
    expect(await hub88().launch(order())).toEqual({ ok: false, code: 'studio_unavailable' });
    expect(silence).toEqual(['a game at a host that is not among the frames']);
  });

  it.each<[string, () => void, string]>([
    ['an error', () => say({ error: 'secret words' }, 404), 'status 404'],
    ['another shape', () => say({ error: 'secret words' }), 'another shape'],
    ['no JSON', () => (answer = (response) => response.end('secret words')), 'no JSON'],
    [
      'a redirect',
      () => (answer = (response) => response.writeHead(302, { location: 'https://games.example/' }).end()),
      'status 302',
    ],
    ['too much', () => say({ url: 'x'.repeat(70_000) }), 'the answer is too long'],
    ['a broken line', () => (answer = (response) => response.destroy()), 'TypeError'],
  ])('tells %s as nobody there', async (_, prepare, reason) => {
    prepare();
    expect(await hub88().launch(order())).toEqual({ ok: false, code: 'studio_unavailable' });
    expect(silence).toEqual([reason]);
    await expect(hub88().listGames()).rejects.toThrow();
  });
});

describe('Valkyrie', () => {
  it('launches at the studio’s path with key and token in the headers', async () => {
    say({ gameUrl: 'https://games.example/caleta' });
    expect(await valkyrie().launch(order())).toEqual({ ok: true, value: { url: 'https://games.example/caleta' } });
    const [call] = heard;
    expect(call?.path).toBe('/caleta/gamelaunch');
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer operator-key-of-this-house',
      'x-player-token': stake.token,
    });
    expect(JSON.parse(call?.body ?? '')).toEqual({
      currency: 'EUR',
      providerGameId: 'clt_dragon',
      playerId: 'player-1',
      casino: 'Faceup',
      country: 'MT',
      language: 'en',
      sessionIp: '203.0.113.9',
      launchConfig: {
        lobby_url: 'https://house.example/games/all',
        deposit_url: 'https://house.example/deposit',
        sub_partner_id: 'brand',
      },
    });
  });

  it.each(['https://evil.example/', 'http://games.example/', 'https://cdn.example/', 'data:text/html,x', ''])(
    'opens no frame at %j',
    async (gameUrl) => {
      say({ gameUrl });
      expect(await valkyrie().launch(order())).toEqual({ ok: false, code: 'studio_unavailable' });
      expect(silence).toEqual(['a game at a host that is not among the frames']);
    },
  );

  it('is not played in currencies that the document has no code or not the digits for', () => {
    expect(valkyrie().blockedCurrencies).toEqual(['BTC', 'ETH', 'USDT', 'LTC']);
  });

  it('plays nothing for fun, and asks nobody then', async () => {
    expect(await valkyrie().launch(order({ stake: null }))).toEqual({ ok: false, code: 'studio_unavailable' });
    expect(heard).toEqual([]);
  });

  it('lists what the operator’s file has, and names a line that is wrong', async () => {
    const line = { studio: 'caleta', providerGameId: 'clt_dragon', name: 'Dragon', provider: 'Caleta', rtp: 95.1 };
    expect(await valkyrie(JSON.stringify([line])).listGames()).toEqual([
      {
        code: 'clt_dragon',
        name: 'Dragon',
        provider: 'Caleta',
        studio: 'caleta',
        enabled: true,
        category: null,
        image: null,
        demo: false,
        freeRounds: false,
        mobile: true,
        rtp: 95.1,
        volatility: null,
        features: [],
        blockedCountries: [],
        blockedCurrencies: [],
      },
    ]);
    await expect(valkyrie(JSON.stringify([line, { ...line, studio: '../x' }])).listGames()).rejects.toThrow('1.studio');
  });

  it.each([401, 400, 500])('tells an answer of %i as nobody there', async (status) => {
    say('secret words', status);
    expect(await valkyrie().launch(order())).toEqual({ ok: false, code: 'studio_unavailable' });
    expect(silence).toEqual([`status ${status}`]);
  });
});
