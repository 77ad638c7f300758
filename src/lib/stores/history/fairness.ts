import { atom } from 'nanostores';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import { showFail, showSuccess } from '../shell/toasts.ts';
import { $round, $roundId } from './history.ts';
import type { HouseRound } from './round-view.ts';
import type { Refusal, VerifyStep } from './verify.ts';

export type Seeds = ApiAnswer<'readFairness'>;
export type Revealed = ApiAnswer<'rotateSeed'>['revealed'];

/** The commitment and the seeds in use. */
export const $seeds = createQuery<Seeds>(['seeds', $player], {
  ...askedAnew,
  fetcher: () => answered(callApi('readFairness', {})),
});

/** The pair that was revealed last, while this page is open. */
export const $revealed = atom<Revealed | null>(null);
export const $rotating = atom(false);

/** Reveals the present server seed and starts a new pair. Resolves to the code of what is wrong with the client seed. */
export const rotateSeeds = async (clientSeed: string): Promise<'client_seed_invalid' | undefined> => {
  if ($rotating.get()) return undefined;
  $rotating.set(true);
  const { parseClientSeed } = await import('#domain/fairness/seeds.ts');
  if (clientSeed !== '' && !parseClientSeed(clientSeed).ok) {
    $rotating.set(false);
    return 'client_seed_invalid';
  }
  const answer = await callApi('rotateSeed', { body: clientSeed === '' ? {} : { clientSeed } });
  $rotating.set(false);
  if (answer.ok) {
    $revealed.set(answer.value.revealed);
    $seeds.mutate(answer.value.active);
    $round.revalidate();
    showSuccess('seed_rotated');
    return undefined;
  }
  if (answer.code === 'client_seed_invalid' || answer.fields?.['clientSeed'] !== undefined)
    return 'client_seed_invalid';
  showFail(answer);
  return undefined;
};

/** The recomputation of the open round: not asked for, running, done, or impossible, and why. */
export type Verification =
  | { readonly state: 'idle' | 'working' }
  | { readonly state: 'impossible'; readonly why: Refusal }
  | { readonly state: 'done'; readonly steps: readonly VerifyStep[] };
export const $verification = atom<Verification>({ state: 'idle' });
$roundId.listen(() => $verification.set({ state: 'idle' }));

/** Computes the round again here, from its revealed seeds and the rules; loads them only now. */
export const verifyRound = async (record: { readonly round: HouseRound }): Promise<void> => {
  $verification.set({ state: 'working' });
  const { verifyRecord } = await import('./verify.ts');
  const verified = verifyRecord(record);
  $verification.set(
    verified.ok ? { state: 'done', steps: verified.value } : { state: 'impossible', why: verified.code },
  );
};
