import type { RouteTable } from './route.ts';
import { accountDataRoutes } from './routes/account-data.ts';
import { bingoRoutes } from './routes/bingo.ts';
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
import { lottoRoutes } from './routes/lotto.ts';
import { loyaltyRoutes } from './routes/loyalty.ts';
import { paymentRoutes } from './routes/payments.ts';
import { profileRoutes } from './routes/profile.ts';
import { promotionRoutes } from './routes/promotions.ts';
import { saferPlayRoutes } from './routes/safer-play.ts';
import { securityRoutes } from './routes/security.ts';
import { rouletteRoutes } from './routes/shared-roulette.ts';
import { seaRoutes } from './routes/shared-sea.ts';
import { statementRoutes } from './routes/statement.ts';
import { userRoutes } from './routes/user.ts';
import { walletRoutes } from './routes/wallet.ts';
import { withdrawalRoutes } from './routes/withdrawals.ts';

/** Every call of the contract and how it is served. */
export const routeTable: RouteTable = {
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
  ...bingoRoutes,
  ...horseRoutes,
  ...rouletteRoutes,
  ...seaRoutes,
  ...lottoRoutes,
  ...historyRoutes,
  ...accountDataRoutes,
  ...fairnessRoutes,
  ...inboxRoutes,
  ...loyaltyRoutes,
  ...promotionRoutes,
  ...chatRoutes,
  ...documentRoutes,
  ...ipRoutes,
  ...errorRoutes,
};
