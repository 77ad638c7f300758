import { sign } from 'node:crypto';
import { z } from 'zod';
import type { DialectName } from '#domain/catalogue/game.ts';
import type { ServerContext } from '../context.ts';
import { newUuid } from '../services/identity/tokens.ts';
import { pamToken, studioPairs } from './studio-keys.ts';

/** Who sits at a table of the sandbox's studio, as the launch said. */
export type StudioSeat = {
  readonly dialect: DialectName;
  readonly user: string;
  readonly token: string;
  readonly game: string;
  readonly currency: string;
};

/** What the house answered: its own word, and the balance in hundredths. */
export type StudioTold = { readonly code: string; readonly balance: number | null };

export type StudioMove =
  | { readonly kind: 'balance' }
  | {
      readonly kind: 'bet' | 'win';
      readonly round: string;
      readonly id: string;
      readonly bet: string;
      readonly cents: number;
    }
  | { readonly kind: 'rollback'; readonly round: string; readonly id: string; readonly bet: string };

const answerMsMax = 5_000;
const hub88Answer = z.object({ status: z.string(), balance: z.number().optional() });
const pamBalance = z.object({ cashAmount: z.number() });
const pamAnswer = z.object({
  status: z.string(),
  error: z.object({ code: z.string() }).optional(),
  balance: pamBalance.optional(),
  transactionResult: z.object({ balance: pamBalance.optional() }).optional(),
});

/** A call to the house's own wallet door, over HTTP and in the dialect, as a studio outside would make it. */
export const callHouse = (ctx: ServerContext, seat: StudioSeat, move: StudioMove): Promise<StudioTold> =>
  seat.dialect === 'hub88' ? callAsHub88(ctx, seat, move) : callAsValkyrie(ctx, seat, move);

async function callAsHub88(ctx: ServerContext, seat: StudioSeat, move: StudioMove): Promise<StudioTold> {
  const who = { user: seat.user, token: seat.token, game_code: seat.game, request_uuid: newUuid(ctx.random) };
  const path = move.kind === 'balance' ? '/user/balance' : `/transaction/${move.kind}`;
  const moved = move.kind === 'balance' ? {} : { round: move.round, transaction_uuid: move.id };
  const money =
    move.kind === 'bet' || move.kind === 'win'
      ? { currency: seat.currency, amount: move.cents * 1_000, round_closed: move.kind === 'win' }
      : {};
  const bet = move.kind === 'win' || move.kind === 'rollback' ? { reference_transaction_uuid: move.bet } : {};
  const raw = JSON.stringify({ ...who, ...moved, ...money, ...bet });
  const signature = sign('RSA-SHA256', Buffer.from(raw), studioPairs().studio.privateKey).toString('base64');
  const said = await send(ctx, 'POST', `/wallet/hub88${path}`, { 'x-hub88-signature': signature }, raw);
  const { status, balance } = hub88Answer.parse(said);
  return { code: status, balance: balance === undefined ? null : balance / 1_000 };
}

const types = { bet: 'WITHDRAW', win: 'DEPOSIT', rollback: 'CANCEL' } as const;

async function callAsValkyrie(ctx: ServerContext, seat: StudioSeat, move: StudioMove): Promise<StudioTold> {
  const proof = { authorization: `Bearer ${pamToken(ctx.config)}`, 'x-player-token': seat.token };
  const headers = { ...proof, 'x-correlation-id': newUuid(ctx.random) };
  const path = `/wallet/valkyrie/players/${encodeURIComponent(seat.user)}`;
  const said = await (move.kind === 'balance'
    ? send(ctx, 'GET', `${path}/balance?provider=sandbox`, headers)
    : send(
        ctx,
        'POST',
        `${path}/transactions?provider=sandbox`,
        headers,
        JSON.stringify(transactionOf(ctx, seat, move)),
      ));
  const { status, error, balance, transactionResult } = pamAnswer.parse(said);
  const cash = (balance ?? transactionResult?.balance)?.cashAmount;
  return { code: error?.code ?? status, balance: cash === undefined ? null : Math.round(cash * 100) };
}

const transactionOf = (ctx: ServerContext, seat: StudioSeat, move: Exclude<StudioMove, { kind: 'balance' }>) => ({
  transactionType: types[move.kind],
  provider: 'sandbox',
  currency: seat.currency,
  cashAmount: move.kind === 'rollback' ? 0 : move.cents / 100,
  bonusAmount: 0,
  promoAmount: 0,
  providerGameId: seat.game,
  providerRoundId: move.round,
  providerTransactionId: move.id,
  transactionDateTime: ctx.clock.now().toISOString(),
  providerBetRef: move.bet,
  isGameOver: move.kind === 'win',
});

async function send(
  { config }: ServerContext,
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | null = null,
): Promise<unknown> {
  const answer = await fetch(`${config.publicOrigin}${path}`, {
    method,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answerMsMax),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return answer.json();
}
