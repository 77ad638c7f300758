/** The same linear pattern as the contract's, without its schema library. */
const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}$/;

/** What is wrong with an address as it was typed, before anybody is asked; spaces around it are no matter. */
export const checkEmail = (email: string): 'email_required' | 'email_format' | undefined => {
  if (email.trim() === '') return 'email_required';
  return emailPattern.test(email.trim()) ? undefined : 'email_format';
};
