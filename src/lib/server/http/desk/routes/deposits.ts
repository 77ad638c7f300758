import { fail, ok, type Result } from '#domain/result.ts';
import { chargeBack, markReturned, releaseTransfer, settleFinding } from '../../../services/chain/support.ts';
import { listHeldCoins, readCoins } from '../../../services/desk/deposits/coins.ts';
import { compareStatement } from '../../../services/desk/deposits/compare-statement.ts';
import { listHeldDeposits } from '../../../services/desk/deposits/held-deposits.ts';
import { letGo, noteReturned } from '../../../services/payments/refund-held.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

const idsOf = (rows: readonly { readonly player: { readonly id: string } }[]): string[] => [
  ...new Set(rows.map(({ player }) => player.id)),
];

const none = ok(undefined);

/** A state in which it cannot be done is one that it was not in when it was shown. */
const doneTo = (done: Result<unknown, 'not_found' | 'state_wrong'>) =>
  done.ok ? none : fail(done.code === 'not_found' ? 'not_found' : 'changed_since_shown');

/** What came in and is in no player's balance, and providers' own books. */
export const depositRoutes: DeskRoutesOf<
  | 'listHeldDeposits'
  | 'releaseDeposit'
  | 'noteDepositReturned'
  | 'listHeldCoins'
  | 'readCoins'
  | 'releaseCoins'
  | 'noteCoinsReturned'
  | 'chargeCoinsBack'
  | 'settleFinding'
  | 'compareStatement'
> = {
  listHeldDeposits: {
    async handle({ ctx, saw }) {
      const held = await listHeldDeposits(ctx.db);
      saw({ players: idsOf(held) });
      return ok(held);
    },
  },
  releaseDeposit: {
    handle: async ({ ctx, actor, params }) =>
      (await letGo(ctx.db, actor, params.id, ctx.clock.now())) ? none : fail('changed_since_shown'),
  },
  noteDepositReturned: {
    async handle({ ctx, actor, params, body }) {
      const done = await noteReturned(ctx.db, actor, params.id, body.reference, ctx.clock.now(), body.checked);
      if (done.ok) return none;
      return fail(done.code === 'deposit_state_wrong' ? 'changed_since_shown' : done.code);
    },
  },
  listHeldCoins: {
    async handle({ ctx, saw }) {
      const coins = await listHeldCoins(ctx.db);
      saw({ players: idsOf([...coins.transfers, ...coins.findings]) });
      return ok(coins);
    },
  },
  readCoins: {
    async handle({ ctx, params, saw }) {
      const found = await readCoins(ctx.db, BigInt(params.id));
      saw({ players: found.ok ? [found.value.playerId] : [], subject: { kind: 'transfer', id: params.id } });
      return found.ok ? ok(found.value.deeds) : found;
    },
  },
  releaseCoins: {
    handle: async ({ ctx, actor, params }) =>
      doneTo(await releaseTransfer(ctx.db, BigInt(params.id), actor, ctx.clock.now())),
  },
  noteCoinsReturned: {
    handle: async ({ ctx, actor, params, body }) =>
      doneTo(await markReturned(ctx.db, BigInt(params.id), actor, body.transaction, ctx.clock.now())),
  },
  chargeCoinsBack: {
    handle: async ({ ctx, actor, params }) => doneTo(await chargeBack(ctx, BigInt(params.id), actor)),
  },
  settleFinding: {
    handle: async ({ ctx, actor, params, body }) =>
      (await settleFinding(ctx.db, BigInt(params.id), actor, body.reason, ctx.clock.now()))
        ? none
        : fail('changed_since_shown'),
  },
  compareStatement: {
    bodyBytesMax: 8 * 1024 * 1024,
    deadlineMs: 60_000,
    handle: ({ ctx, actor, body }) => compareStatement(ctx, actor, body),
  },
};
