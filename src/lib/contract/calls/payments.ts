import type { Call } from '../call.ts';
import {
  brpayDeposit,
  devcodeDeposit,
  emsDeposit,
  ikajoDeposit,
  paypoundDeposit,
  paystudioDeposit,
  paywebDeposit,
  pgpaytechDeposit,
} from '../payments/card.ts';
import { cardDeposit, listCardRoutes, nextCardDeposit } from '../payments/card-route.ts';
import { cryptoDeposit, listBuyCrypto } from '../payments/crypto.ts';
import {
  listGateways,
  readDeposit,
  readTotalDeposits,
  receiveGatewayCall,
  receiveGatewayWebhook,
} from '../payments/deposit.ts';
import { jetonCashDeposit, jetonDeposit, mifinityDeposit, skrillDeposit } from '../payments/e-wallet.ts';
import { cancelWithdrawal, cryptoWithdraw, readWithdrawal, skrillWithdraw } from '../payments/withdraw.ts';
import type { CallName } from '../routes.ts';

/** Money in and out. A fixed path stands before one with a parameter in the same place. */
export const paymentsCalls = {
  readTotalDeposits,
  listGateways,
  listCardRoutes,
  cardDeposit,
  nextCardDeposit,
  skrillDeposit,
  brpayDeposit,
  paypoundDeposit,
  paystudioDeposit,
  paywebDeposit,
  ikajoDeposit,
  pgpaytechDeposit,
  devcodeDeposit,
  emsDeposit,
  mifinityDeposit,
  jetonCashDeposit,
  jetonDeposit,
  cryptoDeposit,
  readDeposit,
  skrillWithdraw,
  cryptoWithdraw,
  listBuyCrypto,
  readWithdrawal,
  cancelWithdrawal,
  receiveGatewayWebhook,
  receiveGatewayCall,
} as const satisfies Partial<Record<CallName, Call>>;
