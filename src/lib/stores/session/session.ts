import { map } from 'nanostores';
import { callApi, onSessionRefused } from '../calls/api.ts';
import { forgetKept, isPlayers, keepFor, ownerKey } from '../shell/kept.ts';
import { reloadPage } from '../shell/navigation.ts';
import { isResetting, onceReset } from '../shell/resetting.ts';

/** `known` is false until the status call answered. Starts signed out (specification, section 4). */
export type Session = { readonly authenticated: boolean; readonly known: boolean };

export const $session = map<Session>({ authenticated: false, known: false });

/** How long the status call's answer counts (specification, section 9). */
export const statusLifeMs = 300_000;

let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

const askStatus = async (): Promise<boolean> => {
  const answer = await callApi('isAuthenticated', {});
  const authenticated = answer.ok && answer.value.authenticated;
  $session.set({ authenticated, known: true });
  if (answer.ok) keepFor(authenticated ? 'player' : 'visitor');
  else asked = undefined;
  return authenticated;
};

/** Asks the server once in 5 minutes whether somebody is signed in. */
export const loadSession = (): Promise<boolean> => {
  if (asked === undefined || Date.now() - asked.at > statusLifeMs) asked = { at: Date.now(), answer: askStatus() };
  return asked.answer;
};

/** Forgets the status and what was kept for the player: after signing out, and when a call was refused. */
export const dropSession = (): void => {
  asked = undefined;
  forgetKept();
  $session.set({ authenticated: false, known: true });
};

onSessionRefused(dropSession);

if (typeof window !== 'undefined') {
  // From here on this hears what the page's first script heard for it (layouts/parts/page-start.ts).
  Reflect.set(document.documentElement, 'heard', true);
  // A page that the way back brings whole shows whose it was: it is loaded anew, since they may be gone and somebody else be there.
  // A visitor's is as well where a player came meanwhile: it slept, and heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && ($session.get().authenticated || isPlayers())) onceReset(reloadPage);
  });
  // So is one whose player went, or came, in another tab: where a new password is being set, once that is over. Until then the page
  // knows who is there, so that a guard does not send a player away.
  let isStale = false;
  window.addEventListener('storage', ({ key, newValue }) => {
    const { authenticated, known } = $session.get();
    if (key !== ownerKey || !known || authenticated !== (newValue === null)) return;
    if (isResetting()) {
      asked = undefined;
      $session.set({ authenticated: !authenticated, known });
    }
    if (!isStale) onceReset(reloadPage);
    isStale = true;
  });
}
