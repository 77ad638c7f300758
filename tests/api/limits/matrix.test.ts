import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import { sql } from '#server/db/db.ts';
import type { CallName } from '#server/http/route.ts';
import { dbBook, everybody } from '#server/sandbox/registers/book.ts';
import { askAgain, spreadOut } from '#server/services/registers/ask-again.ts';
import { registerCalls } from '#server/services/registers/moments.ts';
import { registeredAs } from '#tests/support/registers.ts';
import { audit, fundsOf, minute } from '../../server/games/house.ts';
import { must, type Path, pathsAt, played } from './paths.ts';
import { addGuest, type Guest, loseOne, openPlace, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  // Guests live in Austria: for them GAMSTOP stands here, played by the sandbox.
  place = await openPlace({ env: { REGISTERS: 'AT:gamstop' } });
});
afterAll(async () => {
  await audit(place.house);
  await place.stop();
});

const paths = pathsAt(() => place);

type Bar = {
  readonly name: string;
  readonly put: (guest: Guest) => Promise<void>;
  /** What each kind of path answers, and a studio where it says something else; `ok` where the bar is not for it. */
  readonly answers: Readonly<Record<Path['kind'], string>>;
  readonly toStudio?: string;
  readonly facts?: object;
};

const limit = (kind: string, value: string) => (guest: Guest) =>
  must(guest.call('setLimit', { body: { kind, period: 'DAY', value } }));
const nobody = {
  deposit: 'ok',
  address: 'ok',
  payout: 'ok',
  promotion: 'ok',
  spin: 'ok',
  stake: 'ok',
  entry: 'ok',
  demo: 'ok',
};

const makeDue = sql('limits_make_due', 'UPDATE register_standing SET next_at = $1');
/** What the house hears of a register of who is here: by its own work, as it does once an answer grows old. */
const hearRegisters = async (): Promise<void> => {
  await spreadOut(place.ctx);
  await place.ctx.db.query(makeDue, [place.ctx.clock.now()]);
  while ((await askAgain(place.ctx)) > 0);
};
const silent = ['gamstop', everybody] as const;
afterEach(async () => {
  const { changed } = await speakAgain();
  // A register that fell silent is left alone for some seconds.
  if (changed) place.house.passTime(6_000);
});
const speakAgain = async () => {
  const book = dbBook(place.ctx);
  const changed = await book.has(...silent);
  await book.take(...silent);
  return { changed };
};

/** Those for stakes are put up against a player who has lost EUR 1.00 at roulette. */
const bars: readonly Bar[] = [
  {
    name: 'self-exclusion (A.3.8, must-hold 24)',
    put: (guest) => must(guest.call('selfExclude', { body: { selfExcludePeriod: 'ONE_DAY' } })),
    // must-hold 23: the session is over.
    answers: {
      deposit: 'not_signed_in',
      address: 'not_signed_in',
      // Support asks for it in the player's name (tests/server/withdrawals).
      payout: 'not_signed_in',
      promotion: 'not_signed_in',
      spin: 'not_signed_in',
      stake: 'not_signed_in',
      entry: 'not_signed_in',
      demo: 'not_signed_in',
    },
    toStudio: 'player_disabled',
  },
  {
    name: 'a register that excludes the player',
    put: async (guest) => {
      await dbBook(place.ctx).put('gamstop', await registeredAs(place.ctx.db, guest.playerId));
      await hearRegisters();
    },
    answers: {
      deposit: 'not_signed_in',
      address: 'not_signed_in',
      payout: 'not_signed_in',
      promotion: 'not_signed_in',
      spin: 'not_signed_in',
      stake: 'not_signed_in',
      entry: 'not_signed_in',
      demo: 'not_signed_in',
    },
    toStudio: 'player_disabled',
  },
  {
    name: 'a register that does not answer',
    put: async () => {
      await dbBook(place.ctx).put(...silent);
      await hearRegisters();
    },
    answers: {
      deposit: 'register_unanswered',
      address: 'register_unanswered',
      // Own money leaves all the same.
      payout: 'ok',
      promotion: 'register_unanswered',
      spin: 'register_unanswered',
      stake: 'register_unanswered',
      entry: 'register_unanswered',
      demo: 'ok',
    },
    toStudio: 'player_disabled',
    facts: { register: 'gamstop', reason: 'unreachable' },
  },
  {
    name: 'a time-out',
    put: (guest) => must(guest.call('takeTimeOut', { body: { period: 'ONE_DAY' } })),
    answers: {
      deposit: 'player_timed_out',
      address: 'player_timed_out',
      payout: 'ok',
      promotion: 'player_timed_out',
      spin: 'player_timed_out',
      stake: 'player_timed_out',
      entry: 'player_timed_out',
      demo: 'player_timed_out',
    },
    toStudio: 'player_disabled',
    facts: { until: expect.stringMatching(/^\d{4}-.*Z$/) },
  },
  {
    name: 'a deposit limit (A.3.7, RTS 12)',
    put: limit('deposit', '29.99'),
    answers: { ...nobody, deposit: 'limit_reached' },
    facts: { kind: 'deposit', period: 'DAY', left: '29.99', currency: 'EUR' },
  },
  {
    name: 'a stake limit (A.3.7)',
    put: limit('stake', '1.00'),
    answers: { ...nobody, stake: 'limit_reached' },
    toStudio: 'bet_limit',
    facts: { kind: 'stake', period: 'DAY', currency: 'EUR' },
  },
  {
    name: 'a loss limit (A.3.7)',
    put: limit('loss', '1.00'),
    answers: { ...nobody, stake: 'limit_reached' },
    toStudio: 'bet_limit',
    facts: { kind: 'loss', period: 'DAY', currency: 'EUR' },
  },
  {
    name: 'a limit of session time (A.3.7)',
    put: async (guest) => {
      await limit('session', '15')(guest);
      place.house.passTime(16 * minute);
    },
    answers: { ...nobody, spin: 'limit_reached', stake: 'limit_reached', entry: 'limit_reached' },
    toStudio: 'bet_limit',
    facts: { kind: 'session', period: 'DAY', left: '0' },
  },
  {
    name: 'a reality check (RTS 13)',
    put: async (guest) => {
      await must(guest.call('setRealityCheck', { body: { minutes: 15 } }));
      place.house.passTime(16 * minute);
    },
    answers: { ...nobody, spin: 'reality_check_due', stake: 'reality_check_due' },
    toStudio: 'bet_limit',
    facts: { everyMinutes: 15 },
  },
];

const expected = (path: Path, bar: Bar): string => {
  const answer = bar.answers[path.kind];
  if (!path.studio || answer === 'ok') return answer;
  return path.kind === 'entry' ? 'player_disabled' : (bar.toStudio ?? answer);
};

/** All card gateways are one handler: where a bar is not for deposits, one of them says so for all. */
const tried = (bar: Bar) =>
  paths.filter(({ kind, name }) => kind !== 'deposit' || bar.answers.deposit !== 'ok' || name === 'devcodeDeposit');

describe.each(bars)('$name', (bar) => {
  it.each(tried(bar))('answers $name as it must, and no money moves where it refuses', async (path) => {
    const guest = await addGuest(place);
    // A round that waits is opened first: what is tried is what it would add.
    const isAction = path.calls.includes('actRound');
    const early = isAction ? await path.ready(guest) : undefined;
    if (bar.toStudio === 'bet_limit') await loseOne(place, guest);
    // Launch tokens live for a minute, less than a bar that needs time; they are made again after it, by the house itself.
    const attempt = early ?? (path.kind === 'entry' ? undefined : await path.ready(guest));
    const late = path.kind === 'entry' && !needsTime(bar) ? await path.ready(guest) : undefined;
    await bar.put(guest);
    const before = await fundsOf(place.house, guest);
    const deposits = await depositsOf(guest);
    const answer = await (attempt ?? late ?? (await path.ready(guest)))();
    expect(answer.code).toBe(expected(path, bar));
    if (answer.code === 'ok') return;
    if (bar.facts && !path.studio) expect(answer.facts).toMatchObject(bar.facts);
    expect(await fundsOf(place.house, guest)).toEqual(before);
    expect(await depositsOf(guest)).toBe(deposits);
  });
});

const needsTime = (bar: Bar): boolean => bar.name.includes('session time') || bar.name.includes('reality');

const countDeposits = sql('limits_deposits', 'SELECT count(*) AS count FROM deposit WHERE player_id = $1');
const depositsOf = async (guest: Guest): Promise<bigint> => {
  const [row] = await place.ctx.db.query<{ count: bigint }>(countDeposits, [guest.playerId]);
  return row?.count ?? -1n;
};

/** Calls that take money or let it be taken, beside those whose contract asks for an idempotency key. */
const others: readonly CallName[] = ['cryptoDeposit', 'launchGame', 'openGameSession', 'actRound'];

it('knows every call that moves money: each needs its rows here', () => {
  const names = Object.keys(calls) as CallName[];
  const movers = [...names.filter((name) => 'idempotencyKey' in calls[name]), ...others];
  const withRows = new Set(paths.flatMap((path) => path.calls));
  expect(movers.filter((name) => !withRows.has(name))).toEqual([]);
});

it('asks the registers before every call that pays in, gives a bonus or lets a game be entered', () => {
  const asked = (kind: Path['kind']) => paths.filter((path) => path.kind === kind).flatMap((path) => path.calls);
  const moments = (kinds: Path['kind'][]) => new Set(kinds.flatMap(asked).map((name) => registerCalls[name]));
  expect(moments(['deposit', 'address'])).toEqual(new Set(['deposit']));
  expect(moments(['promotion'])).toEqual(new Set(['bonus']));
  expect(moments(['entry', 'spin'])).toEqual(new Set(['play']));
  // Own money leaves whatever a register says, and a stake waits for nobody outside.
  expect(moments(['payout', 'stake'])).toEqual(new Set([undefined]));
});

it('tries every kind of round that the house has', () => {
  const kinds = new Set(played.map((id) => findGame(id)?.steps));
  expect(gameIds.filter((id) => findGame(id)?.steps !== 'shared' && !kinds.has(findGame(id)?.steps))).toEqual([]);
});

const betFunctions = sql(
  'limits_bet_functions',
  `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     AND (prosrc ~ 'wallet_post\\(''bet''' OR prosrc ~ 'VALUES \\(bet, ''bet''')
     AND prosrc !~ 'stake_refusal' AND prosrc !~ 'NOT s\\.guarded'
     -- What an open round is asked before it moves on, the limits among it.
     AND NOT (prosrc ~ 'FROM step_asked\\(' AND EXISTS (
       SELECT FROM pg_proc asked WHERE asked.proname = 'step_asked' AND asked.prosrc ~ 'FROM stake_refusal\\('))`,
);

it('finds no function of the database that takes a stake without asking the limits', async () => {
  expect(await place.ctx.db.query(betFunctions)).toEqual([]);
});
