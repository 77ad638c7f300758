import { fail, ok } from '#domain/result.ts';
import { createDeposit } from '../../services/payments/create-deposit.ts';
import type { RoutesOf } from '../route.ts';
import { pageAnswer } from './deposit-answers.ts';

/** Each company takes what its call asks for beside amount and currency; limits, breaks and keys are the same for all. */
export const eWalletRoutes: RoutesOf<'skrillDeposit' | 'mifinityDeposit' | 'jetonDeposit' | 'jetonCashDeposit'> = {
  skrillDeposit: {
    rate: 'ordinary',
    handle: async ({ ctx, caller, session, body, idempotencyKey }) =>
      pageAnswer(await createDeposit(ctx, caller, session, { gateway: 'skrill', ...body, idempotencyKey })),
  },
  mifinityDeposit: {
    rate: 'ordinary',
    handle: async ({ ctx, caller, session, body, idempotencyKey }) => {
      const opened = await createDeposit(ctx, caller, session, { gateway: 'mifinity', ...body, idempotencyKey });
      if (!opened.ok) return opened;
      const { id, initializationToken } = opened.value;
      const scriptUrl = ctx.gateways.get('mifinity')?.script;
      if (initializationToken === null || scriptUrl === undefined) return fail('gateway_unavailable');
      return ok({ id, initializationToken, scriptUrl });
    },
  },
  jetonDeposit: {
    rate: 'ordinary',
    // `checkout` is the only type there is; the contract refuses any other.
    handle: async ({ ctx, caller, session, body, idempotencyKey }) => {
      const opened = await createDeposit(ctx, caller, session, { gateway: 'jeton', ...body, idempotencyKey });
      if (!opened.ok) return opened;
      const { id, redirectUrl, qr } = opened.value;
      return redirectUrl === null ? fail('gateway_unavailable') : ok({ id, redirectUrl, qr });
    },
  },
  jetonCashDeposit: {
    rate: 'ordinary',
    handle: async ({ ctx, caller, session, body, idempotencyKey }) =>
      pageAnswer(await createDeposit(ctx, caller, session, { gateway: 'jeton-cash', ...body, idempotencyKey })),
  },
};
