import { atom } from 'nanostores';
import { bundleFormat, bundleRoundsMax, bundleVersion } from '#domain/proof/bundle-format.ts';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { saveJson } from '../calls/save-file.ts';
import { showFail } from '../shell/toasts.ts';

type Page = ApiAnswer<'exportProofs'>;

/** `none`: no round has revealed seeds, so there is nothing to save. */
export const $proofs = atom<'idle' | 'working' | 'none'>('idle');

/** All pages, newest first, up to as many rounds as a file may hold; undefined when one could not be had. */
const collect = async (): Promise<Page['rounds'] | undefined> => {
  const rounds: Page['rounds'] = [];
  let before: string | undefined;
  do {
    const answer = await callApi('exportProofs', { query: before === undefined ? {} : { before } });
    if (!answer.ok) {
      showFail(answer);
      return undefined;
    }
    rounds.push(...answer.value.rounds);
    before = answer.value.next ?? undefined;
  } while (before !== undefined && rounds.length < bundleRoundsMax);
  return rounds.slice(0, bundleRoundsMax);
};

/** Saves the player's rounds with their proofs as a file that the fair play page and `npm run verify` read. */
export const downloadProofs = async (): Promise<void> => {
  if ($proofs.get() === 'working') return;
  $proofs.set('working');
  const rounds = await collect();
  $proofs.set(rounds?.length === 0 ? 'none' : 'idle');
  if (rounds && rounds.length > 0)
    saveJson('faceup-proofs.json', { format: bundleFormat, version: bundleVersion, rounds });
};
