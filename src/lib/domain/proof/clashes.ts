import { epochOf } from '../fairness/seeds.ts';
import type { RoundRecord } from './record.ts';

/**
 * What no single round shows: `nonce_twice`, two rounds decided by the same seeds; `nonce_order`, a nonce that does not stand
 * where its moment does; `seed_differs`, another client seed or salt than the other rounds of its pair or chain have; `epoch_falls`, a
 * server seed of an earlier life of the books than a round before it had: books that were put back played on with seeds of before.
 */
export type Clash = 'nonce_twice' | 'nonce_order' | 'seed_differs' | 'epoch_falls';

/** A record and its place in the file. */
export type PlacedRecord = { readonly record: RoundRecord; readonly round: number };

/** Several processes of the house count their milliseconds by clocks of their own. */
const clockSkewMs = 5_000;

const nonceOf = ({ record: { proof } }: PlacedRecord): number => (proof.kind === 'seeds' ? proof.nonce : proof.index);
const commitmentOf = ({ record: { proof } }: PlacedRecord): string =>
  proof.kind === 'seeds' ? proof.serverSeedHash : proof.commitment;
const publicSeedOf = ({ record: { proof } }: PlacedRecord): string =>
  proof.kind === 'seeds' ? proof.clientSeed : proof.salt;

const outOfTime = (ofPair: readonly PlacedRecord[]): readonly PlacedRecord[] => {
  let latestMs = 0;
  return ofPair
    .toSorted((a, b) => nonceOf(a) - nonceOf(b))
    .filter(({ record }) => {
      const atMs = Date.parse(record.at);
      const isLate = !(atMs >= latestMs - clockSkewMs);
      if (!isLate) latestMs = Math.max(latestMs, atMs);
      return isLate;
    });
};

/** All but the rounds that have the seed most of them have. */
const strangers = (ofPair: readonly PlacedRecord[]): readonly PlacedRecord[] => {
  const bySeed = [...Map.groupBy(ofPair, publicSeedOf).values()].toSorted((a, b) => b.length - a.length);
  return bySeed.slice(1).flat();
};

/** A player may have several stakes in one shared round when some were cancelled; a pair's nonce decides one round only. */
const twice = (ofPair: readonly PlacedRecord[]): readonly PlacedRecord[] =>
  [...Map.groupBy(ofPair, nonceOf).values()].filter(({ length }) => length > 1).flat();

/** Seeds from before there were epochs are random in these digits, too: one in 65,536 of them would pass for an epoch. */
const epochMax = 0xffff;

/** The epoch of a round's server seed; undefined where it is hidden, of a chain, or from before there were epochs. */
const epochIn = ({ record: { proof } }: PlacedRecord): number | undefined => {
  if (proof.kind !== 'seeds' || proof.serverSeed === null) return undefined;
  const epoch = epochOf(proof.serverSeed);
  return epoch >= 1 && epoch <= epochMax ? epoch : undefined;
};

const ofEarlierEpochs = (records: readonly PlacedRecord[]): readonly PlacedRecord[] => {
  const dated = records
    .flatMap((placed) => {
      const epoch = epochIn(placed);
      return epoch === undefined ? [] : [{ placed, epoch, atMs: Date.parse(placed.record.at) }];
    })
    .toSorted((a, b) => a.atMs - b.atMs);
  // Of each epoch, when it was first seen: what comes after that by more than clocks differ is of it or a later one.
  const begun = new Map<number, number>();
  return dated
    .filter(({ epoch, atMs }) => {
      if (!begun.has(epoch)) begun.set(epoch, atMs);
      return [...begun].some(([later, sinceMs]) => later > epoch && atMs > sinceMs + clockSkewMs);
    })
    .map(({ placed }) => placed);
};

/** What clashes in each round of a file, by the round's place. */
export const findClashes = (records: readonly PlacedRecord[]): ReadonlyMap<number, readonly Clash[]> => {
  const clashes = new Map<number, Clash[]>();
  const note = (clash: Clash, found: readonly PlacedRecord[]): void => {
    for (const { round } of found) clashes.set(round, [...(clashes.get(round) ?? []), clash]);
  };
  for (const ofPair of Map.groupBy(records, commitmentOf).values()) {
    note('seed_differs', strangers(ofPair));
    if (ofPair[0]?.record.proof.kind === 'chain') continue;
    note('nonce_twice', twice(ofPair));
    note('nonce_order', outOfTime(ofPair));
  }
  note('epoch_falls', ofEarlierEpochs(records));
  return clashes;
};
