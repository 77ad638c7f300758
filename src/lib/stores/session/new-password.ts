import type { ApiFail } from '../calls/api.ts';

/** Below this the field is hardly filled in; up to the house's rule of more than 8 characters the rule itself is said. */
const typedMin = 3;
const lengthMin = 9;

/** What is wrong with a password that is to be set, before anybody is asked. */
export const newPasswordError = (password: string): 'password_too_short' | 'password_rule' | undefined => {
  const length = [...password].length;
  if (length < typedMin) return 'password_too_short';
  return length < lengthMin ? 'password_rule' : undefined;
};

/** What the server has against it; undefined when the refusal is about something else. */
export const refusedPassword = ({ code, facts }: ApiFail): 'password_common' | 'password_rule' | undefined => {
  if (code === 'password_too_common') return 'password_common';
  const isRule = code === 'password_used_before' || (code === 'bad_request' && facts?.['field'] !== undefined);
  return isRule ? 'password_rule' : undefined;
};
