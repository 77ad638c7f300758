import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import type { ApiAnswer } from '#stores/calls/api.ts';
import { verifyRecord } from '#stores/history/verify.ts';
import { deposit, type Player, signUp } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let player: Player;
let sessionId: string;

const game = 'scratch-parcel-room';
/** A table of tickets, whether or not the catalogue launches them. */
const seat = sql(
  'test_seat',
  `INSERT INTO game_session (id, player_id, player_session_id, provider, game_id, currency, demo, min_stake, max_stake,
     max_payout, cash_account, bonus_account, house_account, opened_at, seen_at)
   SELECT $1, s.player_id, s.id, 'Paper Boat', $2, 'EUR', false, 10, 50000, 1000000,
     ledger_account(s.player_id, 'EUR', 'cash', ''), ledger_account(s.player_id, 'EUR', 'bonus', ''),
     ledger_account(NULL, 'EUR', 'gaming', $2), now(), now() FROM session s`,
);

beforeAll(async () => {
  server = await startServer();
  player = await signUp(server.origin);
  await deposit(server.origin, player, '100');
  sessionId = randomUUID();
  await server.ctx.db.query(seat, [sessionId, game]);
});
afterAll(() => server?.stop());

const readSeries = () => player.must<ApiAnswer<'readSeries'>>('readSeries', { params: { sessionId } });
const buy = (amount: string, key: string = randomUUID()) =>
  player.call<ApiAnswer<'placeRound'>>('placeRound', {
    params: { sessionId },
    body: { bets: [{ spot: 'ticket', amount }] },
    key,
  });

describe('a scratch ticket over the wire', () => {
  it('is bought, leaves its series, and is verified by the browser once the seeds are revealed', async () => {
    const [before] = (await readSeries()).series;
    expect(before).toMatchObject({ price: '1.00', number: 1, ticketsPrinted: 100_000, ticketsLeft: 100_000 });
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) expect((await buy('1.00', id)).status).toBe(200);
    const { series } = await readSeries();
    expect(series.map(({ ticketsLeft }) => ticketsLeft)).toEqual([99_997, 100_000, 100_000]);
    for (const { prizes, ticketsLeft } of series)
      expect(prizes.reduce((sum, { left }) => sum + left, 0)).toBe(ticketsLeft);
    await player.must('rotateSeed', { body: {}, key: randomUUID() });
    for (const [index, id] of ids.entries()) {
      const record = await player.must<ApiAnswer<'readRound'>>('readRound', { params: { id } });
      if (record.round.status !== 'settled' || record.round.proof.kind !== 'seeds') throw new Error('not settled');
      expect(record.round.proof.remaining?.reduce((sum, count) => sum + count, 0)).toBe(100_000 - index);
      const steps = verifyRecord(record);
      expect(steps.ok && steps.value.filter(({ matches }) => !matches)).toEqual([]);
      // Another count of tickets left is another ticket, or a proof that does not fit.
      const { proof } = record.round;
      const forged = { ...proof, remaining: proof.remaining?.map((count, prize) => (prize > 8 ? 0 : count)) ?? null };
      const found = verifyRecord({ round: { ...record.round, proof: forged } });
      expect(found.ok && found.value.every(({ matches }) => matches)).toBe(false);
    }
  });

  it('has one of the printed prices, and one id', async () => {
    const before = (await readSeries()).series;
    for (const amount of ['0.50', '1.01', '3.00', '500.00']) {
      const refused = await buy(amount);
      expect(refused).toMatchObject({ status: 400, body: { code: 'bet_invalid' } });
    }
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy('5.00', id)));
    for (const answer of answers) expect(answer.body.round).toEqual(answers[0]?.body.round);
    expect(await buy('2.00', id)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    const left = (await readSeries()).series.map(({ ticketsLeft }) => ticketsLeft);
    expect(left).toEqual(before.map(({ price, ticketsLeft }) => ticketsLeft - Number(price === '5.00')));
  });

  it('leaves a sound ledger, and no series to whoever has no table', async () => {
    expect(await checkLedger(server.ctx.db)).toMatchObject({ isSound: true });
    const stranger = await signUp(server.origin);
    const refused = await stranger.call('readSeries', { params: { sessionId } });
    expect(refused).toMatchObject({ body: { code: 'game_session_invalid' } });
    expect(await server.call('readSeries', { params: { sessionId } })).toMatchObject({ status: 401 });
  });
});
