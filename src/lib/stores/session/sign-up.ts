import type { SignUpValues } from '#contract/forms/sign-up.ts';
import type { EmailStatus } from '#contract/user/register.ts';
import { isSingleName, splitFullName } from '#domain/identity/full-name.ts';
import { houseLanguage } from '#domain/locale.ts';
import { type ApiFail, callApi } from '../calls/api.ts';
import { goHome } from '../shell/navigation.ts';
import { type FormErrors, notSent, type Sent, sent } from '../shell/sent.ts';
import { showError, showFail } from '../shell/toasts.ts';
import { startCaptcha, takeCaptchaToken } from './captcha.ts';

const accepted: readonly EmailStatus[] = ['VALID', 'RISKY'];

/** The code of an address that the validation call does not let through: `email_status:DISPOSABLE`. */
export const emailStatusError = (status: EmailStatus): string | undefined =>
  accepted.includes(status) ? undefined : `email_status:${status}`;

const refuse = (failed: ApiFail): Sent<SignUpValues> => {
  if (failed.code === 'email_taken') {
    showError('email_exists');
    showError('contact_support');
    return notSent();
  }
  if (failed.code === 'password_too_common') return notSent({ password: 'password_common' });
  if (failed.code === 'email_not_accepted') return notSent({ email: `email_status:${failed.facts?.['status'] ?? ''}` });
  // What a name is, the server knows.
  if (failed.facts?.['field'] === 'firstName') return notSent({ firstName: 'firstName_parts' });
  if (failed.facts?.['field'] === 'fullName') return notSent({ fullName: 'fullName_format' });
  showFail(failed);
  return notSent();
};

let askedAbout = '';

/** Whether a name is one word that is to be asked about: once, for sent again it is the whole name. */
const isToAsk = (fullName: string): boolean => {
  if (!isSingleName(fullName) || splitFullName(fullName) === undefined || fullName === askedAbout) return false;
  askedAbout = fullName;
  return true;
};

/** What is asked beside what is wrong with the other fields. */
export const signUpQuestions = ({ fullName }: SignUpValues): FormErrors<SignUpValues> =>
  isToAsk(fullName) ? { fullName: 'fullName_single' } : {};

/** Asks whether the address will do, then registers it. */
export const signUp = async (values: SignUpValues): Promise<Sent<SignUpValues>> => {
  const { email, fullName } = values;
  const judged = await callApi('validateEmail', { body: { email } });
  if (!judged.ok) {
    showError('registration_incomplete');
    return notSent();
  }
  const wrong = emailStatusError(judged.value.email_status);
  if (wrong !== undefined) return notSent({ email: wrong });
  const captcha = await takeCaptchaToken('register_in_home');
  if (captcha === null) {
    showFail({ code: 'captcha_failed' });
    return notSent();
  }
  const { default: Cookies } = await import('js-cookie');
  const clickId = Cookies.get('click_id');
  const answer = await callApi('register', {
    body: {
      fullName,
      ...(values.firstName && { firstName: values.firstName }),
      ...(values.lastName && { lastName: values.lastName }),
      email,
      password: values.password,
      terms: true,
      adult: true,
      language: houseLanguage,
      currency: values.currency,
      captcha,
      ...(clickId ? { clickId } : {}),
    },
  });
  if (answer.ok) {
    goHome();
    return sent;
  }
  startCaptcha('register_in_home');
  return refuse(answer);
};
