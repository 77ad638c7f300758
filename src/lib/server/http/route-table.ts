import { calls } from '#contract/calls.ts';
import type { CallName, RouteTable } from './route.ts';
import { accountDataRoutes } from './routes/account-data.ts';
import { buyCryptoRoutes } from './routes/buy-crypto.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { chatRoutes } from './routes/chat.ts';
import { crashRoutes } from './routes/crash.ts';
import { cryptoRoutes } from './routes/crypto.ts';
import { documentRoutes } from './routes/documents.ts';
import { eWalletRoutes } from './routes/e-wallets.ts';
import { fairnessRoutes } from './routes/fairness.ts';
import { gameRoutes } from './routes/games.ts';
import { historyRoutes } from './routes/history.ts';
import { horseRoutes } from './routes/horses.ts';
import { inboxRoutes } from './routes/inbox.ts';
import { errorRoutes } from './routes/interface-errors.ts';
import { ipRoutes } from './routes/ip.ts';
import { paymentRoutes } from './routes/payments.ts';
import { profileRoutes } from './routes/profile.ts';
import { saferPlayRoutes } from './routes/safer-play.ts';
import { securityRoutes } from './routes/security.ts';
import { statementRoutes } from './routes/statement.ts';
import { userRoutes } from './routes/user.ts';
import { walletRoutes } from './routes/wallet.ts';
import { withdrawalRoutes } from './routes/withdrawals.ts';

const notBuilt = Object.fromEntries(Object.keys(calls).map((name) => [name, 'not_built'])) as {
  [Name in CallName]: 'not_built';
};

/** Every call of the contract and how it is served. What no file of `routes/` serves yet answers 501. */
export const routeTable: RouteTable = {
  ...notBuilt,
  ...userRoutes,
  ...securityRoutes,
  ...saferPlayRoutes,
  ...profileRoutes,
  ...paymentRoutes,
  ...cryptoRoutes,
  ...withdrawalRoutes,
  ...eWalletRoutes,
  ...buyCryptoRoutes,
  ...walletRoutes,
  ...statementRoutes,
  ...gameRoutes,
  ...catalogueRoutes,
  ...crashRoutes,
  ...horseRoutes,
  ...historyRoutes,
  ...accountDataRoutes,
  ...fairnessRoutes,
  ...inboxRoutes,
  ...chatRoutes,
  ...documentRoutes,
  ...ipRoutes,
  ...errorRoutes,
};
