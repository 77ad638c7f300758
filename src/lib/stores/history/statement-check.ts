import { atom } from 'nanostores';
import type { StatementReport } from '#domain/transparency/verify-statement.ts';
import { callApi } from '../calls/api.ts';

/** `publicKey`: as the house published it while there was a network; without one the file's own is all that there is. */
export type CheckQuestion = { readonly id: number; readonly file: Blob; readonly publicKey: string | undefined };
export type CheckAnswer = { readonly id: number; readonly report: StatementReport; readonly tookMs: number };

/** The statement as last verified; `isKeyKnown`: the house itself said which key is its own. */
export const $statementCheck = atom<
  | { readonly state: 'idle' | 'working' | 'failed' | 'too_large' }
  | ({ readonly state: 'done'; readonly isKeyKnown: boolean } & CheckAnswer)
>({ state: 'idle' });

/** Of 20,000 leaves in a tree of a thousand million. */
const bytesMax = 100_000_000;

let worker: Worker | undefined;
let lastId = 0;
let publicKey: string | undefined;

const giveUp = (): void => {
  worker?.terminate();
  worker = undefined;
  if ($statementCheck.get().state === 'working') $statementCheck.set({ state: 'failed' });
};

const show = ({ data }: MessageEvent<CheckAnswer>): void => {
  if (data.id === lastId) $statementCheck.set({ state: 'done', isKeyKnown: publicKey !== undefined, ...data });
};

/** Loads the verifier, and asks the house for its key: from then on nothing needs a network. */
export const wakeStatementCheck = (): Worker => {
  if (worker) return worker;
  worker = new Worker(new URL('./statement-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', show);
  worker.addEventListener('error', giveUp);
  void callApi('listTreeHeads', {}).then((answer) => {
    if (answer.ok) publicKey = answer.value.publicKey;
  });
  return worker;
};

export const checkStatement = (file: Blob): void => {
  if (file.size > bytesMax) {
    $statementCheck.set({ state: 'too_large' });
    return;
  }
  $statementCheck.set({ state: 'working' });
  lastId += 1;
  const question: CheckQuestion = { id: lastId, file, publicKey };
  wakeStatementCheck().postMessage(question);
};
