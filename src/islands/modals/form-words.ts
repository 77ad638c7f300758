import { t } from '#i18n/client.ts';

const words = {
  email_required: 'auth.email_required',
  email_format: 'auth.email_format',
  password_required: 'auth.password_required',
  password_short: 'auth.password_short',
  password_common: 'auth.password_common',
  fullName_required: 'auth.fullName_required',
  currency_required: 'auth.currency_required',
  adult_required: 'auth.adult_required',
  terms_required: 'auth.terms_required',
} as const;

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** The words of a form's error code. */
export const wordOf = (code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  if (code.startsWith('email_status:')) return t('auth.email_status', { status: code.slice('email_status:'.length) });
  return isKnown(code) ? t(words[code]) : t('errors.bad_request');
};

/** Puts the focus on the first wrong field, where its message is read out. */
export const focusField = (form: HTMLFormElement, name: string | undefined): void => {
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** Marks the control that a dialog puts the focus on when it opens, instead of its close button. */
export const focusFirst = (control: HTMLElement | null): void => control?.setAttribute('autofocus', '');
