import { atom } from 'nanostores';
import type { Act } from '#domain/desk/acts.ts';
import { reloadPage } from '../shell/navigation.ts';
import { callDesk, type DeskAnswer, type DeskCode, hearCalls } from './call-desk.ts';
import { followActivity, noteAnswer, noteSignOut } from './idle.ts';

export type Me = DeskAnswer<'readMe'>;

/**
 * Who stands at the desk. `isOver`: the session has ended, and what is on the screen stays until its owner is back; `failed`: nobody knows.
 */
export type AtDesk =
  | { readonly state: 'asking' }
  | { readonly state: 'out' }
  | { readonly state: 'failed'; readonly code: DeskCode }
  | { readonly state: 'in'; readonly me: Me; readonly isOver: boolean };

export const $desk = atom<AtDesk>({ state: 'asking' });

const followers = new Set<() => void>();

/** Runs `follow` whenever somebody who was signed out has come back to what they had before them; returns what ends that. */
export const onReturn = (follow: () => void): (() => void) => {
  followers.add(follow);
  return () => followers.delete(follow);
};

/** Who was there before is gone: over their work the door is shown, and else the door alone. */
const lose = (): void => {
  const at = $desk.get();
  $desk.set(at.state === 'in' ? { ...at, isOver: true } : { state: 'out' });
};

hearCalls({ answered: noteAnswer, refused: lose });

/** Asks who is signed in; what they may do may have changed since it was asked last. */
export const loadMe = async (): Promise<void> => {
  const before = $desk.get();
  const answer = await callDesk('readMe', {});
  if (answer.ok) {
    // Somebody else has come in over the work of who was here: it is not theirs to see.
    if (before.state === 'in' && before.me.id !== answer.value.id) return reloadPage();
    $desk.set({ state: 'in', me: answer.value, isOver: false });
    if (before.state === 'in' && before.isOver) for (const follow of followers) follow();
  } else if (answer.code !== 'not_signed_in' && before.state !== 'in') {
    $desk.set({ state: 'failed', code: answer.code });
  }
};

let isWatched = false;

/** Called by the shell of each page, once. */
export const openDesk = (): void => {
  void loadMe();
  if (isWatched) return;
  isWatched = true;
  followActivity({ ended: lose });
};

/** Whether who is here may do an act, as far as is known; the server looks again at each call. */
export const mayAt = (at: AtDesk, act: Act): boolean => at.state === 'in' && at.me.acts.includes(act);

/** Ends the session here and in the other tabs, and shows the door. */
export const signOut = async (): Promise<DeskCode | null> => {
  const answer = await callDesk('signOutStaff', {});
  if (!answer.ok && answer.code !== 'not_signed_in') return answer.code;
  noteSignOut();
  reloadPage();
  return null;
};
