import type { HoldAdvice, MachineId } from './video-poker.ts';

/** What is asked of the worker, and what it answers under the same id. */
export type AdviceQuestion =
  | { readonly kind: 'hold'; readonly machine: MachineId; readonly dealt: readonly string[]; readonly coins: number }
  | { readonly kind: 'call'; readonly hole: readonly string[]; readonly flop: readonly string[] };
/** A hold's advice, or what calling earns over all futures, in antes. */
export type AdviceAnswer = { readonly hold?: HoldAdvice; readonly call?: number };

export type Asked = { readonly id: number; readonly question: AdviceQuestion };
export type Answered = { readonly id: number; readonly answer: AdviceAnswer };

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: AdviceAnswer) => void>();

const take = ({ data: { id, answer } }: MessageEvent<Answered>): void => {
  waiting.get(id)?.(answer);
  waiting.delete(id);
};

/** A hint is no part of the game: without a worker there is none. */
const giveUp = (): void => {
  worker?.terminate();
  worker = undefined;
  for (const done of waiting.values()) done({});
  waiting.clear();
};

/** Exact advice on the cards that lie open, computed beside the page so that no picture stutters. */
export const askAdvice = (question: AdviceQuestion): Promise<AdviceAnswer> => {
  if (!worker) {
    worker = new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', take);
    worker.addEventListener('error', giveUp);
  }
  lastId += 1;
  const asked: Asked = { id: lastId, question };
  return new Promise((done) => {
    waiting.set(asked.id, done);
    worker?.postMessage(asked);
  });
};
