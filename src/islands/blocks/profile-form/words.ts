import { t } from '#i18n/client.ts';

const words = {
  required: 'profile.wrong_required',
  nothing: 'profile.wrong_nothing',
  date: 'profile.wrong_date',
  young: 'profile.wrong_young',
  old: 'profile.wrong_old',
  code: 'profile.wrong_code',
  phone: 'profile.wrong_phone',
  phone_letters: 'profile.wrong_phone_letters',
  phone_extension: 'profile.wrong_phone_extension',
} as const;

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** What is wrong with a field, in words. */
export const wrongWords = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : t(isKnown(code) ? words[code] : 'profile.wrong_format');
