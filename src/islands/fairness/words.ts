import type { Words } from '#i18n/keys.ts';
import { type SayOf, sayOf } from './say.ts';

export type Say = SayOf<'proof.check'>;
export type CheckWord = Parameters<Say>[0];
export const sayFrom = (words: Words): Say => sayOf<'proof.check'>(words, (name) => `proof.check.${name}`);

type Difference = Extract<CheckWord, `what_${string}`>;
const differences: readonly Difference[] = [
  'what_commitment',
  'what_stake',
  'what_added',
  'what_outcome',
  'what_wins',
  'what_jackpot',
  'what_payout',
  'what_bet_invalid',
  'what_action_invalid',
  'what_proof_unfit',
  'what_record_invalid',
  'what_nonce_twice',
  'what_nonce_order',
  'what_seed_differs',
  'what_epoch_falls',
];

/** What does not match, in words; of a record that is none, the field at which that shows stays behind it. */
export const whatWords = (say: Say, what: string): string => {
  const [name = '', field = ''] = what.split(':');
  const word = differences.find((one) => one === `what_${name}`);
  if (word === undefined) return what;
  return field === '' ? say(word) : `${say(word)} (${field})`;
};
