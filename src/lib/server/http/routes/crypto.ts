import { ok } from '#domain/result.ts';
import { openCryptoDeposit } from '../../services/chain/crypto-deposit.ts';
import { banxaFrameOf } from '../../services/payments/buy-crypto.ts';
import type { RoutesOf } from '../route.ts';

export const cryptoRoutes: RoutesOf<'cryptoDeposit'> = {
  cryptoDeposit: {
    rate: 'ordinary',
    handle: async ({ ctx, caller, session, body }) => {
      const opened = await openCryptoDeposit(ctx, caller, session, body);
      if (!opened.ok) return opened;
      return ok({ ...opened.value, banxaCheckoutIframe: banxaFrameOf(ctx, body.currency, opened.value.address) });
    },
  },
};
