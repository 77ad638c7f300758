import { atom } from 'nanostores';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import { dropSession } from '../session/session.ts';
import { goTo } from '../shell/navigation.ts';
import { showFail, showSuccess } from '../shell/toasts.ts';

export type Session = ApiAnswer<'listSessions'>[number];

/** Where the player is signed in, this device first. Read anew each time it is shown: it changes elsewhere. */
export const $sessions = createQuery<Session[]>(['sessions', $player], {
  ...askedAnew,
  fetcher: () => answered(callApi('listSessions', {})),
});

/** The session that is being ended; `others` for all but this one. */
export const $ending = atom<string | null>(null);

/** Ends one session. Ending this one signs out. One that is over already is as good as ended. */
export const endSession = async ({ id, current }: Session): Promise<void> => {
  $ending.set(id);
  const result = await callApi('endSession', { params: { id } });
  $ending.set(null);
  if (!result.ok && result.code !== 'not_found') return showFail(result);
  if (current) {
    dropSession();
    return goTo('/');
  }
  $sessions.mutate($sessions.value?.data?.filter((one) => one.id !== id));
  $sessions.revalidate();
  showSuccess('session_ended');
};

/** Ends all sessions but this one. */
export const endOtherSessions = async (): Promise<void> => {
  $ending.set('others');
  const result = await callApi('endOtherSessions', {});
  $ending.set(null);
  $sessions.revalidate();
  if (result.ok) showSuccess('sessions_ended');
  else showFail(result);
};
