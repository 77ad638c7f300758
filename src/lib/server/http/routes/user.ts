import { ok } from '#domain/result.ts';
import { changePassword } from '../../services/identity/change-password.ts';
import { confirmAccount, resendConfirmation } from '../../services/identity/confirm.ts';
import { forgotPassword } from '../../services/identity/forgot-password.ts';
import { register } from '../../services/identity/register.ts';
import { resetPassword } from '../../services/identity/reset-password.ts';
import { isAuthenticated, signOut } from '../../services/identity/sessions.ts';
import { signIn } from '../../services/identity/sign-in.ts';
import { validateEmail } from '../../services/identity/validate-email.ts';
import { askOwnMoney, readOwnMoney } from '../../services/own-money/read-own-money.ts';
import { takeOwnMoney } from '../../services/own-money/take-own-money.ts';
import type { RoutesOf } from '../route.ts';

export const userRoutes: RoutesOf<
  | 'signIn'
  | 'signOut'
  | 'isAuthenticated'
  | 'register'
  | 'validateEmail'
  | 'readCaptcha'
  | 'forgotPassword'
  | 'resetPassword'
  | 'askOwnMoney'
  | 'readOwnMoney'
  | 'takeOwnMoney'
  | 'changePassword'
  | 'confirmAccount'
  | 'resendConfirmation'
> = {
  signIn: {
    rate: 'sensitive',
    async handle({ ctx, caller, body, sessionToken, deviceToken, signIn: setSession }) {
      const result = await signIn(ctx, caller, { ...body, priorToken: sessionToken, deviceToken });
      if (!result.ok) return result;
      if (result.value.step === 'second_factor') {
        const { confirmed, ticket } = result.value;
        return ok({ authenticated: false, confirmed, secondFactor: { ticket } });
      }
      setSession(result.value.token, result.value.newDeviceToken);
      return ok({ authenticated: true, confirmed: result.value.session.confirmed });
    },
  },
  signOut: {
    rate: 'ordinary',
    async handle({ ctx, caller, sessionToken, signOut: clearSession }) {
      if (sessionToken !== null) await signOut(ctx, caller, sessionToken);
      clearSession();
      return ok(undefined);
    },
  },
  isAuthenticated: {
    rate: 'ordinary',
    async handle({ ctx, sessionToken }) {
      return ok({ authenticated: await isAuthenticated(ctx, sessionToken) });
    },
  },
  register: {
    rate: 'sensitive',
    async handle({ ctx, caller, body, sessionToken, signIn: setSession }) {
      const result = await register(ctx, caller, {
        ...body,
        adult: body.adult ?? body.terms,
        priorToken: sessionToken,
      });
      if (!result.ok) return result;
      setSession(result.value.token);
      return ok({ authenticated: true, confirmed: false });
    },
  },
  validateEmail: {
    rate: 'sensitive',
    async handle({ ctx, body }) {
      return ok({ email_status: await validateEmail(ctx, body.email) });
    },
  },
  confirmAccount: {
    rate: 'sensitive',
    async handle({ ctx, caller, body }) {
      const result = await confirmAccount(ctx, caller, body.token);
      return result.ok ? ok({ confirmed: true }) : result;
    },
  },
  resendConfirmation: {
    rate: 'sensitive',
    handle: ({ ctx, session }) => resendConfirmation(ctx, session),
  },
  forgotPassword: {
    rate: 'sensitive',
    async handle({ ctx, caller, body }) {
      await forgotPassword(ctx, caller, body.email);
      return ok(undefined);
    },
  },
  resetPassword: {
    rate: 'sensitive',
    async handle({ ctx, caller, body, sessionToken, signOut: clearSession }) {
      const result = await resetPassword(ctx, caller, body);
      // This browser's session may be one of those that ended: then its pages show a visitor's house at once.
      if (result.ok && !(await isAuthenticated(ctx, sessionToken))) clearSession();
      return result;
    },
  },
  askOwnMoney: {
    rate: 'sensitive',
    async handle({ ctx, caller, body }) {
      await askOwnMoney(ctx, caller, body.email);
      return ok(undefined);
    },
  },
  readOwnMoney: { rate: 'sensitive', handle: ({ ctx, caller, body }) => readOwnMoney(ctx, caller, body.token) },
  takeOwnMoney: { rate: 'sensitive', handle: ({ ctx, caller, body }) => takeOwnMoney(ctx, caller, body) },
  changePassword: {
    rate: 'sensitive',
    async handle({ ctx, caller, session, body, signIn: setSession }) {
      const result = await changePassword(ctx, caller, session, body);
      if (!result.ok) return result;
      setSession(result.value.token);
      return ok(undefined);
    },
  },
  readCaptcha: {
    rate: 'ordinary',
    async handle({ ctx, params }) {
      return ok({ ...(await ctx.captcha.challenge(params.action)) });
    },
  },
};
