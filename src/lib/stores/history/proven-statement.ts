import { atom } from 'nanostores';
import { callFile } from '../calls/api.ts';
import { saveFile } from '../calls/save-file.ts';
import { showFail } from '../shell/toasts.ts';

/** `none`: nothing was signed of that month yet. */
export const $provenStatement = atom<'idle' | 'working' | 'none'>('idle');

const monthsShown = 12;

/** The last months in UTC, the present one first: `2027-01`. */
export const statementMonths = (now: Date): readonly string[] =>
  Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

/** How many files the month has, as the first line of each says. */
const partsOf = async (blob: Blob): Promise<number> =>
  Number(/"parts":(\d+)/.exec(await blob.slice(0, 4_096).text())?.[1] ?? 1);

/** Saves the statement of a month that proves itself: one file, or each of its parts. */
export const downloadProvenStatement = async (month: string): Promise<void> => {
  if ($provenStatement.get() === 'working') return;
  $provenStatement.set('working');
  for (let part = 1, parts = 1; part <= parts; part += 1) {
    const answer = await callFile('exportProvenStatement', { query: { month, part: `${part}` } });
    if (!answer.ok) {
      if (answer.code === 'not_found') return $provenStatement.set('none');
      showFail(answer);
      break;
    }
    parts = await partsOf(answer.value.blob);
    saveFile(answer.value.name, answer.value.blob);
  }
  $provenStatement.set('idle');
};
