import { listSellers } from '../../services/payments/buy-crypto.ts';
import type { RoutesOf } from '../route.ts';

export const buyCryptoRoutes: RoutesOf<'listBuyCrypto'> = {
  listBuyCrypto: {
    rate: 'ordinary',
    handle: ({ ctx, session, params }) => listSellers(ctx, session, params.currency),
  },
};
