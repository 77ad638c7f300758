import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type NumberedCountry, parseNationalNumber } from '#domain/registers/national-number.ts';
import { sql } from '#server/db/db.ts';
import { dbBook, everybody, personKey } from '#server/sandbox/registers/book.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import type { StaffActor } from '#server/services/desk/actor.ts';
import { readDeskPlayer } from '#server/services/desk/players/read-player.ts';
import { launchGame } from '#server/services/games/launch-game.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { admitPlayer } from '#server/services/identity/enter.ts';
import { allowCorrection } from '#server/services/registers/allow-correction.ts';
import { askRegisters } from '#server/services/registers/ask.ts';
import { fillNationalNumber } from '#server/services/registers/national-number.ts';
import { numberStanding } from '#server/services/registers/number-standing.ts';
import { personFor } from '#server/services/registers/person.ts';
import { tryKeyOfNumbers } from '#server/services/registers/try-key.ts';
import { addPlayer, audit, type House, openHouse, takeSeat } from '../games/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ REGISTERS: 'SE:spelpaus,DK:rofus', PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
afterEach(async () => {
  for (const name of ['spelpaus', 'rofus'] as const) await dbBook(house.ctx).take(name, everybody);
  house.passTime(6_000);
  await audit(house);
});
afterAll(() => house.close());

const from = (country: string) => ({ ip: '127.0.0.1', country, userAgent: 'test', requestId: 'test' });
const fill = sql(
  'test_fill_northerner',
  'INSERT INTO player_details (player_id, date_of_birth, country) VALUES ($1, $2, $3)',
);
let day = 0;
type Northerner = { readonly player: PlayerSession; readonly born: string; readonly country: NumberedCountry };
const northerner = async (country: NumberedCountry = 'SE'): Promise<Northerner> => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  day += 1;
  const born = new Date(Date.UTC(1975, 0, 12 + day)).toISOString().slice(0, 10);
  await house.ctx.db.query(fill, [player.playerId, born, country]);
  return { player, born, country };
};
/** The number of a day that is the so-manieth. */
const swedish = (born: string, nth = 1): string => {
  const head = `${born.replaceAll('-', '')}${String(nth).padStart(3, '0')}`;
  const digit = [...Array(10).keys()].find((one) => parseNationalNumber('SE', `${head}${one}`, born).ok);
  return `${head}${digit}`;
};
const danish = (born: string, nth = 1): string => {
  const [year = '', month = '', date = ''] = born.split('-');
  return `${date}${month}${year.slice(2)}${String(4000 + nth)}`;
};
const give = ({ player, country }: Northerner, typed: string, ctx = house.ctx) =>
  fillNationalNumber(ctx, from(country), player, typed);
const ask = ({ player, country }: Northerner, ctx = house.ctx) =>
  askRegisters(ctx, { playerId: player.playerId, caller: from(country) }, 'sign_in');
const put = (number: string) => dbBook(house.ctx).put('spelpaus', personKey(number));
const take = (number: string) => dbBook(house.ctx).take('spelpaus', personKey(number));
const selectPlayer = sql(
  'test_northerner',
  `SELECT excluded_until = 'infinity' IS TRUE AS out, cleared_until > $2 AS cleared FROM player WHERE id = $1`,
);
const stateOf = async ({ player }: Northerner) =>
  (
    await house.ctx.db.query<{ out: boolean; cleared: boolean }>(selectPlayer, [player.playerId, house.ctx.clock.now()])
  )[0];
const playRoulette = async ({ player }: Northerner) => {
  const { sessionId } = await takeSeat(house, player, 'roulette-european');
  return () =>
    placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets: [{ spot: 'red', amount: '1.00' }] });
};
const events = sql(
  'test_number_events',
  `SELECT kind, facts FROM security_event WHERE player_id = $1 AND kind LIKE 'national_number%' ORDER BY at, id`,
);
const verify = sql(
  'test_verify_northerner',
  `INSERT INTO document (id, player_id, kind, state, file_name, media_type, bytes, pages, uploaded_at, reviewable_at, decided_at, sent_hash)
   VALUES ($1, $2, 'passport', 'approved', 'p.jpg', 'image/jpeg', 1, 1, $3, $3, $3, $4)`,
);
const addStaff = sql('test_number_staff', 'INSERT INTO staff (id, name, name_key, created_at) VALUES ($1, $2, $2, $3)');
const clerk = async (): Promise<StaffActor> => {
  const staffId = randomUUID();
  await house.ctx.db.query(addStaff, [staffId, staffId, house.ctx.clock.now()]);
  return { channel: 'desk', staffId, name: 'Cleo', systemUser: null, requestId: 'test', ip: null };
};
const allow = async ({ player }: Northerner, ctx = house.ctx) =>
  allowCorrection(ctx, { actor: await clerk(), reason: 'papers seen' }, player.playerId);

describe('a number that was given wrong', () => {
  it('is corrected twice, each kept sealed and on record, and then by leave of the house alone', async () => {
    const one = await northerner();
    for (const nth of [1, 2, 3]) {
      expect(await give(one, swedish(one.born, nth))).toMatchObject({ ok: true });
      house.passTime(1_000);
    }
    expect(await give(one, swedish(one.born, 4))).toMatchObject({ code: 'field_locked' });
    expect(await numberStanding(house.ctx, house.ctx.db, one.player.playerId)).toBe('given');
    // The number of now again is no correction, and refused to nobody.
    expect(await give(one, swedish(one.born, 3))).toMatchObject({ ok: true, value: { standing: 'given' } });
    expect(await allow(one)).toMatchObject({ ok: true });
    // Asked for twice it may be given once.
    expect(await allow(one)).toMatchObject({ ok: true });
    expect(await give(one, swedish(one.born, 4))).toMatchObject({ ok: true, value: { standing: 'given' } });
    expect(await give(one, swedish(one.born, 5))).toMatchObject({ code: 'field_locked' });
    expect(await house.ctx.db.query(events, [one.player.playerId])).toEqual([
      { kind: 'national_number_filled', facts: { country: 'SE' } },
      { kind: 'national_number_corrected', facts: { country: 'SE', how: 'own' } },
      { kind: 'national_number_corrected', facts: { country: 'SE', how: 'own' } },
      { kind: 'national_number_corrected', facts: { country: 'SE', how: 'allowed' } },
    ]);
    const read = await readDeskPlayer(house.ctx, one.player.playerId);
    const [shown] = read.ok ? read.value.answer.nationalNumbers : [];
    expect(shown?.former.map(({ how }) => how)).toEqual(['own', 'own', 'allowed']);
    expect(JSON.stringify(shown)).not.toContain(swedish(one.born, 1).slice(2));
    const { person, former } = await personFor(house.ctx, one.player.playerId, 'spelpaus');
    expect([person, ...former].map(({ nationalNumber }) => nationalNumber)).toEqual(
      [4, 1, 2, 3].map((nth) => swedish(one.born, nth)),
    );
  });

  it('is corrected by leave of the house alone once the identity was verified', async () => {
    const one = await northerner();
    expect(await allow(one)).toMatchObject({ code: 'number_not_given' });
    await give(one, swedish(one.born));
    // Nobody is asked for a number that no register of this house knows people by.
    expect(await allow(one, { ...house.ctx, registers: new Map() })).toMatchObject({ code: 'number_not_given' });
    // They may by themselves: it is asked for, and nothing is kept for later.
    expect(await allow(one)).toMatchObject({ ok: true });
    const values = [randomUUID(), one.player.playerId, house.ctx.clock.now(), Buffer.from(one.born)];
    await house.ctx.db.query(verify, values);
    expect(await give(one, swedish(one.born, 2))).toMatchObject({ code: 'field_locked' });
    expect(await allow(one)).toMatchObject({ ok: true });
    expect(await give(one, swedish(one.born, 2))).toMatchObject({ ok: true });
    expect(await give(one, swedish(one.born, 3))).toMatchObject({ code: 'field_locked' });
    const bell = sql(
      'test_number_bell',
      `SELECT facts FROM notification WHERE player_id = $1 AND kind = 'number_asked'`,
    );
    expect(await house.ctx.db.query(bell, [one.player.playerId])).toEqual(Array(2).fill({ facts: { country: 'SE' } }));
  });

  it('is corrected so often by ten calls at once', async () => {
    const one = await northerner();
    await give(one, swedish(one.born));
    const said = await Promise.all([...Array(10).keys()].map((nth) => give(one, swedish(one.born, nth + 2))));
    expect(said.filter(({ ok }) => ok)).toHaveLength(2);
    expect((await personFor(house.ctx, one.player.playerId, 'spelpaus')).numbers).toBe(3);
  });

  it('lets nobody play before the register has answered by the new one', async () => {
    const one = await northerner();
    await give(one, swedish(one.born));
    const play = await playRoulette(one);
    expect(await play()).toMatchObject({ ok: true });
    await dbBook(house.ctx).put('spelpaus', everybody);
    await give(one, swedish(one.born, 2));
    expect(await play()).toMatchObject({ code: 'register_unanswered' });
    expect(await launchGame(house.ctx, one.player, { id: 'mines', demo: false })).toMatchObject({
      code: 'register_unanswered',
    });
    await dbBook(house.ctx).take('spelpaus', everybody);
    house.passTime(6_000);
    await ask(one);
    expect((await stateOf(one))?.cleared).toBe(true);
  });
});

describe('an exclusion', () => {
  it('is not escaped by another number while one is here', async () => {
    const one = await northerner();
    await give(one, swedish(one.born));
    const play = await playRoulette(one);
    await put(swedish(one.born));
    // Between two questions of the register: the house does not know yet.
    expect(await give(one, swedish(one.born, 2))).toMatchObject({ ok: true });
    expect(await stateOf(one)).toMatchObject({ out: true });
    expect(await play()).toMatchObject({ ok: false });
    expect(await give(one, swedish(one.born, 3))).toMatchObject({ code: 'field_locked' });
    await take(swedish(one.born));
  });

  it('that came after the number was changed is found by the former', async () => {
    const one = await northerner();
    await give(one, swedish(one.born));
    await give(one, swedish(one.born, 2));
    expect((await stateOf(one))?.cleared).toBe(true);
    house.passTime(6_000);
    await put(swedish(one.born));
    await ask(one);
    expect(await stateOf(one)).toMatchObject({ out: true });
    // It is lifted by the register's own word of that very number, and by silence never.
    house.passTime(6_000);
    await dbBook(house.ctx).put('spelpaus', everybody);
    await ask(one);
    await dbBook(house.ctx).take('spelpaus', everybody);
    expect(await stateOf(one)).toMatchObject({ out: true });
    house.passTime(6_000);
    await take(swedish(one.born));
    await ask(one);
    expect(await stateOf(one)).toMatchObject({ out: false, cleared: true });
  });

  it('is found though the question by the former number was on its way when another was given', async () => {
    const one = await northerner();
    await give(one, swedish(one.born));
    house.passTime(6_000);
    const register = house.ctx.registers.get('SE');
    if (register === undefined) throw new Error('no register');
    let asked = 0;
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow = {
      ...register,
      ask: async (...question: Parameters<typeof register.ask>) => {
        asked += 1;
        const heard = await register.ask(...question);
        await gate;
        return heard;
      },
    };
    const early = ask(one, { ...house.ctx, registers: new Map([...house.ctx.registers, ['SE', slow]]) });
    await expect.poll(() => asked).toBe(1);
    // It has said that they are clear. Then they are put in, and give another number while the register falls silent.
    await put(swedish(one.born));
    await dbBook(house.ctx).put('spelpaus', everybody);
    await give(one, swedish(one.born, 2));
    open();
    await early;
    expect((await stateOf(one))?.cleared).toBe(false);
    await dbBook(house.ctx).take('spelpaus', everybody);
    house.passTime(6_000);
    await ask(one);
    expect(await stateOf(one)).toMatchObject({ out: true });
    await take(swedish(one.born));
  });
});

describe('the number of another country', () => {
  it('is told to be that: a Swede in Denmark is asked for the Danish one', async () => {
    const one = await northerner('DK');
    const said = { code: 'bad_request', facts: { field: 'nationalNumber', of: 'SE' } };
    expect(await give(one, swedish(one.born))).toMatchObject(said);
    expect(await give(one, `${swedish(one.born).slice(2, 8)}-${swedish(one.born).slice(8)}`)).toMatchObject(said);
    expect(await give(one, danish(one.born))).toMatchObject({ ok: true });
    const swede = await northerner('SE');
    expect(await give(swede, danish(swede.born))).toMatchObject({
      code: 'bad_request',
      facts: { field: 'nationalNumber', of: 'DK' },
    });
    // Of nobody who was born that day: no more is said.
    expect(await give(swede, '1912121212')).toMatchObject({ facts: { field: 'nationalNumber' } });
    expect((await give(swede, '19121212-1212')) as object).not.toMatchObject({ facts: { of: expect.anything() } });
  });
});

describe('a number that was sealed with another key', () => {
  const rekeyed = () => {
    const { config } = house.ctx;
    const logged: unknown[] = [];
    const failures: string[] = [];
    const ctx = {
      ...house.ctx,
      config: { ...config, secrets: { ...config.secrets, nationalNumbers: '7'.repeat(64) } },
      log: Object.assign(Object.create(house.ctx.log), { error: (...line: unknown[]) => logged.push(line) }),
      failures: { ...house.ctx.failures, add: (work: string) => failures.push(work) },
    };
    return { ctx, logged, failures };
  };

  it('is no failure of the house: the player is asked for it again, and the operator is told', async () => {
    const one = await northerner();
    await give(one, swedish(one.born));
    house.passTime(6_000);
    const { ctx, logged, failures } = rekeyed();
    expect(await tryKeyOfNumbers(house.ctx)).toBe(true);
    expect(await tryKeyOfNumbers(ctx)).toBe(false);
    await ask(one, ctx);
    expect(await launchGame(ctx, one.player, { id: 'mines', demo: false })).toMatchObject({
      code: 'register_unanswered',
      facts: { register: 'spelpaus', reason: 'details_missing' },
    });
    expect(await numberStanding(ctx, ctx.db, one.player.playerId)).toBe('missing');
    expect([logged.length, new Set(failures)]).toEqual([2, new Set(['sealedNumbers'])]);
    expect(JSON.stringify(logged)).toContain('SECRET_KEY');
    expect(JSON.stringify(logged)).not.toContain(swedish(one.born).slice(2));
    house.passTime(6_000);
    expect(await give(one, swedish(one.born), ctx)).toMatchObject({ ok: true, value: { standing: 'open' } });
    expect((await stateOf(one))?.cleared).toBe(true);
  });

  it('does not lift what was found by it', async () => {
    const one = await northerner();
    await give(one, swedish(one.born));
    await give(one, swedish(one.born, 2));
    await put(swedish(one.born));
    house.passTime(6_000);
    await ask(one);
    expect(await stateOf(one)).toMatchObject({ out: true });
    const { ctx } = rekeyed();
    house.passTime(6_000);
    const row = {
      id: one.player.playerId,
      email: one.player.email,
      password_hash: '-',
      confirmed_at: null,
      excluded: true,
      closed: false,
    };
    expect(await admitPlayer(ctx, from('SE'), row)).toMatchObject({ code: 'player_excluded' });
    expect(await give(one, swedish(one.born, 3), ctx)).toMatchObject({ code: 'field_locked' });
    await take(swedish(one.born));
  });
});
