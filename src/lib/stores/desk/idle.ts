import { atom } from 'nanostores';

/** The server ends a session after this long without a call, and looks at the clock of a session that often at most. */
const idleMs = 15 * 60_000;
const touchMs = 30_000;
/** The last of it is counted down. */
const noticeMs = 60_000;

/** The seconds that are left of the session, in its last minute; else null. */
export const $secondsLeft = atom<number | null>(null);

/** When the server was last seen to take note, by this browser's clock. */
let touchedAt = Date.now();

type News = 'answered' | 'signed_out';
/** Not where pages are built. */
const channel = typeof window === 'undefined' ? null : new BroadcastChannel('faceup-desk');

const touch = (): void => {
  const now = Date.now();
  if (now - touchedAt < touchMs && $secondsLeft.get() === null) return;
  touchedAt = now;
  $secondsLeft.set(null);
};

/** A call was answered to who is signed in: the session lives on, in every tab. */
export const noteAnswer = (): void => {
  touch();
  channel?.postMessage('answered' satisfies News);
};

/** Who is here has gone: the other tabs show nothing of theirs any more. */
export const noteSignOut = (): void => channel?.postMessage('signed_out' satisfies News);

/** Counts the session's last minute down; `ended`: it is over, or was ended in another tab. */
export const followActivity = ({ ended }: { readonly ended: () => void }): void => {
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => (data === 'answered' ? touch() : ended()));
  let isTold = false;
  setInterval(() => {
    const leftMs = touchedAt + idleMs - Date.now();
    if (leftMs > 0) isTold = false;
    $secondsLeft.set(leftMs > noticeMs || leftMs <= 0 ? null : Math.ceil(leftMs / 1_000));
    if (leftMs > 0 || isTold) return;
    isTold = true;
    ended();
  }, 1_000);
};
