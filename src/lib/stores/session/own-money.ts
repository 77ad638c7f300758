import { atom } from 'nanostores';
import type { ForgotPasswordValues } from '#contract/forms/passwords.ts';
import type { CodeValues } from '#contract/forms/proofs.ts';
import { type ApiAnswer, type ApiFail, callApi } from '../calls/api.ts';
import { dropQuery, queryValue } from '../shell/navigation.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showFail } from '../shell/toasts.ts';

export type OwnMoney = ApiAnswer<'readOwnMoney'>;
export type TakenMoney = ApiAnswer<'takeOwnMoney'>;

/** `ask`: for the mail; `told`: why, where a link led here that opens nothing. `retry`: no answer came. */
export type OwnMoneyStep =
  | { readonly name: 'loading' | 'retry' }
  | { readonly name: 'ask'; readonly told: 'invalid' | 'expired' | null; readonly sentTo: string | null }
  | { readonly name: 'shown'; readonly own: OwnMoney }
  | { readonly name: 'taken'; readonly answer: TakenMoney };

export const $ownMoney = atom<OwnMoneyStep>({ name: 'loading' });

let token: string | null = null;

const askAnew = (told: 'invalid' | 'expired' | null): void => $ownMoney.set({ name: 'ask', told, sentTo: null });

/** A link that opens nothing leads to where another is asked for; whatever else is wrong is told. */
const refused = (failed: ApiFail): boolean => {
  if (failed.code === 'token_expired') askAnew('expired');
  else if (failed.code === 'token_invalid' || failed.code === 'bad_request') askAnew('invalid');
  else return false;
  return true;
};

/** Looks at what the link pays out, once more after a lost network. */
export const readMoney = async (): Promise<void> => {
  if (token === null) return askAnew(null);
  $ownMoney.set({ name: 'loading' });
  const answer = await callApi('readOwnMoney', { body: { token } });
  if (answer.ok) $ownMoney.set({ name: 'shown', own: answer.value });
  else if (!refused(answer)) $ownMoney.set({ name: 'retry' });
};

/** Takes the token out of the address before anything else happens. Runs once a page. */
export const readMoneyLink = (): void => {
  if (token !== null) return;
  token = queryValue('token');
  if (token !== null) dropQuery('token');
  void readMoney();
};

/** The answer says nothing about who has an account. */
export const sendMoneyLink = async ({ email }: ForgotPasswordValues): Promise<Sent<ForgotPasswordValues>> => {
  const answer = await callApi('askOwnMoney', { body: { email } });
  if (answer.ok) {
    $ownMoney.set({ name: 'ask', told: null, sentTo: email });
    return sent;
  }
  if (answer.fields?.['email'] !== undefined) return notSent({ email: 'email_format' });
  showFail(answer);
  return notSent();
};

/** Asks for all of it. `code`: of who has a second factor. */
export const takeMoney = async (values?: CodeValues): Promise<Sent<CodeValues>> => {
  if (token === null) return notSent();
  const answer = await callApi('takeOwnMoney', { body: { token, ...(values && { code: values.code }) } });
  if (answer.ok) {
    $ownMoney.set({ name: 'taken', answer: answer.value });
    return sent;
  }
  if (answer.code === 'second_factor_wrong') return notSent({ code: 'code_wrong' });
  if (!refused(answer)) showFail(answer);
  return notSent();
};
