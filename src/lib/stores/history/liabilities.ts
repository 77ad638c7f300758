import { atom } from 'nanostores';
import {
  type CurrencyLiabilities,
  coverOf,
  isLiabilitySigned,
  type LiabilityStatement,
  readLiabilities,
} from '#domain/transparency/liability-statement.ts';
import { readLiabilityProof } from '#domain/transparency/read-liability-proof.ts';
import { type LiabilityProof, type LiabilityReport, verifyLiability } from '#domain/transparency/verify-liability.ts';
import { callApi } from '../calls/api.ts';
import type { Asked } from '../calls/asked.ts';
import { saveJson } from '../calls/save-file.ts';

/** A currency with what is held in all and what of it is left when all that is owed is paid, in minor units. */
export type ShownCurrency = CurrencyLiabilities & ReturnType<typeof coverOf>;
/** A day's statement as the house shows it; one that is not signed with its key is told as such. */
type ShownDay = {
  readonly statement: LiabilityStatement;
  readonly currencies: readonly ShownCurrency[];
  readonly isSigned: boolean;
};
export type ShownDays = { readonly publicKey: string; readonly days: readonly ShownDay[] };

export const $liabilities = atom<Asked<ShownDays>>({ state: 'idle' });

/** A proof that was verified here: of the own money, or from a file. `isKeyKnown`: the house itself said which key is its own. */
export type CheckedProof = {
  readonly proof: LiabilityProof;
  readonly report: LiabilityReport;
  readonly isKeyKnown: boolean;
};
export const $ownLiability = atom<Asked<CheckedProof> | { readonly state: 'signed_out' | 'none' }>({ state: 'idle' });
export const $liabilityFile = atom<
  | { readonly state: 'idle' | 'working' | 'no_proof' | 'too_large' }
  | { readonly state: 'done'; readonly value: CheckedProof }
>({ state: 'idle' });

const bytesMax = 10_000_000;

/** Asks for the signed statements of the last weeks, and verifies each. */
export const readShownLiabilities = async (): Promise<void> => {
  if ($liabilities.get().state === 'working') return;
  $liabilities.set({ state: 'working' });
  const answer = await callApi('listLiabilities', {});
  if (!answer.ok) return $liabilities.set({ state: answer.code === 'network' ? 'offline' : 'failed' });
  const { publicKey } = answer.value;
  const days = answer.value.days.flatMap(({ statement: text, signature }) => {
    const statement = readLiabilities(text);
    return statement
      ? [
          {
            statement,
            currencies: statement.currencies.map((one) => ({ ...one, ...coverOf(one) })),
            isSigned: isLiabilitySigned(text, signature, publicKey),
          },
        ]
      : [];
  });
  $liabilities.set({ state: 'done', value: { publicKey, days } });
};

const knownKey = (): string | undefined => {
  const shown = $liabilities.get();
  return shown.state === 'done' ? shown.value.publicKey : undefined;
};
const checked = (proof: LiabilityProof): CheckedProof => ({
  proof,
  report: verifyLiability(proof, knownKey()),
  isKeyKnown: knownKey() !== undefined,
});

/** Asks for the proof that the player's own money is in a day's sums, and verifies it on this device. */
export const proveOwn = async (day: string): Promise<void> => {
  if ($ownLiability.get().state === 'working') return;
  $ownLiability.set({ state: 'working' });
  const answer = await callApi('proveLiability', { query: { day } });
  if (answer.ok) return $ownLiability.set({ state: 'done', value: checked(answer.value) });
  const state = { network: 'offline', not_signed_in: 'signed_out', not_found: 'none' } as const;
  $ownLiability.set({ state: answer.code in state ? state[answer.code as keyof typeof state] : 'failed' });
};

/** Verifies a proof that was kept. Asks nobody. */
export const checkLiabilityFile = async (file: Blob): Promise<void> => {
  if (file.size > bytesMax) return $liabilityFile.set({ state: 'too_large' });
  $liabilityFile.set({ state: 'working' });
  const proof = readLiabilityProof(await file.text());
  $liabilityFile.set(proof ? { state: 'done', value: checked(proof) } : { state: 'no_proof' });
};

export const saveLiabilityProof = (proof: LiabilityProof, day: string): void =>
  saveJson(`faceup-liability-${day}.json`, proof);
