import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import { cardAt } from '#domain/games/horses/round.ts';
import { sql } from '#server/db/db.ts';
import { noteProof } from '#server/db/queries/sessions.ts';
import type { CallName } from '#server/http/route.ts';
import { latestRound } from '#server/services/shared/rounds.ts';
import { applyCommand } from '#server/services/wallet/apply-command.ts';
import { account, post } from '#tests/support/ledger.ts';
import { audit, fundsOf, minute, takeSeat } from '../../server/games/house.ts';
import { issueToken, seatPlayer } from '../../server/wallet/studio.ts';
import { verify } from '../../server/withdrawals/desk.ts';
import { addGuest, type Guest, loseOne, openPlace, openRoundWith, type Place, tokenFor } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(async () => {
  await audit(place.house);
  await place.stop();
});

/** What a path answered: `ok`, or the code of its refusal with its facts. */
type Said = { readonly code: string; readonly facts?: object | undefined };
/** Ready to move money, once; done before the bar is put up. */
type Ready = (guest: Guest) => Promise<() => Promise<Said>>;
type Path = {
  readonly name: string;
  readonly calls: readonly CallName[];
  /** `address`: where coins may be sent to, of whatever amount; limits hold what arrives (tests/server/chain). */
  readonly kind: 'deposit' | 'address' | 'payout' | 'promotion' | 'spin' | 'stake' | 'entry' | 'demo';
  readonly ready: Ready;
  /** Studios speak a smaller language. */
  readonly studio?: true;
};

const said = ({ status, body }: { status: number; body: { code?: string; facts?: object } }): Said =>
  status < 300 ? { code: 'ok' } : { code: body.code ?? `${status}`, facts: body.facts };

const card = (call: CallName): Path => ({
  name: call,
  calls: [call],
  kind: 'deposit',
  ready: async (guest) => async () => said(await guest.call(call, { body: { amount: '30', currency: 'EUR' } })),
});

const eWallet = (call: CallName, more: { body: object; params?: Record<string, string> }): Path => ({
  name: call,
  calls: [call],
  kind: 'deposit',
  ready: async (guest) => async () =>
    said(await guest.call(call, { ...more, body: { amount: '30', currency: 'EUR', ...more.body } })),
});

/** One's own money leaves whatever holds play back (A.3.8), as long as the player can sign in. */
const payout = (
  call: 'skrillWithdraw' | 'cryptoWithdraw',
  currency: 'EUR' | 'BTC',
  amount: string,
  more = {},
): Path => ({
  name: call,
  calls: [call],
  kind: 'payout',
  ready: async (guest) => {
    const { db, clock } = place.ctx;
    await verify(place, guest.playerId);
    if (currency === 'BTC') {
      await must(guest.call('addCurrency', { body: { currency } }));
      const accounts = [
        await account(db, 'cash', guest.playerId, '', currency),
        await account(db, 'clearing', null, 'crypto', currency),
      ];
      await post(db, 'deposit', guest.playerId, accounts, [10_000_000n, -10_000_000n]);
    }
    return async () => {
      await db.query(noteProof, [guest.sessionId, clock.now()]);
      return said(await guest.call(call, { body: { amount, currency, ...more } }));
    };
  },
});

const confirmGuest = sql('limits_confirm', 'UPDATE player SET confirmed_at = created_at WHERE id = $1');
const promotion = (
  call: 'acceptPromotion' | 'readCoupon' | 'redeemCoupon' | 'redeemPromotionCoupon',
  body: object,
): Path => ({
  name: call,
  calls: [call],
  kind: 'promotion',
  ready: async (guest) => {
    await place.ctx.db.query(confirmGuest, [guest.playerId]);
    return async () => said(await guest.call(call, { body }));
  },
});

/** The house pays its stake: what holds play back holds it, and no limit of money. */
const freeSpin: Path = {
  name: 'a free spin',
  calls: ['playFreeSpin'],
  kind: 'spin',
  ready: async (guest) => {
    await place.ctx.db.query(confirmGuest, [guest.playerId]);
    const taken = await guest.call('acceptPromotion', { body: { id: 'no-deposit', accepted: true } });
    const { id: grantId } = taken.body as { id?: string };
    const { sessionId } = await takeSeat(place.house, guest, 'slot-night-orchard');
    return async () => said(await guest.call('playFreeSpin', { params: { sessionId }, body: { grantId } }));
  },
};

const round = (gameId: (typeof gameIds)[number], demo = false): Path => ({
  name: `${demo ? 'play money at' : 'a round of'} ${gameId}`,
  calls: ['placeRound'],
  kind: demo ? 'demo' : 'stake',
  ready: async (guest) => {
    const { sessionId } = await takeSeat(place.house, guest, gameId, { demo });
    return async () =>
      said(await guest.call('placeRound', { params: { sessionId }, body: { bets: cardOf(gameId).sample.bets } }));
  },
});

const action = (gameId: string, spot: string, choice: string, act: object): Path => ({
  name: `${choice} in ${gameId}`,
  calls: ['actRound'],
  kind: 'stake',
  ready: async (guest) => {
    const take = await openRoundWith(place, guest, gameId, spot, choice);
    return async () => said(await take(0, act));
  },
});

type SharedCall = 'placeCrashStake' | 'placeRaceStake' | 'placeBingoStake' | 'placeRouletteStake' | 'placeLottoStake';
const shared = (call: SharedCall, gameId: string, spot: (index: number) => string): Path => ({
  name: call,
  calls: [call],
  kind: 'stake',
  ready: async (guest) => {
    const { sessionId } = await takeSeat(place.house, guest, gameId);
    return async () => {
      await place.leadTables();
      const index = (await latestRound(place.ctx, gameId))?.index ?? 1;
      const body = { bets: [{ spot: spot(index), amount: '1.00' }] };
      return said(await guest.call(call, { params: { sessionId }, body }));
    };
  },
});

const launchBody = {
  id: 'roulette-european',
  gameName: 'European Roulette',
  demo: false,
  lang: 'en',
  launchId: 'x',
  imageId: null,
  platform: 'desktop',
  provider: 'Meridian Tables',
  category: 'roulette',
};

const studioBet: Path = {
  name: 'a studio’s bet',
  calls: [],
  kind: 'stake',
  studio: true,
  ready: async (guest) => {
    const studio = await seatPlayer(place.house, guest);
    return async () => ({ code: (await studio.bet(randomUUID(), 100n, { round: randomUUID() })).outcome });
  },
};

/** One or more of each kind of round: those of a kind go one way, through one function of the database. */
const played = ['roulette-european', 'scratch-night-ferry', 'blackjack', 'casino-holdem', 'mines', 'craps'] as const;

const paths: readonly Path[] = [
  card('brpayDeposit'),
  card('paypoundDeposit'),
  card('paystudioDeposit'),
  card('paywebDeposit'),
  card('ikajoDeposit'),
  card('pgpaytechDeposit'),
  card('devcodeDeposit'),
  card('emsDeposit'),
  eWallet('skrillDeposit', { body: { language: 'en', paymentMethods: 'WLT' } }),
  eWallet('mifinityDeposit', { body: { language: 'en' } }),
  eWallet('jetonDeposit', { body: { language: 'en', email: 'ada@jeton.example' }, params: { type: 'checkout' } }),
  eWallet('jetonCashDeposit', { body: { language: 'en' } }),
  {
    name: 'cryptoDeposit',
    calls: ['cryptoDeposit'],
    kind: 'address',
    ready: async (guest) => {
      await must(guest.call('addCurrency', { body: { currency: 'BTC' } }));
      return async () => said(await guest.call('cryptoDeposit', { body: { currency: 'BTC' } }));
    },
  },
  payout('skrillWithdraw', 'EUR', '30'),
  payout('cryptoWithdraw', 'BTC', '0.001', { address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080' }),
  promotion('acceptPromotion', { id: 'no-deposit', accepted: true }),
  promotion('readCoupon', { promotionCoupon: 'GOOD-TURN' }),
  promotion('redeemCoupon', { couponName: 'GOOD-TURN' }),
  promotion('redeemPromotionCoupon', { promotionCoupon: 'good-turn' }),
  freeSpin,
  ...played.map((id) => round(id)),
  action('blackjack', 'hand', 'double', { name: 'double' }),
  action('craps', 'pass', 'bet', { name: 'bet', spot: 'field', amountMinor: '100' }),
  shared('placeCrashStake', 'crash', () => 'auto:2.00'),
  shared('placeRaceStake', 'horses', (index) => `card:${cardAt(index).number}:win:3`),
  shared('placeBingoStake', 'bingo-75', () => 'card:417'),
  shared('placeRouletteStake', 'roulette-shared', () => 'straight:17'),
  shared('placeLottoStake', 'lotto-6-49', () => 'row:1-2-3-4-5-6'),
  studioBet,
  {
    name: 'a launch',
    calls: ['launchGame'],
    kind: 'entry',
    ready: async (guest) => async () => said(await guest.call('launchGame', { body: launchBody })),
  },
  {
    name: 'the opening of a game session',
    calls: ['openGameSession'],
    kind: 'entry',
    ready: async (guest) => {
      const token = await tokenFor(place, guest);
      return async () => said(await guest.call('openGameSession', { body: { token } }));
    },
  },
  {
    name: 'a studio’s opening of a game session',
    calls: [],
    kind: 'entry',
    studio: true,
    ready: async (guest) => {
      const provider = `studio-${randomUUID()}`;
      const token = await issueToken(place.house, guest, 'EUR', provider);
      return async () => ({
        code: (await applyCommand(place.ctx, { action: 'authenticate', provider, token })).outcome,
      });
    },
  },
  round('roulette-european', true),
];

type Bar = {
  readonly name: string;
  readonly put: (guest: Guest) => Promise<void>;
  /** What each kind of path answers, and a studio where it says something else; `ok` where the bar is not for it. */
  readonly answers: Readonly<Record<Path['kind'], string>>;
  readonly toStudio?: string;
  readonly facts?: object;
};

const must = async (answer: Promise<{ status: number; body: object }>): Promise<void> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(JSON.stringify(body));
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
    const answer = await (attempt ?? late ?? (await path.ready(guest)))();
    expect(answer.code).toBe(expected(path, bar));
    if (answer.code === 'ok') return;
    if (bar.facts && !path.studio) expect(answer.facts).toMatchObject(bar.facts);
    expect(await fundsOf(place.house, guest)).toEqual(before);
    expect(await depositsOf(guest)).toBe(0n);
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
