import type { ApiFail } from '../calls/api.ts';

/** What the server said that belongs beside the field: a wrong code, or the minutes to wait. */
export const codeFault = ({ code, facts }: ApiFail): string | undefined => {
  if (code === 'second_factor_wrong') return 'code_wrong';
  if (code !== 'account_locked') return undefined;
  return `code_wait:${Math.ceil(Number(facts?.['retryAfterSeconds'] ?? 60) / 60)}`;
};
