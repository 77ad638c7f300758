import type { Worth } from '#domain/games/poker/ultimate-texas-holdem/play.ts';
import { workerDesk } from '../shell/worker-desk.ts';
import type { HoldAdvice, MachineId } from './video-poker.ts';

/** What is asked of the worker, and what it answers under the same id. */
export type AdviceQuestion =
  | { readonly kind: 'hold'; readonly machine: MachineId; readonly dealt: readonly string[]; readonly coins: number }
  | { readonly kind: 'call'; readonly hole: readonly string[]; readonly flop: readonly string[] }
  | { readonly kind: 'raise'; readonly hole: readonly string[]; readonly board: readonly string[] };
/** A hold's advice, what calling earns over all futures, in antes, or what raising and not raising do, in halves of one. */
export type AdviceAnswer = { readonly hold?: HoldAdvice; readonly call?: number; readonly raise?: Worth };

/** Exact advice on the cards that lie open. A hint is no part of the game: without a worker there is none. */
export const askAdvice = workerDesk<AdviceQuestion, AdviceAnswer>(
  () => new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' }),
  {},
);
