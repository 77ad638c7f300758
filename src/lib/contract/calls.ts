import type { Call } from './call.ts';
import { logError } from './error-log.ts';
import {
  listCurrencies,
  listFeaturedGames,
  listGames,
  listJackpots,
  listLatestWinners,
  listMainGames,
  listNewGames,
  listTopGames,
  listTopWinners,
  readSkin,
} from './games/catalogue.ts';
import { cancelCrashStake, cashOutCrashStake, listenToCrash, placeCrashStake, readCrashStake } from './games/crash.ts';
import { cancelRaceStake, listenToRaces, placeRaceStake, readRaceStake } from './games/horses.ts';
import { launchGame } from './games/launch.ts';
import { readSeries } from './games/series.ts';
import { actRound, listTableRounds, openGameSession, placeRound, readGameSession } from './games/session.ts';
import { listSharedChains } from './games/shared.ts';
import {
  brpayDeposit,
  devcodeDeposit,
  emsDeposit,
  ikajoDeposit,
  paypoundDeposit,
  paystudioDeposit,
  paywebDeposit,
  pgpaytechDeposit,
} from './payments/card.ts';
import { cryptoDeposit } from './payments/crypto.ts';
import { listGateways, readDeposit, readTotalDeposits, receiveGatewayWebhook } from './payments/deposit.ts';
import { jetonCashDeposit, jetonDeposit, mifinityDeposit, skrillDeposit } from './payments/e-wallet.ts';
import { cryptoWithdraw, skrillWithdraw } from './payments/withdraw.ts';
import { closeAccount, exportData } from './profile/account-data.ts';
import {
  listBillVerifications,
  readDocument,
  readIdVerification,
  uploadBill,
  uploadIdDocument,
} from './profile/documents.ts';
import { exportProofs, readFairness, rotateSeed } from './profile/fairness.ts';
import { addFavoriteGame, listFavoriteGames, removeFavoriteGame } from './profile/favorites.ts';
import { exportBets, listBetProviders, listBets, readBetTotals, readRound } from './profile/history.ts';
import { listNotifications, markNotificationsRead } from './profile/notifications.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './profile/passkeys.ts';
import { readProfile, toggleReceiveEmail, unsubscribe, updateProfile } from './profile/profile.ts';
import {
  acceptPromotion,
  cancelPromotion,
  listEligiblePromotions,
  listPromotions,
  readLoyaltyLevel,
  redeemPromotionCoupon,
  rejectEligiblePromotions,
} from './profile/promotions.ts';
import {
  acknowledgeRealityCheck,
  cancelLimitChange,
  confirmLimit,
  declineLimits,
  readPlaySession,
  readSaferPlay,
  saveAssessment,
  setLimit,
  setRealityCheck,
  takeTimeOut,
} from './profile/safer-play.ts';
import {
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  switchOffSecondFactor,
} from './profile/second-factor.ts';
import { endOtherSessions, endSession, listSessions, reauthenticate, selfExclude } from './profile/security.ts';
import {
  addCurrency,
  listCryptoTransactions,
  listFiatTransactions,
  listFunds,
  readDefaultRateLimit,
  readRateLimit,
  readWithdrawable,
  setDefaultCurrency,
} from './profile/wallet.ts';
import type { CallName } from './routes.ts';
import { listChatMessages, readChatIdentity, sendChatMessage } from './support/chat.ts';
import { confirmAccount, readCaptcha, readCurrentIp, redeemCoupon, resendConfirmation } from './user/account.ts';
import { changePassword, forgotPassword, resetPassword } from './user/password.ts';
import { register, validateEmail } from './user/register.ts';
import {
  completeSignIn,
  isAuthenticated,
  signIn,
  signInByPasskey,
  signOut,
  startPasskeySignIn,
} from './user/sign-in.ts';

export type { CallName } from './routes.ts';

/** Every call by its name: total, so that a route without a contract does not compile. For the server, tests and documents. */
export const calls = {
  signIn,
  completeSignIn,
  startPasskeySignIn,
  signInByPasskey,
  signOut,
  register,
  validateEmail,
  forgotPassword,
  changePassword,
  resetPassword,
  confirmAccount,
  resendConfirmation,
  isAuthenticated,
  redeemCoupon,
  readCaptcha,
  readCurrentIp,
  readProfile,
  updateProfile,
  listSessions,
  endOtherSessions,
  reauthenticate,
  endSession,
  readSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  listFavoriteGames,
  addFavoriteGame,
  removeFavoriteGame,
  listNotifications,
  markNotificationsRead,
  selfExclude,
  readSaferPlay,
  setLimit,
  confirmLimit,
  cancelLimitChange,
  declineLimits,
  takeTimeOut,
  setRealityCheck,
  readPlaySession,
  acknowledgeRealityCheck,
  saveAssessment,
  listBillVerifications,
  uploadBill,
  readIdVerification,
  uploadIdDocument,
  readDocument,
  exportData,
  closeAccount,
  readLoyaltyLevel,
  toggleReceiveEmail,
  unsubscribe,
  listFunds,
  addCurrency,
  setDefaultCurrency,
  listFiatTransactions,
  listCryptoTransactions,
  readWithdrawable,
  readTotalDeposits,
  listGateways,
  readDefaultRateLimit,
  readRateLimit,
  listEligiblePromotions,
  rejectEligiblePromotions,
  listPromotions,
  acceptPromotion,
  cancelPromotion,
  redeemPromotionCoupon,
  listBets,
  listBetProviders,
  readBetTotals,
  exportBets,
  readRound,
  readFairness,
  rotateSeed,
  exportProofs,
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
  receiveGatewayWebhook,
  launchGame,
  openGameSession,
  readGameSession,
  placeRound,
  listTableRounds,
  actRound,
  readSeries,
  listenToRaces,
  placeRaceStake,
  readRaceStake,
  cancelRaceStake,
  listenToCrash,
  placeCrashStake,
  readCrashStake,
  cancelCrashStake,
  cashOutCrashStake,
  listSharedChains,
  listGames,
  listTopGames,
  listMainGames,
  listFeaturedGames,
  listNewGames,
  listJackpots,
  listLatestWinners,
  listTopWinners,
  readSkin,
  listCurrencies,
  sendChatMessage,
  listChatMessages,
  readChatIdentity,
  logError,
} as const satisfies Record<CallName, Call>;
