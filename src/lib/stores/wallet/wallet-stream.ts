import type { ApiAnswer } from '../calls/api.ts';
import { listenTo } from '../calls/streams.ts';
import { markChatNews } from '../inbox/chat-news.ts';
import { refreshNotifications } from '../inbox/notifications.ts';
import { $session } from '../session/session.ts';
import { $funds, $fundsHeld, $walletNews, type Fund } from './wallet.ts';

export type WalletEvent = ApiAnswer<'listenToWallet'>;

/** How long a page that is not in front stays on the line: a glance at another tab is no reason to begin anew. */
export const hiddenMsMax = 30_000;

const tellNews = (): void => {
  $walletNews.set($walletNews.get() + 1);
  refreshNotifications();
};

/** Money that moved before the line was open is told by the balances alone. */
const differs = (known: readonly Fund[] | undefined, funds: readonly Fund[]): boolean =>
  known !== undefined && JSON.stringify(known) !== JSON.stringify(funds);

/**
 * Keeps balances and lists true while money moves by somebody else's hand. The line is open while somebody is signed in, the
 * page in front, and no game holds the balance; whenever it is opened it begins with all there is, so that nothing is missed.
 * What it hears of renews the notifications, too, of which the page shows a mark. Returns the function that ends it.
 */
export const followWallet = (): (() => void) => {
  let close: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFront = document.visibilityState === 'visible';
  /** The line was down for a while: what was told meanwhile is not told again. */
  let wasDown = false;

  const hear = ({ funds, changed }: WalletEvent): void => {
    const isNew = changed !== null || wasDown || differs($funds.get().data, funds);
    $funds.mutate(funds);
    if (isNew) tellNews();
    wasDown = false;
  };

  const settle = (): void => {
    const isWanted = isFront && $session.get().authenticated && !$fundsHeld.get();
    if (isWanted && close === undefined)
      close = listenTo('listenToWallet', {
        onEvent: hear,
        onLost: () => {
          wasDown = true;
        },
      });
    if (!isWanted && close !== undefined) {
      close();
      close = undefined;
      wasDown = true;
    }
  };

  const turn = (front: boolean): void => {
    isFront = front;
    settle();
  };
  const onVisibility = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') turn(true);
    else timer = setTimeout(() => turn(false), hiddenMsMax);
  };
  const onShow = (): void => turn(document.visibilityState === 'visible');
  const onHide = (): void => turn(false);

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('pagehide', onHide);
  const leaves = [$session.listen(settle), $fundsHeld.listen(settle), markChatNews()];
  settle();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('pagehide', onHide);
    for (const leave of leaves) leave();
    close?.();
    close = undefined;
  };
};
