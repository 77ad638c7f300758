import { earlierLink, type Link } from '../fairness/hash-chain.ts';
import { commitmentOf } from '../fairness/seeds.ts';
import { fail, ok, type Result } from '../result.ts';
import { bundleFormat, bundleRoundsMax, bundleVersion } from './bundle-format.ts';
import { findClashes } from './clashes.ts';
import { parseRecord, type RoundRecord } from './record.ts';
import type { CannotVerify, CommitmentOf } from './verify-by-rules.ts';
import { verifyRecord } from './verify-record.ts';

/** `{ format, version, rounds }`, newest round first; each round as the history tells it, with its rules version. */
export type Bundle = { readonly format: string; readonly version: number; readonly rounds: readonly unknown[] };

/** What does not match in a round: the names of the steps, or what the house's rules do not allow. */
type Mismatch = {
  /** Its place in the file, from 0. */
  readonly round: number;
  readonly id: string;
  readonly gameId: string;
  readonly what: readonly string[];
};

export type BundleReport = {
  readonly rounds: number;
  readonly matching: number;
  /** Seeds not revealed yet: nothing can be said of these. */
  readonly hidden: number;
  /** Games or rules that this software does not know. */
  readonly unknown: number;
  readonly mismatches: readonly Mismatch[];
  /** Rounds by game. */
  readonly games: Readonly<Record<string, number>>;
};

/** Unknown in, a bundle out. */
export const parseBundle = (input: unknown): Result<Bundle, 'bundle_invalid' | 'bundle_too_large'> => {
  const { format, version, rounds } = (typeof input === 'object' && input !== null ? input : {}) as Partial<Bundle>;
  if (format !== bundleFormat || version !== bundleVersion || !Array.isArray(rounds)) return fail('bundle_invalid');
  if (rounds.length > bundleRoundsMax) return fail('bundle_too_large', { roundsMax: bundleRoundsMax });
  return ok({ format, version, rounds });
};

/** A walk down a chain leaves a mark at every such link, where the next one may stop. */
const markEvery = 64;

/** Hashes that all walks of a file may take: a thousand chains of the house. A hostile file would have them never end. */
const hashesMax = 10_000_000;

/** What earlier walks found out, and the hashes that are left for the next ones. */
type Walks = { readonly marks: Map<string, Link>; hashesLeft: number };

/** Link 0 of the chain that has this link at this index; empty when it is too far. */
const firstLink = (link: Link, index: number, walks: Walks): Link => {
  const { marks } = walks;
  const passed: string[] = [];
  let earlier = link;
  for (let left = index; left > 0; left -= 1) {
    if (left % markEvery === 0) {
      const mark = `${left}:${earlier}`;
      const known = marks.get(mark);
      if (known !== undefined) {
        earlier = known;
        break;
      }
      passed.push(mark);
    }
    if (walks.hashesLeft <= 0) return '';
    walks.hashesLeft -= 1;
    earlier = earlierLink(earlier, 1);
  }
  for (const mark of passed) marks.set(mark, earlier);
  return earlier;
};

/** Hashes each server seed once, and walks down a chain once for all its rounds. */
const rememberingCommitments = (hashesLeft: number): CommitmentOf => {
  const bySeed = new Map<string, string>();
  const walks: Walks = { marks: new Map(), hashesLeft };
  return (proof) => {
    if (proof.kind === 'chain') return firstLink(proof.link, proof.index, walks);
    const known = bySeed.get(proof.serverSeed) ?? commitmentOf(proof.serverSeed);
    bySeed.set(proof.serverSeed, known);
    return known;
  };
};

const whatOf = (record: RoundRecord, commit: CommitmentOf): readonly string[] | CannotVerify => {
  try {
    const verified = verifyRecord(record, commit);
    return verified.ok ? verified.value.filter(({ matches }) => !matches).map(({ name }) => name) : verified.code;
  } catch {
    // No round of the house: a ticket of a series that was sold out, a race 0. It must not hide what the others show.
    return ['record_invalid'];
  }
};

/**
 * Checks every round of a bundle by itself, and all of them against each other (`clashes.ts`). Nothing is looked up anywhere.
 */
export const verifyBundle = (bundle: Bundle, hashes = hashesMax): BundleReport => {
  const commit = rememberingCommitments(hashes);
  const parsed = bundle.rounds.map((input, round) => ({ round, record: parseRecord(input) }));
  const records = parsed.flatMap(({ round, record }) => (record.ok ? [{ round, record: record.value }] : []));
  const clashes = findClashes(records);
  const games: Record<string, number> = {};
  const mismatches: Mismatch[] = parsed.flatMap(({ round, record }) =>
    record.ok ? [] : [{ round, id: '', gameId: '', what: [`record_invalid:${record.facts?.['field'] ?? ''}`] }],
  );
  let [matching, hidden, unknown] = [0, 0, 0];
  for (const { round, record } of records) {
    games[record.gameId] = (games[record.gameId] ?? 0) + 1;
    const found = whatOf(record, commit);
    if (found === 'seed_hidden') hidden += 1;
    else if (found === 'game_unknown' || found === 'rules_unknown') unknown += 1;
    else {
      const what = [...(typeof found === 'string' ? [found] : found), ...(clashes.get(round) ?? [])];
      if (what.length === 0) matching += 1;
      else mismatches.push({ round, id: record.id, gameId: record.gameId, what });
    }
  }
  return { rounds: parsed.length, matching, hidden, unknown, mismatches, games };
};
