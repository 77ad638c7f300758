import type { ApiFail } from '../calls/api.ts';

/** What the server has against it; undefined when the refusal is about something else. */
export const refusedPassword = ({ code, facts }: ApiFail): 'password_common' | 'password_rule' | undefined => {
  if (code === 'password_too_common') return 'password_common';
  const isRule = code === 'password_used_before' || (code === 'bad_request' && facts?.['field'] !== undefined);
  return isRule ? 'password_rule' : undefined;
};
