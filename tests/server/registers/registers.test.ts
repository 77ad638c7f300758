import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readRegisters as call } from '#contract/desk/registers.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { parseNationalNumber } from '#domain/registers/national-number.ts';
import type { RegisterName } from '#domain/registers/register.ts';
import { sql } from '#server/db/db.ts';
import { timelineSources } from '#server/db/queries/desk/timeline.ts';
import { dbBook, everybody, personKey } from '#server/sandbox/registers/book.ts';
import { houseCaller, type PlayerSession } from '#server/services/caller.ts';
import { readDeskPlayer } from '#server/services/desk/players/read-player.ts';
import { readRegisters } from '#server/services/desk/safer-play/read-registers.ts';
import { launchGame } from '#server/services/games/launch-game.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { admitPlayer } from '#server/services/identity/enter.ts';
import { askRegisters } from '#server/services/registers/ask.ts';
import { askAgain, spreadOut } from '#server/services/registers/ask-again.ts';
import { hear } from '#server/services/registers/hear.ts';
import { fillNationalNumber } from '#server/services/registers/national-number.ts';
import { personFor } from '#server/services/registers/person.ts';
import { exclude, storeExclusion } from '#server/services/safer-play/breaks.ts';
import { registeredAs } from '#tests/support/registers.ts';
import { addPlayer, audit, type House, minute, openHouse, takeSeat } from '../games/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ REGISTERS: 'GB:gamstop,SE:spelpaus', PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
afterEach(async () => {
  for (const name of ['gamstop', 'spelpaus'] as const) await dbBook(house.ctx).take(name, everybody);
  house.passTime(6_000);
  await audit(house);
});
afterAll(() => house.close());

const caller = { ip: '127.0.0.1', country: 'GB', userAgent: 'test', requestId: 'test' };
const fill = sql(
  'test_fill_briton',
  `INSERT INTO player_details (player_id, date_of_birth, country, zip_code) VALUES ($1, $2, $3, 'SW1A 1AA')`,
);
/** The first number of a day. */
const swedish = (born: string): string => {
  const body = `${born.replaceAll('-', '').slice(2)}001`;
  const sum = [...body].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${born.slice(0, 2)}${body}${(10 - (sum % 10)) % 10}`;
};
/** The next number of the same day. */
const swedishAfter = (number: string): string => {
  const body = `${number.slice(2, 8)}${String(Number(number.slice(8, 11)) + 1).padStart(3, '0')}`;
  const digit = [...Array(10).keys()].find(
    (one) => parseNationalNumber('SE', `${number.slice(0, 2)}${body}${one}`, bornOf(number)).ok,
  );
  return `${number.slice(0, 2)}${body}${digit}`;
};
const bornOf = (number: string): string => `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`;
let day = 0;
const briton = async (country = 'GB'): Promise<PlayerSession> => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  day += 1;
  const born = new Date(Date.UTC(1970, 0, day)).toISOString().slice(0, 10);
  await house.ctx.db.query(fill, [player.playerId, born, country]);
  return player;
};
const ask = (player: PlayerSession, moment: Parameters<typeof askRegisters>[2] = 'sign_in', from = caller) =>
  askRegisters(house.ctx, { playerId: player.playerId, caller: from }, moment);
const put = async (player: PlayerSession) =>
  dbBook(house.ctx).put('gamstop', await registeredAs(house.ctx.db, player.playerId));
const take = async (player: PlayerSession) =>
  dbBook(house.ctx).take('gamstop', await registeredAs(house.ctx.db, player.playerId));
const silence = (name: RegisterName = 'gamstop') => dbBook(house.ctx).put(name, everybody);

const selectPlayer = sql(
  'test_register_player',
  `SELECT excluded_until = 'infinity' AS for_good, excluded_until IS NULL AS free, cleared_until > $2 AS cleared,
     cleared_until IS NULL AS unasked, own_excluded_until AS own FROM player WHERE id = $1`,
);
const playerOf = async ({ playerId }: PlayerSession) =>
  (await house.ctx.db.query<Record<string, unknown>>(selectPlayer, [playerId, house.ctx.clock.now()]))[0];
const selectQuestions = sql(
  'test_register_questions',
  'SELECT register, moment, answer, reason FROM register_question WHERE player_id = $1 ORDER BY asked_at, answered_at, id',
);
const questionsOf = ({ playerId }: PlayerSession) => house.ctx.db.query<object>(selectQuestions, [playerId]);
const selectFacts = sql(
  'test_register_events',
  `SELECT type, facts FROM event WHERE player_id = $1 AND (type LIKE 'register%' OR type LIKE 'player.excl%') ORDER BY id`,
);
const liveSessions = sql(
  'test_live_sessions',
  'SELECT count(*) AS live FROM session WHERE player_id = $1 AND ended_at IS NULL',
);

const playMines = async (player: PlayerSession) => {
  const { sessionId } = await takeSeat(house, player, 'mines');
  return () =>
    placeRound(house.ctx, player, {
      sessionId,
      roundId: randomUUID(),
      bets: [{ spot: 'mines:1', amount: '10.00' }],
    });
};
const row = (player: PlayerSession, excluded: boolean) => ({
  id: player.playerId,
  email: player.email,
  password_hash: '-',
  confirmed_at: null,
  excluded,
  closed: false,
});

describe('a register that excludes', () => {
  it('shuts out at sign-in, and lets in again by its own answer alone', async () => {
    const player = await briton();
    await put(player);
    expect(await admitPlayer(house.ctx, caller, row(player, false))).toMatchObject({ code: 'player_excluded' });
    expect(await playerOf(player)).toMatchObject({ for_good: true });
    // Silence lifts nothing.
    house.passTime(6_000);
    await silence();
    expect(await admitPlayer(house.ctx, caller, row(player, true))).toMatchObject({ code: 'player_excluded' });
    await dbBook(house.ctx).take('gamstop', everybody);
    house.passTime(6_000);
    await take(player);
    expect(await admitPlayer(house.ctx, caller, row(player, true))).toMatchObject({ ok: true });
    expect(await playerOf(player)).toMatchObject({ free: true, cleared: true });
    const events = await house.ctx.db.query<{ type: string }>(selectFacts, [player.playerId]);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'player.excluded',
      'player.exclusion_ended',
      'register.answered',
      'register.answered',
    ]);
  });

  it('ends sessions and games that were begun, with the answer, and decides what waits', async () => {
    const player = await briton();
    await ask(player);
    const play = await playMines(player);
    expect((await play()).ok).toBe(true);
    await put(player);
    house.passTime(16 * minute);
    await spreadOut(house.ctx);
    while ((await askAgain(house.ctx)) > 0);
    expect(await play()).toMatchObject({ ok: false, code: 'player_excluded' });
    expect(await house.ctx.db.query(liveSessions, [player.playerId])).toEqual([{ live: 0n }]);
    const open = sql('test_open_rounds', `SELECT id FROM round WHERE player_id = $1 AND status = 'open'`);
    expect(await house.ctx.db.query(open, [player.playerId])).toEqual([]);
    expect(await questionsOf(player)).toEqual([
      { register: 'gamstop', moment: 'sign_in', answer: 'clear', reason: null },
      { register: 'gamstop', moment: 'again', answer: 'excluded', reason: null },
    ]);
  });

  it('leaves what the player decided themselves as it was', async () => {
    const player = await briton();
    await exclude(house.ctx, caller, player.playerId, 'ONE_YEAR');
    const own = (await playerOf(player)) as object;
    expect(own).toMatchObject({ for_good: false });
    await put(player);
    await ask(player);
    expect(await playerOf(player)).toMatchObject({ for_good: true });
    // Longer meanwhile, by support: never shorter, and the register's word stands beside it.
    expect(await storeExclusion(house.ctx, caller, player.playerId, 'ONE_MONTH')).toMatchObject({ ok: false });
    expect(await storeExclusion(house.ctx, caller, player.playerId, 'FOREVER')).toMatchObject({ ok: true });
    house.passTime(6_000);
    await take(player);
    await ask(player);
    expect(await playerOf(player)).toMatchObject({ for_good: true, own: null });
    const another = await briton();
    await put(another);
    await ask(another);
    house.passTime(6_000);
    await take(another);
    await ask(another);
    expect(await playerOf(another)).toMatchObject({ free: true });
  });

  it('is heard in the order of the questions: an older answer that comes late lifts nothing', async () => {
    const player = await briton();
    await ask(player);
    const said = (answer: 'clear' | 'excluded', secondsAgo: number) =>
      hear(house.ctx, caller, [
        {
          id: randomUUID(),
          playerId: player.playerId,
          register: 'gamstop',
          moment: 'again',
          askedAt: new Date(house.ctx.clock.now().getTime() - secondsAgo * 1_000),
          answer,
          reason: null,
          reference: null,
          numbers: null,
        },
      ]);
    house.passTime(10_000);
    await said('excluded', 2);
    await said('clear', 5);
    expect(await playerOf(player)).toMatchObject({ for_good: true });
    await said('clear', 1);
    expect(await playerOf(player)).toMatchObject({ free: true });
  });

  it('is heard where another call found meanwhile that it need not be asked', async () => {
    const player = await briton('NL');
    await hear(house.ctx, caller, [
      {
        id: randomUUID(),
        playerId: player.playerId,
        register: 'gamstop',
        moment: 'deposit',
        askedAt: house.ctx.clock.now(),
        answer: 'excluded',
        reason: null,
        reference: null,
        numbers: null,
      },
    ]);
    expect(await playerOf(player)).toMatchObject({ for_good: true });
    // At home it is asked all the same, since it shut them out.
    house.passTime(6_000);
    await ask(player, 'sign_in', { ...caller, country: 'NL' });
    expect(await playerOf(player)).toMatchObject({ free: true });
  });

  it('is there again after a restore of the books, with what the player decided beside it', async () => {
    const player = await briton();
    const rewind = sql('test_rewind_player', 'SELECT rewind_player($1, $2) AS done');
    const own = new Date(house.ctx.clock.now().getTime() + 30 * 86_400_000);
    const journal = {
      excluded_until: 'infinity',
      timed_out_until: null,
      closed_at: null,
      closing_reason: null,
      register_excluded_at: house.ctx.clock.now(),
      own_excluded_until: own,
    };
    await house.ctx.db.query(rewind, [player.playerId, JSON.stringify(journal)]);
    expect(await playerOf(player)).toMatchObject({ for_good: true, own });
    await silence();
    expect(await admitPlayer(house.ctx, caller, row(player, true))).toMatchObject({ code: 'player_excluded' });
    await dbBook(house.ctx).take('gamstop', everybody);
    house.passTime(6_000);
    expect(await admitPlayer(house.ctx, caller, row(player, true))).toMatchObject({ code: 'player_excluded' });
    expect(await playerOf(player)).toMatchObject({ for_good: false, free: false });
  });

  it('has what the player decides meanwhile in the journal of a restore', async () => {
    const player = await briton();
    await put(player);
    await ask(player);
    const last = sql(
      'test_last_journal_line',
      `SELECT data->>'own_excluded_until' AS own FROM journal_line WHERE kind = 'player' AND player_id = $1 ORDER BY seq DESC LIMIT 1`,
    );
    const lineOf = async () => (await house.ctx.db.query<{ own: string | null }>(last, [player.playerId]))[0];
    expect(await lineOf()).toEqual({ own: null });
    await storeExclusion(house.ctx, caller, player.playerId, 'ONE_MONTH');
    const own = (await playerOf(player))?.['own'];
    expect(new Date((await lineOf())?.own ?? 0)).toEqual(own);
  });

  it('is not lifted by what the register said before the moment to which the books were put back', async () => {
    const player = await briton();
    await ask(player);
    const rewind = sql('test_rewind_cleared', 'SELECT rewind_player($1, $2) AS done');
    const journal = { excluded_until: 'infinity', register_excluded_at: house.ctx.clock.now() };
    await house.ctx.db.query(rewind, [player.playerId, JSON.stringify(journal)]);
    await silence();
    // The house's own work, which asks where an answer grew old alone; and a sign-in while the register is silent.
    await askRegisters(house.ctx, { playerId: player.playerId, caller: houseCaller('cashback') }, 'bonus', {
      onlyStale: true,
    });
    expect(await playerOf(player)).toMatchObject({ for_good: true });
    house.passTime(6_000);
    expect(await admitPlayer(house.ctx, caller, row(player, true))).toMatchObject({ code: 'player_excluded' });
    await dbBook(house.ctx).take('gamstop', everybody);
    house.passTime(6_000);
    expect(await admitPlayer(house.ctx, caller, row(player, true))).toMatchObject({ ok: true });
  });

  it('comes before a stake or after it, whichever of twenty is under way', async () => {
    const player = await briton();
    await ask(player);
    const { sessionId } = await takeSeat(house, player, 'dice');
    const { bets } = cardOf('dice').sample;
    await put(player);
    house.passTime(6_000);
    const stakes = Array.from({ length: 20 }, () =>
      placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets }),
    );
    await Promise.all([...stakes, ask(player, 'deposit')]);
    // Both are under the player's lock, so that the order of events is the order of what happened.
    const late = sql(
      'test_late_rounds',
      `SELECT e.id FROM event e JOIN event x ON x.player_id = e.player_id AND x.type = 'player.excluded'
       WHERE e.player_id = $1 AND e.type LIKE 'round.%' AND e.id > x.id`,
    );
    expect(await house.ctx.db.query(late, [player.playerId])).toEqual([]);
    expect(await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets })).toMatchObject({
      code: 'player_excluded',
    });
  });
});

describe('a register that does not answer', () => {
  it('keeps from play until it answers again, which is noticed by itself', async () => {
    const player = await briton();
    await ask(player);
    const play = await playMines(player);
    await silence();
    house.passTime(16 * minute);
    while ((await askAgain(house.ctx)) > 0);
    expect(await play()).toMatchObject({
      code: 'register_unanswered',
      facts: { register: 'gamstop', reason: 'unreachable' },
    });
    await dbBook(house.ctx).take('gamstop', everybody);
    house.passTime(6_000);
    while ((await askAgain(house.ctx)) > 0);
    expect((await play()).ok).toBe(true);
  });

  it('keeps from play who was asked too long ago, and asks before the next game', async () => {
    const player = await briton();
    await ask(player);
    const play = await playMines(player);
    house.passTime(29 * minute);
    expect((await play()).ok).toBe(true);
    house.passTime(2 * minute);
    expect(await launchGame(house.ctx, player, { id: 'dice', demo: false })).toMatchObject({
      code: 'register_unanswered',
    });
    expect((await launchGame(house.ctx, player, { id: 'dice', demo: true })).ok).toBe(true);
    await ask(player, 'play');
    expect((await launchGame(house.ctx, player, { id: 'dice', demo: false })).ok).toBe(true);
  });
});

describe('who is asked again', () => {
  it('is nobody who was not here for hours, however many those are', async () => {
    const player = await briton();
    await ask(player);
    const due = sql(
      'test_long_due',
      `UPDATE register_standing SET next_at = $2::timestamptz - interval '3 hours' WHERE player_id = $1`,
    );
    await house.ctx.db.query(due, [player.playerId, house.ctx.clock.now()]);
    while ((await askAgain(house.ctx)) > 0);
    expect(await questionsOf(player)).toHaveLength(1);
  });

  it('leaves no row of a question that a register left alone was not asked', async () => {
    const player = await briton();
    const now = house.ctx.clock.now();
    const said = { playerId: player.playerId, register: 'gamstop', moment: 'again', askedAt: now } as const;
    await ask(player);
    await hear(house.ctx, caller, [
      {
        ...said,
        id: randomUUID(),
        answer: 'unreachable',
        reason: 'paused',
        reference: null,
        numbers: null,
      },
    ]);
    expect(await questionsOf(player)).toHaveLength(1);
    expect(await playerOf(player)).toMatchObject({ cleared: false });
  });
});

describe('who is asked of', () => {
  it('is told what the house lacks, and is asked once it is there', async () => {
    const player = await briton('SE');
    const nowhere = { ...caller, country: 'SE' };
    await ask(player, 'sign_up', nowhere);
    expect(await questionsOf(player)).toEqual([
      { register: 'spelpaus', moment: 'sign_up', answer: 'details_missing', reason: 'nationalNumber' },
    ]);
    expect(await launchGame(house.ctx, player, { id: 'mines', demo: false })).toMatchObject({
      code: 'register_unanswered',
      facts: { register: 'spelpaus', reason: 'details_missing' },
    });
  });

  it('is a Swede by a number that fits, kept sealed, and by no other while the register excludes them', async () => {
    const { ctx } = house;
    const player = await briton('SE');
    await ask(player, 'sign_up', { ...caller, country: 'SE' });
    const give = (typed: string) => fillNationalNumber(ctx, { ...caller, country: 'SE' }, player, typed);
    expect(await give('19121212-1212')).toMatchObject({ code: 'bad_request' });
    const bornRow = sql('test_born', 'SELECT date_of_birth::text AS born FROM player_details WHERE player_id = $1');
    const [{ born } = { born: '' }] = await ctx.db.query<{ born: string }>(bornRow, [player.playerId]);
    const number = swedish(born);
    await dbBook(ctx).put('spelpaus', personKey(swedish(born)));
    expect(await give(`${number.slice(0, 8)}-${number.slice(8)}`)).toMatchObject({ ok: true });
    expect(await playerOf(player)).toMatchObject({ for_good: true });
    const another = `${number.slice(0, 8)}-${swedishAfter(number).slice(8)}`;
    expect(await give(another)).toMatchObject({ code: 'field_locked' });
    const sealedRow = sql('test_sealed', 'SELECT sealed FROM national_number WHERE player_id = $1');
    const [{ sealed } = { sealed: Buffer.from('') }] = await ctx.db.query<{ sealed: Buffer }>(sealedRow, [
      player.playerId,
    ]);
    expect(sealed.includes(number)).toBe(false);
    // Of another player it is worth nothing.
    const other = await briton('SE');
    const move = sql('test_move_number', `INSERT INTO national_number VALUES ($1, 'SE', $2, $3)`);
    await ctx.db.query(move, [other.playerId, sealed, ctx.clock.now()]);
    expect((await personFor(ctx, other.playerId, 'spelpaus')).person.nationalNumber).toBeNull();
    const briton2 = await briton();
    expect(await fillNationalNumber(ctx, caller, briton2, number)).toMatchObject({ code: 'profile_incomplete' });
  });

  it('is nobody of a country without a register, and by every country that is known of a player', async () => {
    const dutch = await briton('NL');
    await ask(dutch, 'sign_in', { ...caller, country: 'NL' });
    expect(await playerOf(dutch)).toMatchObject({ unasked: true });
    await ask(dutch, 'sign_in', { ...caller, country: 'GB' });
    expect(await questionsOf(dutch)).toMatchObject([{ register: 'gamstop', answer: 'clear' }]);
    // At home again nothing is left of it.
    await ask(dutch, 'sign_in', { ...caller, country: 'NL' });
    expect(await playerOf(dutch)).toMatchObject({ unasked: true });
  });

  it('is everybody who is here when a register is switched on', async () => {
    const player = await briton();
    const play = await playMines(player);
    await silence();
    await spreadOut(house.ctx);
    expect(await play()).toMatchObject({ code: 'register_unanswered' });
  });

  it('is let go where a register is switched off, unless it excludes', async () => {
    const [free, out] = [await briton(), await briton()];
    await put(out);
    for (const one of [free, out]) await ask(one);
    await spreadOut({ ...house.ctx, registers: new Map() });
    expect(await playerOf(free)).toMatchObject({ unasked: true });
    expect(await playerOf(out)).toMatchObject({ for_good: true });
  });
});

it('is told to staff on the player’s page, and to the player in their export', async () => {
  const player = await briton();
  await put(player);
  await ask(player);
  const read = await readDeskPlayer(house.ctx, player.playerId);
  expect(read.ok && read.value.answer.registers).toEqual([
    { register: 'gamstop', answer: 'excluded', askedAt: house.ctx.clock.now().toISOString() },
  ]);
  expect(read.ok && read.value.answer.player.state).toBe('excluded');
  const [timeline] = timelineSources.filter(({ name }) => name === 'register');
  if (!timeline) throw new Error('no such source');
  const end = [player.playerId, house.ctx.clock.now(), 'z', 'z', 10];
  expect(await house.ctx.db.query(timeline.statement, end)).toMatchObject([
    { what: 'register_excluded', facts: { register: 'gamstop', moment: 'sign_in' } },
  ]);
});

it('notes no word of what was sent', async () => {
  const player = await briton();
  await ask(player);
  const everything = sql(
    'test_question_rows',
    'SELECT row_to_json(q)::text AS text FROM register_question q WHERE player_id = $1',
  );
  const rows = await house.ctx.db.query<{ text: string }>(everything, [player.playerId]);
  for (const word of ['Ada', 'King', player.email, '1970', 'SW1A']) expect(rows[0]?.text).not.toContain(word);
  for (const line of house.logged) expect(line).not.toContain(personKey('ada', 'king'));
});

describe('how registers answer', () => {
  it('is told at the desk without anybody’s name: what they said, whom they exclude, and that one is silent', async () => {
    const stateOf = async () => {
      const shown = await readRegisters(house.ctx);
      expect(call.response.parse(shown)).toEqual(shown);
      expect(shown.map(({ register, countries }) => [register, countries])).toEqual([
        ['gamstop', ['GB']],
        ['spelpaus', ['SE']],
      ]);
      return shown.find(({ register }) => register === 'gamstop');
    };
    house.passTime(25 * 60 * minute);
    const before = await stateOf();
    expect(before).toMatchObject({ clear: 0, excluded: 0, unreachable: 0, p50Ms: null });
    const [here, out] = [await briton(), await briton()];
    await put(out);
    await ask(here);
    await ask(out);
    const answered = await stateOf();
    expect(answered).toMatchObject({ state: 'answers', clear: 1, excluded: 1, unreachable: 0, reason: null });
    expect(answered?.answeredAt).toBe(house.ctx.clock.now().toISOString());
    expect((answered?.shutOut ?? 0) - (before?.shutOut ?? 0)).toBe(1);
    expect((answered?.people ?? 0) - (before?.people ?? 0)).toBe(2);
    await dbBook(house.ctx).put('gamstop', everybody);
    house.passTime(6_000);
    await ask(here);
    const silent = await stateOf();
    expect(silent).toMatchObject({ state: 'silent', clear: 1, unreachable: 1, answeredAt: answered?.answeredAt });
    expect(silent?.reason).toEqual(expect.any(String));
    expect(JSON.stringify(silent)).not.toContain(here.playerId);
  });
});
