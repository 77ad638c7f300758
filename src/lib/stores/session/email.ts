import { emailPattern } from '#domain/identity/typed-email.ts';

/** What is wrong with an address as it was typed, before anybody is asked; spaces around it are no matter. */
export const checkEmail = (email: string): 'email_required' | 'email_format' | undefined => {
  if (email.trim() === '') return 'email_required';
  return emailPattern.test(email.trim()) ? undefined : 'email_format';
};
