import { callApi } from '../calls/api.ts';
import { showFail, showSuccess } from '../shell/toasts.ts';
import { $profile } from './profile.ts';

/** Has the player's wins named among the winners, or not, and says so. */
export const setShowWins = async (wanted: boolean): Promise<void> => {
  const answer = await callApi('setShowWins', { body: { showWins: wanted } });
  if (!answer.ok) {
    showFail(answer);
    return;
  }
  const { showWins } = answer.value;
  const { data } = $profile.get();
  if (data !== undefined) $profile.mutate({ ...data, showWins });
  showSuccess(showWins ? 'wins_shown' : 'wins_hidden');
};
