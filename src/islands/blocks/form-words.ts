import { t } from '#i18n/client.ts';

const words = {
  email_required: 'auth.email_required',
  email_format: 'auth.email_format',
  code_required: 'auth.code_required',
  code_format: 'auth.code_format',
  code_wrong: 'auth.code_wrong',
  recovery_required: 'auth.recovery_required',
  recovery_format: 'auth.recovery_format',
  recovery_wrong: 'auth.recovery_wrong',
  code_any_format: 'auth.code_any_format',
  password_required: 'auth.password_required',
  password_short: 'auth.password_short',
  password_common: 'auth.password_common',
  fullName_required: 'auth.fullName_required',
  fullName_format: 'auth.fullName_format',
  fullName_single: 'auth.fullName_single',
  firstName_parts: 'auth.firstName_parts',
  currency_required: 'auth.currency_required',
  adult_required: 'auth.adult_required',
  terms_required: 'auth.terms_required',
  confirm_required: 'security.password_confirm_required',
  password_too_short: 'security.password_short',
  password_rule: 'security.password_rule',
  old_required: 'security.password_old_required',
  password_wrong: 'security.page_password_wrong',
  old_wrong: 'security.password_old_wrong',
  new_required: 'security.password_new_required',
} as const;

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** The words of a form's error code. */
export const wordOf = (code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  if (code.startsWith('email_status:')) return t('auth.email_status', { status: code.slice('email_status:'.length) });
  if (code.startsWith('not_match:')) {
    const label = t(code === 'not_match:new' ? 'security.password_new' : 'auth.password');
    return t('security.password_not_match', { label });
  }
  if (code.startsWith('code_wait:')) return t('auth.code_wait', { minutes: code.slice('code_wait:'.length) });
  return isKnown(code) ? t(words[code]) : t('errors.bad_request');
};
