import { createCallForm } from '#islands/blocks/form/call-form.ts';

export const signInForm = createCallForm({
  schema: ({ signInSchema }) => signInSchema,
  initial: { email: '', password: '' },
});

/** The address that stands in the form, for who forgot the password. */
export const emailToSignIn = (): string => signInForm.control.getValues('email').trim();
