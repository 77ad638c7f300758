import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { signatureHeader } from '#server/adapters/payments/protocols/house-form.ts';
import { signWebhook } from '#server/adapters/payments/protocols/house-signature.ts';
import { gatewaySecret } from '#server/sandbox/orders.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import type { Bundled } from '../../support/bundled.ts';
import { mortalProgram, startMortal } from '../../support/mortal.ts';
import { completeProfile, openRoulette, type Player, signUp } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { takeSeat } from '../games/house.ts';
import { give, grantOf } from '../promotions/grants.ts';

/** More places to die than any request has; reaching it means the count never ends. */
const stepsMax = 60;
/** A hundred and fifty processes of the house are started one after the other: on a busy machine that takes its time. */
const timeoutMs = 1_200_000;
const deposited = 10_000n;

/** A second process of the house, as it were: it lives on and takes the retries. */
let witness: TestServer;
let player: Player;
let program: Bundled;

beforeAll(async () => {
  program = await mortalProgram();
  witness = await startServer();
  player = await signUp(witness.origin);
  await completeProfile(player);
});

afterAll(async () => {
  await witness?.stop();
  await program?.remove();
});

describe('must-hold 40: the process is killed', () => {
  it(
    'at every await of a webhook: the deposit is credited once',
    async () => {
      for (let dieAt = 1, survived = false; !survived; dieAt++) {
        expect(dieAt).toBeLessThan(stepsMax);
        const before = await cash();
        const webhook = await openDeposit();
        survived = await attemptInMortal(
          dieAt,
          routes.receiveGatewayWebhook.path.replace('{gateway}', 'brpay'),
          webhook,
        );
        // The provider sends it again, as it does until somebody answers.
        const again = await fetch(`${witness.origin}/payments/brpay/webhook`, webhook);
        expect(again.status).toBe(200);
        expect((await cash()) - before).toBe(deposited);
        await expectSoundLedger();
      }
    },
    timeoutMs,
  );

  it(
    'at every await of a bet: it happened once, whether it was answered or asked again',
    async () => {
      const sessionId = await openRoulette(player);
      const path = routes.placeRound.path.replace('{sessionId}', sessionId);
      for (let dieAt = 1, survived = false; !survived; dieAt++) {
        expect(dieAt).toBeLessThan(stepsMax);
        const before = await cash();
        const roundId = randomUUID();
        const bet = betOn('red', roundId);
        survived = await attemptInMortal(dieAt, path, bet);
        const again = await fetch(`${witness.origin}${path}`, bet);
        expect(again.status).toBe(200);
        const rounds = await witness.ctx.db.query<{ stake: bigint; payout: bigint }>(
          { name: 'rounds_by_id', text: 'SELECT stake, payout FROM round WHERE id = $1' },
          [roundId],
        );
        expect(rounds).toHaveLength(1);
        expect((await cash()) - before).toBe((rounds[0]?.payout ?? 0n) - 100n);
        await expectSoundLedger();
      }
    },
    timeoutMs,
  );

  it(
    'at every await of a round with decisions, opening and acting: its stake and its end are booked once',
    async () => {
      const sessionId = await paidSeat('mines');
      const post = (body: unknown, key?: string) => ({
        method: 'POST',
        headers: {
          origin: witness.origin,
          cookie: player.cookies(),
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      });
      // Dies while it opens, then while it acts; the witness finishes what was begun.
      let survived = { opening: false, acting: false };
      for (let dieAt = 1; !survived.opening || !survived.acting; dieAt++) {
        expect(dieAt).toBeLessThan(stepsMax);
        const before = await cash();
        const roundId = randomUUID();
        const opening = routes.placeRound.path.replace('{sessionId}', sessionId);
        const bet = post({ bets: [{ spot: 'mines:1:1', amount: '1.00' }] }, roundId);
        const opened = await attemptInMortal(dieAt, opening, bet);
        expect((await fetch(`${witness.origin}${opening}`, bet)).status).toBe(200);
        expect((await cash()) - before).toBe(-100n);

        const acting = routes.actRound.path.replace('{sessionId}', sessionId).replace('{roundId}', roundId);
        const reveal = post({ step: 0, action: { name: 'reveal', tile: dieAt % 25 } });
        const acted = await attemptInMortal(dieAt, acting, reveal);
        const again = await fetch(`${witness.origin}${acting}`, reveal);
        expect(again.status).toBe(200);
        const { round } = (await again.json()) as { round: { status: string; payout: string; actions: unknown[] } };
        expect(round).toMatchObject({ status: 'settled', actions: [{ name: 'reveal', tile: dieAt % 25 }] });
        expect((await cash()) - before).toBe(BigInt(round.payout.replace('.', '')) - 100n);
        await expectSoundLedger();
        survived = { opening: opened, acting: acted };
      }
    },
    timeoutMs,
  );

  it(
    'at every await of a bet that completes a bonus: it is released once, with the bet',
    async () => {
      const sessionId = await paidSeat('roulette-european');
      const path = routes.placeRound.path.replace('{sessionId}', sessionId);
      for (let dieAt = 1, survived = false; !survived; dieAt++) {
        expect(dieAt).toBeLessThan(stepsMax);
        // Any stake is enough to make it the player's own.
        const grant = await give(witness, await session(), { bonus: '1000', wager_required: '1' });
        const before = await cash();
        const bet = betOn('red');
        survived = await attemptInMortal(dieAt, path, bet);
        const again = await fetch(`${witness.origin}${path}`, bet);
        expect(again.status).toBe(200);
        const { round } = (await again.json()) as { round: { payout: string } };
        expect((await cash()) - before).toBe(BigInt(round.payout.replace('.', '')) - 100n + 1_000n);
        expect(await grantOf(witness, grant)).toMatchObject({ state: 'completed' });
        await expectSoundLedger();
      }
    },
    timeoutMs,
  );

  it(
    'at every await of a scratch ticket: it left its series once, and was paid for once',
    async () => {
      const sessionId = await paidSeat('scratch-night-ferry');
      const path = routes.placeRound.path.replace('{sessionId}', sessionId);
      for (let dieAt = 1, survived = false; !survived; dieAt++) {
        expect(dieAt).toBeLessThan(stepsMax);
        const before = await cash();
        const ticket = betOn('ticket');
        survived = await attemptInMortal(dieAt, path, ticket);
        const again = await fetch(`${witness.origin}${path}`, ticket);
        expect(again.status).toBe(200);
        const { round } = (await again.json()) as { round: { payout: string } };
        expect((await cash()) - before).toBe(BigInt(round.payout.replace('.', '')) - 100n);
        const [series] = await witness.ctx.db.query<{ left: bigint }>({
          name: 'tickets_left',
          text: 'SELECT (SELECT sum(n) FROM unnest(remaining) n) AS left FROM scratch_series',
        });
        expect(series?.left).toBe(120_000n - BigInt(dieAt));
        await expectSoundLedger();
      }
    },
    timeoutMs,
  );

  it(
    'at every await of a free spin: it left its grant once, and its win was booked once',
    async () => {
      const me = await session();
      const terms = { bonus: '0', wager_required: '0', wager_times: 10, spin_days: 7 };
      const grant = await give(witness, me, {
        ...terms,
        spins: stepsMax,
        spin_game: 'slot-tidepool',
        spin_stake: '20',
      });
      const { sessionId } = await takeSeat(witness, me, 'slot-tidepool');
      const path = routes.playFreeSpin.path.replace('{sessionId}', sessionId);
      let won = 0n;
      for (let dieAt = 1, survived = false; !survived; dieAt++) {
        expect(dieAt).toBeLessThan(stepsMax);
        const spin = posted({ grantId: grant });
        survived = await attemptInMortal(dieAt, path, spin);
        const again = await fetch(`${witness.origin}${path}`, spin);
        expect(again.status).toBe(200);
        const { round } = (await again.json()) as { round: { payout: string } };
        won += BigInt(round.payout.replace('.', ''));
        const [kept] = await witness.ctx.db.query<{ left: number; won: bigint; bonus: bigint }>(
          {
            name: 'spins_kept',
            text: 'SELECT spins_left AS left, spins_won AS won, bonus FROM promotion_grant WHERE id = $1',
          },
          [grant],
        );
        expect(kept).toEqual({ left: stepsMax - dieAt, won, bonus: won });
        await expectSoundLedger();
      }
    },
    timeoutMs,
  );
});

/** The player's session, as services take it. */
async function session(): Promise<PlayerSession> {
  const [me] = await witness.ctx.db.query<{ id: string; session: string }>({
    name: 'me',
    text: 'SELECT p.id, s.id AS session FROM player p JOIN session s ON s.player_id = p.id',
  });
  return { playerId: me?.id ?? '', sessionId: me?.session ?? '', email: player.email, confirmed: true };
}

/** A table for the player, who has just paid in 100 EUR. */
async function paidSeat(gameId: string): Promise<string> {
  const path = routes.receiveGatewayWebhook.path.replace('{gateway}', 'brpay');
  await fetch(`${witness.origin}${path}`, await openDeposit());
  return (await takeSeat(witness, await session(), gameId)).sessionId;
}

/** The player's request with this body; sent again, it is the same request. */
const posted = (body: object, key: string = randomUUID()): RequestInit => ({
  method: 'POST',
  headers: {
    origin: witness.origin,
    cookie: player.cookies(),
    'content-type': 'application/json',
    'idempotency-key': key,
  },
  body: JSON.stringify(body),
});

/** A bet of 1 EUR on this spot. */
const betOn = (spot: string, key?: string): RequestInit => posted({ bets: [{ spot, amount: '1.00' }] }, key);

/** Sends the request to a process that dies at its `dieAt`-th step. True when it answered before. */
async function attemptInMortal(dieAt: number, path: string, request: RequestInit): Promise<boolean> {
  const mortal = await startMortal(witness, program);
  await mortal.arm(dieAt);
  const answer = await fetch(`${mortal.origin}${path}`, request).catch(() => undefined);
  if (answer !== undefined) {
    expect(answer.status).toBe(200);
    mortal.kill();
  }
  expect(await mortal.ended).toBe('SIGKILL');
  return answer !== undefined;
}

/** A deposit of 100 EUR that waits for its webhook, and the signed request that completes it. */
async function openDeposit(): Promise<RequestInit> {
  const { id, redirectUrl } = await player.must<{ id: string; redirectUrl: string }>('brpayDeposit', {
    body: { amount: '100', currency: 'EUR' },
    key: randomUUID(),
  });
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: 'payment.completed',
    reference: redirectUrl.split('/').at(-1),
    merchantReference: id,
    amount: String(deposited),
    currency: 'EUR',
  });
  const signature = signWebhook(
    gatewaySecret(witness.ctx.config.secrets.cardWebhook, 'brpay'),
    Buffer.from(body),
    new Date(),
  );
  return { method: 'POST', headers: { 'content-type': 'application/json', [signatureHeader]: signature }, body };
}

async function cash(): Promise<bigint> {
  const rows = await witness.ctx.db.query<{ balance: bigint }>({
    name: 'all_cash',
    text: "SELECT balance FROM account WHERE kind = 'cash' AND currency = 'EUR'",
  });
  return rows[0]?.balance ?? 0n;
}

async function expectSoundLedger(): Promise<void> {
  expect(await checkLedger(witness.ctx.db)).toMatchObject({ isSound: true, grants: [] });
}
