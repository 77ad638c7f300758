import { computed, map } from 'nanostores';
import { houseLanguage } from '#domain/locale.ts';
import { type CurrencyCode, isCurrencyCode } from '#domain/money/currency.ts';
import { type ApiFail, type ApiInput, callApi } from '../calls/api.ts';
import { parseUrl } from '../shell/parse-url.ts';
import { $funds, holdFunds, takeBalance, walletOf } from '../wallet/wallet.ts';

/** A game as its page knows it: the launch payload without what is the same for all (specification, section 3). */
export type LaunchableGame = Pick<
  ApiInput<'launchGame'>['body'],
  'id' | 'gameName' | 'launchId' | 'imageId' | 'provider' | 'category'
>;

export type Launch =
  | { readonly state: 'launching' }
  /** `currency`: the wallet that the table plays in; null: it plays for fun. */
  | { readonly state: 'ready'; readonly url: string; readonly currency: CurrencyCode | null }
  | { readonly state: 'failed'; readonly failed: ApiFail };

export const $launch = map<{ launch: Launch }>({ launch: { state: 'launching' } });

/** The wallet that the table plays in, whichever has become the default since; the default one as long as there is no table. */
export const $tableWallet = computed([$funds, $launch], ({ data }, { launch }) => {
  const inPlay = launch.state === 'ready' ? launch.currency : null;
  return walletOf(inPlay === null ? data : data?.filter(({ currency }) => currency === inPlay));
});

/** Where a launch may point the frame: a page of ours or a secure one elsewhere. */
const isFrameUrl = (url: string): boolean => {
  const target = parseUrl(url, window.location.origin);
  return target !== null && (target.origin === window.location.origin || target.protocol === 'https:');
};

/** Whether the address asks for play money: `?demo=true` (specification, section 2). */
export const isDemoAsked = (search: string): boolean => new URLSearchParams(search).get('demo') === 'true';

const platform = (): 'desktop' | 'mobile' => (window.matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop');

/** Asks for the frame's URL. Its token works once, so each opening of the frame is a launch of its own. */
export const launchGame = async (game: LaunchableGame, demo: boolean): Promise<void> => {
  $launch.set({ launch: { state: 'launching' } });
  const answer = await callApi('launchGame', { body: { ...game, demo, lang: houseLanguage, platform: platform() } });
  if (answer.ok && isFrameUrl(answer.value.url)) {
    const { url, currency } = answer.value;
    $launch.set({ launch: { state: 'ready', url, currency } });
    return;
  }
  const odd: ApiFail = { ok: false, code: 'internal', status: 200, message: '' };
  $launch.set({ launch: { state: 'failed', failed: answer.ok ? odd : answer } });
};

/** `{ type: 'faceup:wallet', currency, balance }`, and nothing else. */
export const parseWalletMessage = (data: unknown): { currency: string; balance: string } | undefined => {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'faceup:wallet') return undefined;
  if (!('currency' in data) || !('balance' in data)) return undefined;
  const { currency, balance } = data;
  const isMoney = typeof balance === 'string' && /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(balance);
  return typeof currency === 'string' && isMoney ? { currency, balance } : undefined;
};

/**
 * Takes balances from the game's own frame and from nobody else: both the window and the origin must be the frame's
 * (ASVS 3.5.5). Returns the function that stops listening.
 */
export const listenToFrame = (frame: HTMLIFrameElement, currency: CurrencyCode | null): (() => void) => {
  const listen = ({ source, origin, data }: MessageEvent): void => {
    const frameOrigin = parseUrl(frame.src, window.location.origin)?.origin;
    if (source === null || source !== frame.contentWindow || origin !== frameOrigin) return;
    const told = parseWalletMessage(data);
    if (told !== undefined && isCurrencyCode(told.currency)) takeBalance(told.currency, told.balance);
  };
  const release = holdFunds(currency);
  window.addEventListener('message', listen);
  return () => {
    window.removeEventListener('message', listen);
    release();
  };
};
