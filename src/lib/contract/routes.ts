import type { Method, Route } from './call.ts';

const user = '/user-service/api/v1';
const profile = '/profile-service/api/v1';
const games = '/game-aggregator-service/api/v1';

const on =
  <const M extends Method>(method: M) =>
  <const P extends string>(path: P) =>
    ({ method, path }) as const satisfies Route;
const get = on('GET');
const post = on('POST');
const put = on('PUT');
const del = on('DELETE');

/**
 * Every call's method and path: the specification's (section 7) and Faceup's own. Holds no schema, so that the browser
 * can send a call by its name without loading one. A fixed path stands before one with a parameter in the same place.
 */
export const routes = {
  signIn: post(`${user}/signin`),
  signOut: del(`${user}/signout`),
  register: post(`${user}/registration`),
  validateEmail: post(`${user}/registration/validate`),
  forgotPassword: post(`${user}/forgot-password`),
  changePassword: post(`${user}/change-password`),
  resetPassword: post(`${user}/account/reset-password`),
  confirmAccount: post(`${user}/account/confirm`),
  resendConfirmation: post(`${user}/account/resend`),
  isAuthenticated: post(`${user}/isAuthenticated`),
  redeemCoupon: post(`${user}/promotion/coupon`),
  readCaptcha: get(`${user}/captcha/{action}`),
  readCurrentIp: get('/ip-service/api/v1/user/currentIp'),

  readProfile: get(`${profile}/profile`),
  updateProfile: put(`${profile}/profile`),
  listSessions: get(`${profile}/profile/session`),
  endSession: del(`${profile}/profile/session/{id}`),
  listFavoriteGames: get(`${profile}/profile/favoriteGame`),
  addFavoriteGame: post(`${profile}/profile/favoriteGame`),
  removeFavoriteGame: del(`${profile}/profile/favoriteGame/{id}`),
  selfExclude: put(`${profile}/profile/self-exclude`),
  listBillVerifications: get(`${profile}/profile/bill-verification`),
  uploadBill: post(`${profile}/profile/bill-verification`),
  readIdVerification: get(`${profile}/profile/id-verification`),
  readLoyaltyLevel: get(`${profile}/profile/loyalty-level`),
  toggleReceiveEmail: put(`${profile}/profile/receive-email`),
  unsubscribe: del(`${profile}/profile/unsubscribe/{id}`),

  listFunds: get(`${profile}/profile/currency`),
  addCurrency: post(`${profile}/profile/currency`),
  setDefaultCurrency: put(`${profile}/profile/currency`),
  listFiatTransactions: get(`${profile}/profile/fiat/{type}`),
  listCryptoTransactions: get(`${profile}/profile/crypto/{type}`),
  readWithdrawable: get(`${profile}/profile/withdrawable`),
  readTotalDeposits: get(`${profile}/profile/payment/total-deposits`),
  listGateways: get(`${profile}/profile/payment/gateways`),
  readDefaultRateLimit: get(`${profile}/rate/limit`),
  readRateLimit: get(`${profile}/rate/limit/{currency}`),

  listEligiblePromotions: get(`${profile}/profile/promotion-eligible`),
  rejectEligiblePromotions: del(`${profile}/profile/promotion-eligible`),
  listPromotions: get(`${profile}/profile/promotion`),
  acceptPromotion: post(`${profile}/profile/promotion`),
  cancelPromotion: del(`${profile}/profile/promotion`),
  redeemPromotionCoupon: put(`${profile}/profile/redeem-promotion-coupon`),

  listBets: get(`${profile}/history/bet`),
  listBetProviders: get(`${profile}/history/bet/provider`),
  readRound: get(`${profile}/history/round/{id}`),
  readFairness: get(`${profile}/fairness`),
  rotateSeed: post(`${profile}/fairness/rotate`),
  exportProofs: get(`${profile}/fairness/proofs`),

  skrillDeposit: post(`${profile}/profile/skrill/deposit`),
  brpayDeposit: post(`${profile}/profile/brpay/deposit`),
  paypoundDeposit: post(`${profile}/profile/paypound/deposit`),
  paystudioDeposit: post(`${profile}/profile/paystudio/deposit`),
  paywebDeposit: post(`${profile}/profile/payweb/deposit`),
  ikajoDeposit: post(`${profile}/profile/ikajo/deposit`),
  pgpaytechDeposit: post(`${profile}/profile/pgpaytech/deposit`),
  devcodeDeposit: post(`${profile}/profile/devcode/deposit`),
  emsDeposit: post(`${profile}/profile/ems/deposit`),
  mifinityDeposit: post(`${profile}/profile/mifinity/deposit`),
  jetonCashDeposit: post(`${profile}/profile/jeton/cash/deposit`),
  jetonDeposit: post(`${profile}/profile/jeton/{type}/deposit`),
  cryptoDeposit: post(`${profile}/profile/crypto/deposit`),
  readDeposit: get(`${profile}/profile/deposit/{id}`),
  skrillWithdraw: post(`${profile}/profile/skrill/withdraw`),
  cryptoWithdraw: post(`${profile}/profile/crypto/withdraw`),
  receiveGatewayWebhook: post('/payments/{gateway}/webhook'),

  launchGame: post(`${games}/game`),
  openGameSession: post(`${games}/game-session`),
  readGameSession: get(`${games}/game-session/{sessionId}`),
  placeRound: post(`${games}/game-session/{sessionId}/round`),
  listTableRounds: get(`${games}/game-session/{sessionId}/round`),
  actRound: post(`${games}/game-session/{sessionId}/round/{roundId}/action`),
  readSeries: get(`${games}/game-session/{sessionId}/series`),
  listenToCrash: get(`${games}/crash/stream`),
  placeCrashStake: post(`${games}/game-session/{sessionId}/crash/stake`),
  readCrashStake: get(`${games}/crash/stake/{stakeId}`),
  cancelCrashStake: del(`${games}/crash/stake/{stakeId}`),
  cashOutCrashStake: post(`${games}/crash/stake/{stakeId}/cash-out`),
  listenToRaces: get(`${games}/races/stream`),
  placeRaceStake: post(`${games}/game-session/{sessionId}/races/stake`),
  readRaceStake: get(`${games}/races/stake/{stakeId}`),
  cancelRaceStake: del(`${games}/races/stake/{stakeId}`),
  listSharedChains: get(`${games}/shared/{gameId}/chain`),
  listGames: get(`${games}/games-and-categories/{currency}`),
  listTopGames: get(`${games}/category/top-games`),
  listMainGames: get(`${games}/category/main-games`),
  listFeaturedGames: get(`${games}/category/featured-games`),
  listNewGames: get(`${games}/category/new-games`),
  listJackpots: get(`${games}/jackpots`),
  listLatestWinners: get(`${games}/winners/latest`),
  listTopWinners: get(`${games}/winners/top`),
  readSkin: get(`${games}/skin-configuration`),
  listCurrencies: get(`${games}/currency`),

  logError: post('/api/error-logger'),
} as const;

export type CallName = keyof typeof routes;
