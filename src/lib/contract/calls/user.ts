import type { Call } from '../call.ts';
import type { CallName } from '../routes.ts';
import { confirmAccount, readCaptcha, readCurrentIp, redeemCoupon, resendConfirmation } from '../user/account.ts';
import { askOwnMoney, readOwnMoney, takeOwnMoney } from '../user/own-money.ts';
import { changePassword, forgotPassword, resetPassword } from '../user/password.ts';
import { register, validateEmail } from '../user/register.ts';
import {
  completeSignIn,
  isAuthenticated,
  signIn,
  signInByPasskey,
  signOut,
  startPasskeySignIn,
} from '../user/sign-in.ts';

/** Who a visitor is: signing up and in, passwords, codes. A fixed path stands before one with a parameter in the same place. */
export const userCalls = {
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
  askOwnMoney,
  readOwnMoney,
  takeOwnMoney,
  confirmAccount,
  resendConfirmation,
  isAuthenticated,
  redeemCoupon,
  readCaptcha,
  readCurrentIp,
} as const satisfies Partial<Record<CallName, Call>>;
