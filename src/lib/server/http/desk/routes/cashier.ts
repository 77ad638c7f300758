import { fail, ok, type Result } from '#domain/result.ts';
import { listPayouts, readPayout } from '../../../services/desk/cashier/list-payouts.ts';
import { peopleOf } from '../../../services/desk/players/people.ts';
import { notedRefusal } from '../../../services/desk/players/told-by-refusal.ts';
import { batchOf, exportBatch, writeBatch } from '../../../services/withdrawals/export-batch.ts';
import { requestForPlayer } from '../../../services/withdrawals/request-withdrawal.ts';
import { approveWithdrawal, noteFailed, noteSent, rejectWithdrawal } from '../../../services/withdrawals/staff.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

/** That it is not in the state for this any more is that somebody was faster. */
const asChanged = <T, C extends string>(result: Result<T, C | 'withdrawal_state_wrong'>) =>
  result.ok || result.code !== 'withdrawal_state_wrong'
    ? (result as Result<T, Exclude<C, 'withdrawal_state_wrong'>>)
    : fail('changed_since_shown', result.facts);

export const cashierRoutes: DeskRoutesOf<
  | 'listPayouts'
  | 'readPayout'
  | 'approvePayout'
  | 'rejectPayout'
  | 'notePayoutSent'
  | 'notePayoutFailed'
  | 'requestPayout'
  | 'makePayoutBatch'
  | 'readPayoutBatch'
> = {
  listPayouts: {
    async handle({ ctx, query, saw }) {
      const payouts = await listPayouts(ctx, query.view);
      saw({ players: [...new Set(payouts.map(({ player }) => player.id))], facts: { view: query.view } });
      return ok(payouts);
    },
  },
  readPayout: {
    async handle({ ctx, params, saw }) {
      const found = await readPayout(ctx, params.id);
      saw({
        players: found.ok ? [found.value.payout.player.id] : [],
        subject: { kind: 'withdrawal', id: params.id },
      });
      return found;
    },
  },
  approvePayout: {
    async handle({ ctx, actor, params, body }) {
      const done = await approveWithdrawal(ctx, params.id, actor, body.shown);
      return asChanged(done);
    },
  },
  rejectPayout: {
    handle: async ({ ctx, actor, params, body }) =>
      asChanged(await rejectWithdrawal(ctx, params.id, body.reason, actor)),
  },
  notePayoutSent: {
    handle: async ({ ctx, actor, params, body }) => asChanged(await noteSent(ctx, params.id, body.reference, actor)),
  },
  notePayoutFailed: {
    handle: async ({ ctx, actor, params, body }) =>
      asChanged(await noteFailed(ctx, params.id, body.reason, actor, body.checked)),
  },
  requestPayout: {
    async handle({ ctx, actor, params, body }) {
      const { amount, currency, address, key } = body;
      if ((await peopleOf(ctx, [params.id])).length === 0) return fail('player_not_found');
      const way = address === null ? { provider: 'skrill' as const } : { provider: 'crypto' as const, address };
      const asked = await requestForPlayer(ctx, actor, params.id, { ...way, amount, currency, idempotencyKey: key });
      return asked.ok ? ok({ id: asked.value.id }) : notedRefusal(ctx, actor, params.id, asked);
    },
  },
  makePayoutBatch: {
    async handle({ ctx, actor, body }) {
      const { name, rows } = await exportBatch(ctx, body.currency, actor);
      return rows.length === 0 ? fail('nothing_to_pay') : ok({ name, withdrawals: rows.length });
    },
  },
  readPayoutBatch: {
    async handle({ ctx, params, query, saw }) {
      const batch = await batchOf(ctx, params.name);
      const players = [...new Set(batch.rows.map((row) => row.player_id))];
      saw({ players, subject: { kind: 'batch', id: params.name } });
      if (batch.rows.length === 0) return fail('not_found');
      const body = new TextEncoder().encode(writeBatch(batch, query.format));
      const type = query.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
      return ok({ name: `${params.name}.${query.format}`, type, body });
    },
  },
};
