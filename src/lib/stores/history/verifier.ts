import { atom } from 'nanostores';
import type { BundleReport } from '#domain/proof/bundle.ts';
import type { ComputedRound, Part, Parts } from '#domain/proof/parts.ts';
import type { Result } from '#domain/result.ts';

export type { Part, Parts } from '#domain/proof/parts.ts';

/** What is asked of the worker, and what it answers under the same id. */
export type Question =
  | { readonly id: number; readonly kind: 'round'; readonly parts: Parts }
  | { readonly id: number; readonly kind: 'bundle'; readonly file: Blob };
export type TimedReport = BundleReport & { readonly tookMs: number };
export type Answer =
  | { readonly id: number; readonly kind: 'round'; readonly result: Result<ComputedRound, Part> }
  | {
      readonly id: number;
      readonly kind: 'bundle';
      readonly result: Result<TimedReport, 'bundle_invalid' | 'bundle_too_large'>;
    };

type Shown<Kind extends Answer['kind']> =
  | { readonly state: 'idle' | 'working' | 'failed' }
  | { readonly state: 'done'; readonly result: Extract<Answer, { kind: Kind }>['result'] };

/** The round by its parts, and the file of proofs, as last computed. */
export const $computed = atom<Shown<'round'>>({ state: 'idle' });
export const $report = atom<Shown<'bundle'>>({ state: 'idle' });

let worker: Worker | undefined;
let lastId = 0;

const show = ({ data }: MessageEvent<Answer>): void => {
  if (data.id !== lastId) return;
  if (data.kind === 'round') $computed.set({ state: 'done', result: data.result });
  else $report.set({ state: 'done', result: data.result });
};

const giveUp = (): void => {
  worker?.terminate();
  worker = undefined;
  for (const $shown of [$computed, $report]) if ($shown.get().state === 'working') $shown.set({ state: 'failed' });
};

/** Loads the verifier with the rules of all games, so that it works from then on without a network. */
export const wakeVerifier = (): Worker => {
  if (worker) return worker;
  worker = new Worker(new URL('./verifier-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', show);
  worker.addEventListener('error', giveUp);
  return worker;
};

const ask = (question: Question): void => wakeVerifier().postMessage(question);

export const computeParts = (parts: Parts): void => {
  $computed.set({ state: 'working' });
  lastId += 1;
  ask({ id: lastId, kind: 'round', parts });
};

export const checkFile = (file: Blob): void => {
  $report.set({ state: 'working' });
  lastId += 1;
  ask({ id: lastId, kind: 'bundle', file });
};
