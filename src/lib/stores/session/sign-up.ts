import type { EmailStatus } from '#contract/user/register.ts';
import { houseLanguage } from '#domain/locale.ts';
import { type CurrencyCode, currencyCodes, fallbackCurrency, isCurrencyCode } from '#domain/money/currency.ts';
import { type ApiFail, callApi } from '../calls/api.ts';
import { createForm, type FormErrors, present } from '../shell/form.ts';
import { goHome } from '../shell/navigation.ts';
import { showError, showFail } from '../shell/toasts.ts';
import { startCaptcha, takeCaptchaToken } from './captcha.ts';
import { checkEmail } from './email.ts';

export type SignUpValues = {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly currency: CurrencyCode | '';
  readonly adult: boolean;
  readonly terms: boolean;
};

/** Shortest password that may be set (specification, section 5: more than 8 characters). */
const passwordLengthMin = 9;

const checkPassword = (password: string): string | undefined => {
  if (password === '') return 'password_required';
  return password.length < passwordLengthMin ? 'password_short' : undefined;
};

/** Specification, section 5, in the order of the screen. */
export const checkSignUp = (values: SignUpValues): FormErrors<SignUpValues> =>
  present<Record<keyof SignUpValues, string>>({
    fullName: values.fullName.trim() === '' ? 'fullName_required' : undefined,
    email: checkEmail(values.email),
    password: checkPassword(values.password),
    currency: values.currency === '' ? 'currency_required' : undefined,
    adult: values.adult ? undefined : 'adult_required',
    terms: values.terms ? undefined : 'terms_required',
  });

const accepted: readonly EmailStatus[] = ['VALID', 'RISKY'];

/** The code of an address that the validation call does not let through: `email_status:DISPOSABLE`. */
export const emailStatusError = (status: EmailStatus): string | undefined =>
  accepted.includes(status) ? undefined : `email_status:${status}`;

const refuse = (failed: ApiFail): FormErrors<SignUpValues> | undefined => {
  if (failed.code === 'email_taken') {
    showError('email_exists');
    showError('contact_support');
    return undefined;
  }
  if (failed.code === 'password_too_common') return { password: 'password_common' };
  if (failed.code === 'email_not_accepted') return { email: `email_status:${failed.facts?.['status'] ?? ''}` };
  // Two words of letters at least: what a name is, the server knows.
  if (failed.facts?.['field'] === 'fullName') return { fullName: 'fullName_format' };
  showFail(failed);
  return undefined;
};

const sendSignUp = async (values: SignUpValues): Promise<FormErrors<SignUpValues> | undefined> => {
  const email = values.email.trim();
  const judged = await callApi('validateEmail', { body: { email } });
  if (!judged.ok) {
    showError('registration_incomplete');
    return undefined;
  }
  const wrong = emailStatusError(judged.value.email_status);
  if (wrong !== undefined) return { email: wrong };
  const captcha = await takeCaptchaToken('register_in_home');
  if (captcha === null) {
    showFail({ code: 'captcha_failed' });
    return undefined;
  }
  const { default: Cookies } = await import('js-cookie');
  const clickId = Cookies.get('click_id');
  const answer = await callApi('register', {
    body: {
      fullName: values.fullName.trim(),
      email,
      password: values.password,
      terms: true,
      adult: true,
      language: houseLanguage,
      ...(values.currency === '' ? {} : { currency: values.currency }),
      captcha,
      ...(clickId ? { clickId } : {}),
    },
  });
  if (answer.ok) {
    goHome();
    return undefined;
  }
  startCaptcha('register_in_home');
  return refuse(answer);
};

export const signUpForm = createForm<SignUpValues>({
  initial: { fullName: '', email: '', password: '', currency: fallbackCurrency, adult: false, terms: false },
  order: ['fullName', 'email', 'password', 'currency', 'adult', 'terms'],
  check: checkSignUp,
  send: sendSignUp,
});

/** What a player may hold the first wallet in. */
export const currencyChoices = currencyCodes;
export const chooseCurrency = (code: string): void => signUpForm.setValue('currency', isCurrencyCode(code) ? code : '');
