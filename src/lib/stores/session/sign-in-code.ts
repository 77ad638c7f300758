import type { ApiFail } from '../calls/api.ts';

const ofApp = /^\d{6}$/;

/**
 * What the server said that belongs beside the field: a wrong code of the app, after which the next is to come, a wrong recovery code,
 * after which none is, or the minutes to wait. `typed` is the code that was sent.
 */
export const codeFault = ({ code, facts }: ApiFail, typed: string): string | undefined => {
  if (code === 'second_factor_wrong') return ofApp.test(typed) ? 'code_wrong' : 'recovery_wrong';
  if (code !== 'account_locked') return undefined;
  return `code_wait:${Math.ceil(Number(facts?.['retryAfterSeconds'] ?? 60) / 60)}`;
};
