import { atom } from 'nanostores';
import { logIdOf, type TreeHead } from '#domain/transparency/head.ts';
import {
  compareHeads,
  faultOf,
  faultsOf,
  type HeadFault,
  headLineOf,
  headName,
  provablePairs,
} from '#domain/transparency/judge-heads.ts';
import { headsIn } from '#domain/transparency/read-heads.ts';
import { callApi } from '../calls/api.ts';
import type { Asked } from '../calls/asked.ts';
import { saveFile, saveJson } from '../calls/save-file.ts';
import type { ShownHead, StampAuthority } from './head-stamp.ts';

/** The house’s log as it shows it, the newest head first; `proven` counts the steps from a tree to a larger one. */
export type ShownLog = {
  readonly publicKey: string;
  readonly logId: string;
  readonly heads: readonly ShownHead[];
  readonly authority: StampAuthority | undefined;
  readonly faults: readonly HeadFault[];
  readonly proven: number;
};

/** What kept heads came to. `former`: those of epochs that are over, of which nothing more can be proven. */
export type Comparison = {
  readonly kept: number;
  readonly faults: readonly HeadFault[];
  readonly strange: readonly HeadFault[];
  readonly proven: number;
  readonly former: number;
};

export const $bookLog = atom<Asked<ShownLog>>({ state: 'idle' });
/** `none`: what was given has no head in it; `too_large`: more than a file of heads ever is. */
export const $comparison = atom<Asked<Comparison> | { readonly state: 'none' | 'too_large' }>({ state: 'idle' });

/** Heads of a year and more. */
const keptBytesMax = 5_000_000;
const sizesAtOnce = 100;
const headsBetweenBreaths = 8;

const breath = (): Promise<void> => new Promise((go) => setTimeout(go));

/** The proofs that the house gave while the page was open, by the two sizes. */
const proofs = new Map<string, readonly string[]>();
const nameOf = (first: number, second: number): string => `${first}-${second}`;
const proofOf = (first: number, second: number) => proofs.get(nameOf(first, second));

/** Asks for the proofs that a line needs and that are not here yet; false: no answer came. */
const askProofs = async (line: readonly TreeHead[]): Promise<boolean> => {
  const newest = line.at(-1)?.size ?? 0;
  const missing = provablePairs(line).filter(([a, b]) => !proofOf(a.size, b.size) && b.size <= newest);
  const sizes = [...new Set(missing.flatMap(([a, b]) => [a.size, b.size]))].toSorted((a, b) => a - b);
  for (let at = 0; at < sizes.length - 1; at += sizesAtOnce - 1) {
    const some = sizes.slice(at, at + sizesAtOnce);
    const answer = await callApi('readGrowth', { query: { sizes: some.join(',') } });
    if (!answer.ok && answer.code !== 'not_found') return false;
    if (answer.ok)
      for (const [place, proof] of answer.value.proofs.entries())
        proofs.set(nameOf(some[place] ?? 0, some[place + 1] ?? 0), proof);
  }
  return true;
};

/** Signatures are slow: the page stays usable meanwhile. */
const faultsOfEach = async (heads: readonly TreeHead[], publicKey: string, logId: string): Promise<HeadFault[]> => {
  const faults: HeadFault[] = [];
  for (const [at, head] of heads.entries()) {
    if (at % headsBetweenBreaths === 0) await breath();
    const fault = faultOf(head, publicKey, logId);
    if (fault) faults.push(fault);
  }
  return faults;
};

/** Asks for the newest heads and proves each: its signature, and that its tree begins with the one before it. */
export const readBookLog = async (): Promise<void> => {
  if ($bookLog.get().state === 'working') return;
  $bookLog.set({ state: 'working' });
  const answer = await callApi('listTreeHeads', {});
  if (!answer.ok) return $bookLog.set({ state: answer.code === 'network' ? 'offline' : 'failed' });
  const { publicKey, heads, authority } = answer.value;
  const logId = logIdOf(publicKey);
  const line = headLineOf(heads);
  if (!(await askProofs(line))) return $bookLog.set({ state: 'offline' });
  const strange = await faultsOfEach(line, publicKey, logId);
  const faults = [...strange, ...faultsOf(line, proofOf)];
  $bookLog.set({
    state: 'done',
    value: { publicKey, logId, heads, authority, faults, proven: provablePairs(line).length },
  });
};

/** Holds what somebody kept against the log as it is shown now: a file, or what was pasted. */
export const compareKept = async (given: string | Blob): Promise<void> => {
  if ($comparison.get().state === 'working') return;
  $comparison.set({ state: 'working' });
  if ((typeof given === 'string' ? given.length : given.size) > keptBytesMax)
    return $comparison.set({ state: 'too_large' });
  const kept = headsIn(typeof given === 'string' ? given : await given.text());
  if (kept.length === 0) return $comparison.set({ state: 'none' });
  // What the house says now, and not when the page was opened.
  await readBookLog();
  const shown = $bookLog.get();
  if (shown.state !== 'done') return $comparison.set({ state: shown.state === 'failed' ? 'failed' : 'offline' });
  const { publicKey, logId, heads } = shown.value;
  const known = new Set(heads.map(headName));
  const strange = await faultsOfEach(
    kept.filter((head) => !known.has(headName(head))),
    publicKey,
    logId,
  );
  const refused = new Set(strange.map(({ heads: [head] }) => head));
  const sound = kept.filter((head) => !refused.has(head));
  const line = headLineOf(sound, heads);
  if (!(await askProofs(line))) return $comparison.set({ state: 'offline' });
  const epoch = line.at(-1)?.epoch ?? 0;
  $comparison.set({
    state: 'done',
    value: {
      kept: kept.length,
      strange,
      faults: sound.length > 0 ? compareHeads(sound, heads, proofOf) : [],
      proven: provablePairs(line).length,
      former: sound.filter((head) => head.epoch < epoch).length,
    },
  });
};

/** Saves the heads that are shown, a line each, to be brought back another day. */
export const saveHeads = ({ heads }: ShownLog): void =>
  saveFile(
    'heads.jsonl',
    new Blob(
      [...heads].reverse().map((head) => `${JSON.stringify(head)}\n`),
      { type: 'application/jsonl' },
    ),
  );

/** Saves two signed heads that contradict each other: whoever has the key can tell that one hand signed both. */
export const saveEvidence = ({ publicKey }: Pick<ShownLog, 'publicKey'>, { why, heads }: HeadFault): void =>
  saveJson('faceup-contradiction.json', {
    format: 'faceup-contradiction',
    version: 1,
    house: location.origin,
    publicKey,
    why,
    heads,
    proof: why === 'unproven' && heads[1] ? (proofOf(heads[0].size, heads[1].size) ?? null) : null,
  });
