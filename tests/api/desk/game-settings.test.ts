import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { readCountryCodes } from '#server/country-codes.ts';
import { sql } from '#server/db/db.ts';
import { advance } from '#server/services/shared/rounds.ts';
import { type Clerk, hire, lend, loggedActs } from '#tests/support/desk.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const countryCodes = new Set(readCountryCodes());
let server: TestServer;
let gus: Clerk;
let fin: Clerk;
let ann: Clerk;
beforeAll(async () => {
  server = await startServer({ parts: { countryCodes } });
  [gus, fin, ann] = [await hire(server, 'games'), await hire(server, 'finance'), await hire(server, 'compliance')];
});
afterAll(() => server.stop());

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string } | undefined)?.code;
type Read = {
  versions: Record<'off' | 'countries' | 'limits', number>;
  values: object[];
  legal: { currency: string; min: string; max: string }[];
};
const read = (id: string, of = 'game') => gus.must<Read>('readGameSetting', { params: { of, id } });
const propose = (clerk: Clerk, id: string, wish: object, version = 0, of = 'game') =>
  clerk.call<{ id: string }>('proposeGameSetting', { body: { of, id, wish, reason: 'a test', shown: { version } } });
const approve = (clerk: Clerk, id: string) => clerk.call<{ version: number }>('approveGameSetting', { params: { id } });
const hidden = (...codes: string[]) => ({ part: 'countries', hidden: codes });

describe('a setting', () => {
  it('is in force once somebody else said yes, of two at once one, and never by its proposer, with whatever right', async () => {
    const { id } = (await propose(gus, 'dice', hidden('DE'))).body;
    expect(codeOf(await approve(gus, id))).toBe('act_not_allowed');
    await lend(server, gus, 'games.approve', new Date(server.ctx.clock.now().getTime() + 3_600_000));
    expect(codeOf(await approve(gus, id))).toBe('own_proposal');
    expect((await read('dice')).versions.countries).toBe(0);
    const race = await Promise.all([approve(fin, id), approve(ann, id)]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read('dice')).values).toContainEqual({ part: 'countries', hidden: ['DE'] });
    expect((await loggedActs(server)).findLast(({ act }) => act === 'games.approve')).toMatchObject({
      subject_id: 'dice',
      facts: { part: 'countries', value: { hidden: ['DE'] } },
    });
  });

  it('is not decided on unseen: another version came in force, or was not the one that was shown', async () => {
    const [first, second] = [
      (await propose(gus, 'mines', hidden('FR'))).body,
      (await propose(gus, 'mines', hidden('NL'))).body,
    ];
    expect((await approve(fin, first.id)).status).toBe(200);
    expect(codeOf(await approve(fin, second.id))).toBe('changed_since_shown');
    expect(codeOf(await propose(gus, 'mines', hidden('ES'), 0))).toBe('changed_since_shown');
    const { versions } = await read('mines');
    expect(codeOf(await propose(gus, 'mines', hidden('FR'), versions.countries))).toBe('setting_same');
  });

  it('of stakes is never wider than the game’s figures allow, and a stake itself', async () => {
    const { legal } = await read('roulette-european');
    const eur = legal.find(({ currency }) => currency === 'EUR');
    expect(eur).toEqual({ currency: 'EUR', min: '0.10', max: '500.00' });
    const limits = (min: string | null, max: string | null) => ({
      part: 'limits',
      limits: [{ currency: 'EUR', min, max }],
    });
    const facts = async (min: string | null, max: string | null) =>
      (await propose(gus, 'roulette-european', limits(min, max))).body as { code?: string; facts?: object };
    expect(await facts('0.05', null)).toMatchObject({ code: 'limits_wrong', facts: { fault: 'wider' } });
    expect(await facts(null, '600.00')).toMatchObject({ code: 'limits_wrong', facts: { fault: 'wider' } });
    expect(await facts('20.00', '10.00')).toMatchObject({ code: 'limits_wrong', facts: { fault: 'crossed' } });
    expect(await facts('1.005', null)).toMatchObject({ code: 'limits_wrong' });
    const { id } = (await propose(gus, 'roulette-european', limits('1.00', '50.00'))).body;
    const { version } = (await approve(fin, id)).body;
    expect(codeOf(await propose(gus, 'roulette-european', limits('1.00', '50.00'), version))).toBe('setting_same');
  });

  it('of no game, no country, or a time that lies behind is not proposed; an open one is taken back by its own', async () => {
    expect(codeOf(await propose(gus, 'nothing', hidden('DE')))).toBe('game_unknown');
    expect(codeOf(await propose(gus, 'plinko', hidden('ZZ')))).toBe('country_unknown');
    const off = { part: 'off', off: { from: '2020-01-01T00:00:00.000Z', hours: 24 } };
    expect(codeOf(await propose(gus, 'plinko', off))).toBe('until_wrong');
    expect(codeOf(await propose(fin, 'plinko', hidden('DE')))).toBe('act_not_allowed');
    const { id } = (await propose(gus, 'plinko', hidden('DE'))).body;
    const end = (clerk: Clerk, name: 'refuseGameSetting' | 'withdrawGameSetting') =>
      clerk.call(name, { params: { id }, body: { note: 'no' } });
    expect(codeOf(await end(gus, 'refuseGameSetting'))).toBe('own_proposal');
    expect((await end(gus, 'withdrawGameSetting')).status).toBe(204);
    expect(codeOf(await end(fin, 'refuseGameSetting'))).toBe('proposal_decided');
  });

  it('for a country that is none by the time somebody says yes is not in force', async () => {
    const { id } = (await propose(gus, 'roulette-european', hidden('DE'))).body;
    countryCodes.delete('DE');
    expect(codeOf(await approve(fin, id))).toBe('country_unknown');
    countryCodes.add('DE');
    expect((await approve(fin, id)).status).toBe(200);
  });

  it('that switches off takes the game out of the lists at once, and two people bring it back', async () => {
    const isListed = async () => {
      const response = await fetch(`${server.origin}${routes.listGames.path.replace('{currency}', 'EUR')}`);
      const { games } = (await response.json()) as { games: { id: string }[] };
      return games.some(({ id }) => id === 'plinko');
    };
    expect(await isListed()).toBe(true);
    const off = { part: 'off', off: { from: null, hours: 1 } };
    const { id } = (await propose(gus, 'plinko', off)).body;
    const { version } = (await approve(ann, id)).body;
    expect(await isListed()).toBe(false);
    // An end that begins later would let be played until then: nobody has agreed to switch on.
    const later = { from: new Date(server.ctx.clock.now().getTime() + 3_600_000).toISOString(), hours: 1 };
    expect(codeOf(await propose(gus, 'plinko', { part: 'off', off: later }, version))).toBe('setting_same');
    const back = (await propose(gus, 'plinko', { part: 'off', off: null }, version)).body;
    expect((await approve(fin, back.id)).status).toBe(200);
    expect(await isListed()).toBe(true);
  });
});

type Shelf = { version: number; computed: { top: string[] }; served: { top: string[] }; lists: object };
it('the shelf is arranged by one, in the place of what was shown, and brought back', async () => {
  const { version, computed, lists } = await gus.must<Shelf>('readShelf');
  const last = computed.top.at(-1) ?? '';
  const wanted = { ...lists, top: { how: 'pinned', games: [last] } };
  const arrange = (body: object, shown: number) =>
    gus.call('arrangeShelf', { body: { lists: body, reason: 'a test', shown: { version: shown } } });
  expect((await arrange(wanted, version)).status).toBe(200);
  expect((await gus.must<Shelf>('readShelf')).served.top[0]).toBe(last);
  expect(codeOf(await arrange(lists, version))).toBe('changed_since_shown');
  expect(codeOf(await arrange({ ...lists, top: { how: 'only', games: ['nothing'] } }, version + 1))).toBe(
    'game_unknown',
  );
  expect((await arrange(lists, version + 1)).status).toBe(200);
  expect((await gus.must<Shelf>('readShelf')).served.top).toEqual(computed.top);
  expect(
    (await fin.call('arrangeShelf', { body: { lists: wanted, reason: 'x', shown: { version: version + 2 } } })).status,
  ).toBe(403);
});

it('chains are shown with what is left, and a forged link is found', async () => {
  const { common: roulette } = await import('#domain/games/roulette/roulette-shared/common.ts');
  const lead = { term: randomUUID(), awake: true };
  await advance(server.ctx, roulette, lead);
  const game = roulette.rules.id;
  type Chains = { chains: { game: string; number: number; used: number; length: number; state: string }[] };
  const { chains } = await fin.must<Chains>('listGameChains');
  const [next, now] = chains.filter((one) => one.game === game);
  expect(now).toMatchObject({ number: 1, state: 'in_play', used: 1 });
  expect(next).toMatchObject({ number: 2, state: 'next', used: 0 });
  const check = () =>
    fin.must<{ checked: number; broken: object | null }>('checkGameChain', { body: { game, number: 1, links: 100 } });
  expect(await check()).toMatchObject({ checked: 0, broken: null });
  const forge = `UPDATE shared_round SET ended_at = opens_at, starts_at = opens_at, link = repeat('a', 64), outcome = '{}' WHERE game_id = $1`;
  await server.ctx.db.query(sql('test_forge_link', forge), [game]);
  expect((await check()).broken).toMatchObject({ index: 1 });
});
