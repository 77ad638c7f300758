import type { Method, Route } from './call.ts';

const user = '/user-service/api/v1';

export const on =
  <const M extends Method>(method: M) =>
  <const P extends string>(path: P) =>
    ({ method, path }) as const satisfies Route;
const get = on('GET');
const post = on('POST');
const del = on('DELETE');

/** The calls of those who are not signed in, or are about to change that: all that a visitor's page has to know. */
export const visitorRoutes = {
  signIn: post(`${user}/signin`),
  completeSignIn: post(`${user}/signin/second-factor`),
  startPasskeySignIn: post(`${user}/signin/passkey/options`),
  signInByPasskey: post(`${user}/signin/passkey`),
  signOut: del(`${user}/signout`),
  register: post(`${user}/registration`),
  validateEmail: post(`${user}/registration/validate`),
  forgotPassword: post(`${user}/forgot-password`),
  changePassword: post(`${user}/change-password`),
  resetPassword: post(`${user}/account/reset-password`),
  askOwnMoney: post(`${user}/own-money/link`),
  readOwnMoney: post(`${user}/own-money/read`),
  takeOwnMoney: post(`${user}/own-money/take`),
  confirmAccount: post(`${user}/account/confirm`),
  resendConfirmation: post(`${user}/account/resend`),
  isAuthenticated: post(`${user}/isAuthenticated`),
  redeemCoupon: post(`${user}/promotion/coupon`),
  readCaptcha: get(`${user}/captcha/{action}`),
  readCurrentIp: get('/ip-service/api/v1/user/currentIp'),
  sendChatMessage: post('/support-service/api/v1/chat'),
  logError: post('/api/error-logger'),
} as const;
