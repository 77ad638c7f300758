import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { actRound as actCall, placeRound as placeCall } from '#contract/games/session.ts';
import { readRound } from '#contract/profile/history.ts';
import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import { layMines } from '#domain/games/mines/round.ts';
import { game as mines } from '#domain/games/mines/rules.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { rotateSeeds } from '#server/services/fairness/rotate-seeds.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { betHistory } from '#server/services/games/bet-history.ts';
import { hintsOf } from '#server/services/games/hints.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { tableRounds } from '#server/services/games/table-rounds.ts';
import { finishStaleRounds } from '#server/services/wallet/finish-rounds.ts';
import { addCurrency } from '#server/services/wallet/funds.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import {
  addPlayer,
  audit,
  findSeeds,
  fund,
  fundsOf,
  giveSeeds,
  type House,
  hour,
  minute,
  openHouse,
  releaseTogether,
  seedsOf,
  settledOf,
  stateOf,
  takeSeat,
} from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

const hand = (amount: string) => [{ spot: 'hand', amount }];
const place = (player: PlayerSession, sessionId: string, bets: unknown, roundId = randomUUID()) =>
  placeRound(house.ctx, player, { sessionId, roundId, bets });

type Acting = { readonly player: PlayerSession; readonly sessionId: string; readonly roundId: string };
const act = ({ player, sessionId, roundId }: Acting, step: number, action: { name: string; tile?: number }) =>
  actRound(house.ctx, player, { sessionId, roundId, step, action });

const openedOf = (answer: Awaited<ReturnType<typeof place>>) => {
  if (!answer.ok) throw new Error(answer.code);
  if (answer.value.round.status !== 'open') throw new Error('the round is settled');
  return answer.value.round;
};
const answered = <T>(answer: { ok: true; value: T } | { ok: false; code: string }): T => {
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};

const start = (seeds: RoundSeeds) => blackjack.start([{ spot: 'hand', amountMinor: 1_000n }], createStream(seeds));
const opensWith = (name: string) => (seeds: RoundSeeds) => {
  const step = start(seeds);
  return step.status === 'open' && step.choices.some((choice) => choice.name === name);
};
const decidedAtOnce = (seeds: RoundSeeds) => {
  const step = start(seeds);
  return step.status === 'settled' && step.payoutMinor > 0n;
};

/** A player at a blackjack table with a hand that may be doubled. */
const dealDouble = async (cashMinor: bigint, amount = '10.00'): Promise<Acting> => {
  const player = await addPlayer(house, 'EUR', cashMinor);
  await giveSeeds(house, player, findSeeds(opensWith('double')));
  const { sessionId } = await takeSeat(house, player, 'blackjack');
  const roundId = randomUUID();
  openedOf(await place(player, sessionId, hand(amount), roundId));
  return { player, sessionId, roundId };
};
/** A player at a field with one mine, which lies under none of the tiles 0 to 3. */
const openField = async (cashMinor = 10_000n) => {
  const player = await addPlayer(house, 'EUR', cashMinor);
  await giveSeeds(
    house,
    player,
    findSeeds((seeds) => layMines(1, createStream(seeds)).every((tile) => tile > 3)),
  );
  const { sessionId } = await takeSeat(house, player, 'mines');
  const roundId = randomUUID();
  const opened = await place(player, sessionId, [{ spot: 'mines:1', amount: '1.00' }], roundId);
  return { player, sessionId, roundId, opened: answered(opened) };
};

describe('a round with decisions', () => {
  it('takes its stake, waits with a view and choices, and is found again in any session', async () => {
    const at = await openField();
    expect(placeCall.response.parse(at.opened)).toEqual(at.opened);
    expect(at.opened).toMatchObject({
      balance: '99.00',
      round: { status: 'open', stake: '1.00', step: 0, choices: [{ name: 'reveal', adds: '0.00' }] },
    });
    expect(at.opened.round.proof).toMatchObject({ nonce: 0, serverSeed: null });
    const again = await takeSeat(house, at.player, 'mines');
    expect(again.openRound).toEqual(at.opened.round);
    expect(again).toMatchObject({ balance: '99.00', lastRound: null, seeds: { nonce: 1 } });
    // The first session ended; the round goes on in the second.
    expect(await act(at, 0, { name: 'reveal', tile: 0 })).toEqual({ ok: false, code: 'game_session_expired' });
    expect(await act({ ...at, sessionId: again.sessionId }, 0, { name: 'reveal', tile: 0 })).toMatchObject({
      ok: true,
    });
    expect(await stateOf(house, at.player, again.sessionId)).toMatchObject({ value: { openRound: { step: 1 } } });
  });

  it('is one of its game: a second is refused, the same is answered again, and its seeds stay hidden', async () => {
    const at = await openField();
    const bets = [{ spot: 'mines:1', amount: '1.00' }];
    expect(await place(at.player, at.sessionId, bets)).toEqual({ ok: false, code: 'round_open' });
    await act(at, 0, { name: 'reveal', tile: 0 });
    expect(answered(await place(at.player, at.sessionId, bets, at.roundId)).round).toMatchObject({ step: 1 });
    const other = [{ spot: 'mines:2', amount: '1.00' }];
    expect(await place(at.player, at.sessionId, other, at.roundId)).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await rotateSeeds(house.ctx, at.player, {})).toEqual({ ok: false, code: 'seed_in_use' });
    const record = answered(await roundRecord(house.ctx, at.player, at.roundId));
    expect(readRound.response.parse(record)).toEqual(record);
    expect(seedsOf(record.round).serverSeed).toBe(null);
    expect(await betHistory(house.ctx, at.player, { size: 9, page: 0 })).toMatchObject({
      items: [{ id: at.roundId, status: 'open', stake: '1.00', payout: '0.00' }],
    });
    // Another game is another table.
    const elsewhere = await takeSeat(house, at.player, 'blackjack');
    expect(await place(at.player, elsewhere.sessionId, hand('1.00'))).toMatchObject({ ok: true });
  });

  it('settles by its last action, and anyone replays it from the record once the seed is revealed', async () => {
    const at = await openField();
    await act(at, 0, { name: 'reveal', tile: 0 });
    await act(at, 1, { name: 'reveal', tile: 1 });
    // A process that has never seen the player plays it on from what is stored.
    hintsOf(house.ctx.db).seeds.delete(at.player.playerId);
    const done = answered(await act(at, 2, { name: 'cash-out' }));
    expect(actCall.response.parse(done)).toEqual(done);
    const round = settledOf(done.round);
    const payoutMinor = BigInt(round.payout.replace('.', ''));
    expect(payoutMinor).toBeGreaterThan(100n);
    expect(await fundsOf(house, at.player)).toEqual({ cash: 10_000n - 100n + payoutMinor, bonus: 0n });
    answered(await rotateSeeds(house.ctx, at.player, {}));
    const record = answered(await roundRecord(house.ctx, at.player, at.roundId));
    const { serverSeed, clientSeed, nonce } = seedsOf(record.round);
    const seeds = { serverSeed: serverSeed ?? '', clientSeed, nonce };
    const again = recomputing(mines)(seeds, [{ spot: 'mines:1', amountMinor: 100n }], settledOf(record.round).actions);
    expect([again.payoutMinor, again.outcome]).toEqual([payoutMinor, settledOf(record.round).outcome]);
  });

  it('may be decided by its start: a dealt blackjack is paid at once', async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    await giveSeeds(house, player, findSeeds(decidedAtOnce));
    const { sessionId } = await takeSeat(house, player, 'blackjack');
    const placed = answered(await place(player, sessionId, hand('10.00')));
    expect(placeCall.response.parse(placed)).toEqual(placed);
    expect(placed.round).toMatchObject({ status: 'settled', payout: '25.00', addedBets: [], actions: [] });
    expect(await fundsOf(house, player)).toEqual({ cash: 11_500n, bonus: 0n });
    expect((await stateOf(house, player, sessionId)).ok).toBe(true);
    expect(answered(await stateOf(house, player, sessionId))).toMatchObject({
      openRound: null,
      lastRound: placed.round,
    });
  });

  it('takes an added stake cash first and keeps the exact bonus part of both', async () => {
    const at = await dealDouble(1_500n);
    await fund(house, at.player, 'EUR', 3_000n, 'bonus');
    // 10.00 of cash lie; the double takes the last 5.00 of cash and 5.00 of bonus.
    const round = settledOf(answered(await act(at, 0, { name: 'double' })).round);
    expect(round).toMatchObject({ stake: '20.00', addedBets: [{ spot: 'double:1', amount: '10.00' }] });
    const payoutMinor = BigInt(round.payout.replace('.', ''));
    const bonusBack = (payoutMinor * 500n + 1_999n) / 2_000n;
    expect(await fundsOf(house, at.player)).toEqual({ cash: payoutMinor - bonusBack, bonus: 2_500n + bonusBack });
  });

  it('cannot add what the player has not, and waits on; the table’s limit does not take a double away', async () => {
    const poor = await dealDouble(1_900n);
    expect(await act(poor, 0, { name: 'double' })).toEqual({
      ok: false,
      code: 'insufficient_funds',
      facts: { balance: '9.00', currency: 'EUR' },
    });
    expect((await act(poor, 0, { name: 'stand' })).ok).toBe(true);
    const rich = await dealDouble(200_000n, '500.00');
    expect(answered(await act(rich, 0, { name: 'double' })).round).toMatchObject({ stake: '1000.00' });
    const player = await addPlayer(house, 'EUR', 200_000n);
    const { sessionId } = await takeSeat(house, player, 'blackjack');
    expect(await place(player, sessionId, hand('500.01'))).toMatchObject({ code: 'stake_above_limit' });
  });
});

describe('an action', () => {
  it('is taken once: the same step again answers the round as it stands, another is stale', async () => {
    const at = await openField();
    const first = answered(await act(at, 0, { name: 'reveal', tile: 0 }));
    expect(answered(await act(at, 0, { name: 'reveal', tile: 0 }))).toEqual(first);
    expect(await act(at, 0, { name: 'reveal', tile: 1 })).toEqual({ ok: false, code: 'action_stale' });
    expect(await act(at, 2, { name: 'reveal', tile: 1 })).toEqual({ ok: false, code: 'action_stale' });
    expect(await act(at, 1, { name: 'reveal', tile: 0 })).toMatchObject({ code: 'action_invalid' });
    expect(await act(at, 1, { name: 'double' })).toMatchObject({ code: 'action_invalid' });
    const done = answered(await act(at, 1, { name: 'cash-out' }));
    house.passTime(31 * minute);
    expect(answered(await act(at, 0, { name: 'reveal', tile: 0 })).round).toEqual(done.round);
    expect(answered(await act(at, 1, { name: 'cash-out' })).round).toEqual(done.round);
  });

  it('is the player’s own, of the session’s table, while the session lives', async () => {
    const at = await openField();
    const stranger = await addPlayer(house, 'EUR', 1_000n);
    const reveal = { name: 'reveal', tile: 0 };
    expect(await act({ ...at, player: stranger }, 0, reveal)).toEqual({ ok: false, code: 'game_session_invalid' });
    const seat = await takeSeat(house, stranger, 'mines');
    const theirs = { ...at, player: stranger, sessionId: seat.sessionId };
    expect(await act(theirs, 0, reveal)).toEqual({ ok: false, code: 'round_not_found' });
    const other = await takeSeat(house, at.player, 'blackjack');
    expect(await act({ ...at, sessionId: other.sessionId }, 0, reveal)).toMatchObject({ code: 'round_not_found' });
    await house.ctx.db.query(exclude, [at.player.playerId, new Date(house.ctx.clock.now().getTime() + hour)]);
    expect(await act(at, 0, reveal)).toEqual({ ok: false, code: 'player_excluded' });
    await house.ctx.db.query(exclude, [at.player.playerId, null]);
    house.passTime(30 * minute);
    expect(await act(at, 0, reveal)).toEqual({ ok: false, code: 'game_session_expired' });
  });

  it('fifty times at once has one effect, and of fifty different ones one is taken', async () => {
    const at = await dealDouble(100_000n);
    const doubles = Array.from({ length: 50 }, () => () => act(at, 0, { name: 'double' }));
    const answers = await releaseTogether(house, at.player, doubles);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const round = settledOf(answered(answers[0] ?? { ok: false, code: 'none' }).round);
    const won = BigInt(round.payout.replace('.', ''));
    expect(await fundsOf(house, at.player)).toEqual({ cash: 100_000n - 2_000n + won, bonus: 0n });

    const field = await openField();
    const picks = Array.from({ length: 50 }, (_, n) => () => act(field, 0, { name: 'reveal', tile: n % 4 }));
    const taken = await releaseTogether(house, field.player, picks);
    const views = taken.flatMap((answer) => (answer.ok ? [JSON.stringify(answer.value.round)] : [answer.code]));
    expect(new Set(views).size).toBe(2);
    expect(views).toContain('action_stale');
  });
});

it('of fifty openings at once one is taken, and the same one fifty times is one', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const { sessionId } = await takeSeat(house, player, 'mines');
  const bets = [{ spot: 'mines:3', amount: '1.00' }];
  const roundId = randomUUID();
  const acts = Array.from({ length: 50 }, (_, n) => () => place(player, sessionId, bets, n < 25 ? roundId : undefined));
  const answers = await releaseTogether(house, player, acts);
  const said = answers.map((answer) => (answer.ok ? answer.value.round.id : answer.code));
  expect(new Set(said.filter((one) => one !== 'round_open')).size).toBe(1);
  expect(await fundsOf(house, player)).toEqual({ cash: 99_900n, bonus: 0n });
});

describe('a round left alone', () => {
  it('is finished after 48 hours as is better for the player, and its record replays the same way', async () => {
    const at = await openField();
    const opened = answered(await act(at, 0, { name: 'reveal', tile: 0 }));
    house.passTime(48 * hour - 1);
    await finishStaleRounds(house.ctx);
    expect(answered(await roundRecord(house.ctx, at.player, at.roundId)).round.status).toBe('open');
    house.passTime(2);
    const both = await Promise.all([finishStaleRounds(house.ctx), finishStaleRounds(house.ctx)]);
    expect(both.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1);
    const round = settledOf(answered(await roundRecord(house.ctx, at.player, at.roundId)).round);
    expect(round.actions).toEqual([{ name: 'reveal', tile: 0 }]);
    expect(opened.round).toMatchObject({ status: 'open' });
    const payoutMinor = BigInt(round.payout.replace('.', ''));
    expect(payoutMinor).toBeGreaterThan(100n);
    expect(await fundsOf(house, at.player)).toEqual({ cash: 9_900n + payoutMinor, bonus: 0n });
    const { revealed } = answered(await rotateSeeds(house.ctx, at.player, {}));
    const again = recomputing(mines)(
      { ...revealed, nonce: 0 },
      [{ spot: 'mines:1', amountMinor: 100n }],
      round.actions,
    );
    expect([again.payoutMinor, again.outcome]).toEqual([payoutMinor, round.outcome]);
  });

  it('is finished or played on, never both', async () => {
    const at = await dealDouble(100_000n);
    house.passTime(49 * hour);
    const { sessionId } = await takeSeat(house, at.player, 'blackjack');
    const [played] = await Promise.all([
      act({ ...at, sessionId }, 0, { name: 'stand' }),
      finishStaleRounds(house.ctx),
      finishStaleRounds(house.ctx),
    ]);
    const round = settledOf(answered(await roundRecord(house.ctx, at.player, at.roundId)).round);
    expect(round.actions).toHaveLength(played.ok ? 1 : 0);
    const won = BigInt(round.payout.replace('.', ''));
    expect(await fundsOf(house, at.player)).toEqual({ cash: 100_000n - 1_000n + won, bonus: 0n });
  });
});

describe('play money', () => {
  it('has its own open round, which settles into the demo that is open now', async () => {
    const at = await openField();
    const demo = await takeSeat(house, at.player, 'mines', { demo: true });
    expect(demo).toMatchObject({ openRound: null, balance: '1000.00' });
    const roundId = randomUUID();
    await place(at.player, demo.sessionId, [{ spot: 'mines:1', amount: '100.00' }], roundId);
    const later = await takeSeat(house, at.player, 'mines', { demo: true });
    expect(later).toMatchObject({ openRound: { id: roundId }, balance: '1000.00' });
    const playing = { player: at.player, sessionId: later.sessionId, roundId };
    const first = answered(await act(playing, 0, { name: 'reveal', tile: 24 }));
    const done = first.round.status === 'open' ? answered(await act(playing, 1, { name: 'cash-out' })) : first;
    const won = Number(settledOf(done.round).payout);
    expect(done.balance).toBe((1_000 + won).toFixed(2));
    expect(await fundsOf(house, at.player)).toEqual({ cash: 9_900n, bonus: 0n });
    // The real round waits on at the real table.
    expect(await takeSeat(house, at.player, 'mines')).toMatchObject({ openRound: { id: at.roundId } });
  });

  it('left alone is finished without anybody’s money', async () => {
    const player = await addPlayer(house, 'EUR', 1_000n);
    const { sessionId } = await takeSeat(house, player, 'mines', { demo: true });
    await place(player, sessionId, [{ spot: 'mines:1', amount: '100.00' }]);
    house.passTime(49 * hour);
    expect(await finishStaleRounds(house.ctx)).toBeGreaterThanOrEqual(1);
    expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 0n });
  });
});

it('a table in another currency does not show a round as if its amounts were of that currency', async () => {
  const at = await openField();
  await addCurrency(house.ctx, at.player, 'BTC');
  await fund(house, at.player, 'BTC', 100_000n);
  const bitcoin = await takeSeat(house, at.player, 'mines', { currency: 'BTC' });
  expect(bitcoin.openRound).toBe(null);
  expect(await act({ ...at, sessionId: bitcoin.sessionId }, 0, { name: 'reveal', tile: 0 })).toMatchObject({
    code: 'round_not_found',
  });
});

it('the last fifty rounds of a table are at hand, newest first, of this game and this money', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const { sessionId } = await takeSeat(house, player, 'dice');
  const ids: string[] = [];
  for (let n = 0; n < 52; n++) {
    const roundId = randomUUID();
    answered(await place(player, sessionId, [{ spot: 'under:50.00', amount: '1.00' }], roundId));
    ids.unshift(roundId);
    house.passTime(1_000);
  }
  const { rounds } = answered(await tableRounds(house.ctx, player, sessionId));
  expect(rounds.map(({ id }) => id)).toEqual(ids.slice(0, 50));
  const demo = await takeSeat(house, player, 'dice', { demo: true });
  expect(await tableRounds(house.ctx, player, demo.sessionId)).toEqual({ ok: true, value: { rounds: [] } });
  const stranger = await addPlayer(house);
  expect(await tableRounds(house.ctx, stranger, demo.sessionId)).toMatchObject({ code: 'game_session_invalid' });
});

const exclude = sql('test_exclude_player', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
