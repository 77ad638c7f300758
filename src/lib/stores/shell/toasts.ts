import { atom } from 'nanostores';
import type { Facts } from '#domain/result.ts';
import type { ApiCode, ApiFail } from '../calls/api.ts';

/** The messages that are no error code; their words are `toasts.<key>` of the locale file. */
export type ToastKey =
  | 'email_exists'
  | 'contact_support'
  | 'registration_incomplete'
  | 'confirmation_sent'
  | 'reset_link_sent'
  | 'reset_link_failed'
  | 'email_format'
  | 'password_updated'
  | 'seed_rotated'
  | 'data_saved'
  | 'document_sent'
  | 'profile_saved'
  | 'profile_failed'
  | 'promo_on'
  | 'wins_shown'
  | 'wins_hidden'
  | 'promo_off'
  | 'currency_added'
  | 'currency_failed'
  | 'currency_failed_support'
  | 'withdrawal_known'
  | 'session_ended'
  | 'sessions_ended'
  | 'two_factor_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_cancelled'
  | 'passkey_known'
  | 'words_failed'
  | 'favorite_failed'
  | 'favorite_added'
  | 'chat_failed'
  | 'promo_activated'
  | 'promo_failed'
  | 'promo_given_up'
  | 'promos_refused';

/** What a toast says: a message of ours, the words of an error code, or the server's own line. */
export type Message =
  | { readonly toast: ToastKey; readonly facts?: Facts }
  | { readonly error: ApiCode; readonly facts?: Facts }
  | { readonly text: string };
export type Toast = { readonly id: number; readonly kind: 'error' | 'success'; readonly message: Message };

/** How long a toast stays (specification, section 8). */
export const toastMs = 5_000;

/** Messages not yet taken over by the host that shows them, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

const show = (kind: Toast['kind'], message: Message): void => {
  lastId += 1;
  $toasts.set([...$toasts.get(), { id: lastId, kind, message }]);
};

/** Says something at the top right for 5 s. Safe to call before the host is there: it takes what waits. */
export const showSuccess = (toast: ToastKey, facts?: Facts): void =>
  show('success', facts === undefined ? { toast } : { toast, facts });
export const showError = (toast: ToastKey): void => show('error', { toast });

const handoverKey = 'faceup:toast';
const left = ['password_updated'] as const satisfies readonly ToastKey[];

/** Leaves a message for the next page, because this one is about to go. */
export const showSuccessOnNextPage = (toast: (typeof left)[number]): void => sessionStorage.setItem(handoverKey, toast);

/** Shows what the page before left, once. */
export const showLeftToast = (): void => {
  const stored = sessionStorage.getItem(handoverKey);
  sessionStorage.removeItem(handoverKey);
  const toast = left.find((key) => key === stored);
  if (toast !== undefined) showSuccess(toast);
};

/** Says what went wrong with a call, in the words of its code. */
export const showFail = ({ code, facts }: Pick<ApiFail, 'code' | 'facts'>): void =>
  show('error', facts === undefined ? { error: code } : { error: code, facts });

/** Says the server's own line, as the specification wants it for a failed sign-in; its code's words when it has none. */
export const showServerLine = (failed: ApiFail): void =>
  failed.message === '' ? showFail(failed) : show('error', { text: failed.message });

/** Hands every waiting message to the host, once. */
export const takeToasts = (): readonly Toast[] => {
  const waiting = $toasts.get();
  if (waiting.length > 0) $toasts.set([]);
  return waiting;
};
