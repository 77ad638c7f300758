import { type DocumentKind, papersOf, type Subject, subjectOf } from './kinds.ts';
import type { DocumentState } from './state.ts';

/**
 * How far the check of a subject is. `missing`: nothing was sent in; `incomplete`: a side of a paper is missing; `rejected`:
 * what was sent in does not do, and nothing else waits.
 */
export const checkStates = ['missing', 'incomplete', 'in_review', 'approved', 'rejected'] as const;
export type CheckState = (typeof checkStates)[number];

export type CheckedDocument = { readonly kind: DocumentKind; readonly state: DocumentState };

export type Check = {
  readonly state: CheckState;
  /** The sides that the paper in hand still needs; empty when another paper may be chosen, or nothing is missing. */
  readonly missing: readonly DocumentKind[];
};

/**
 * What the documents of a subject come to. Approved once every side of one paper was approved, whatever else was sent in.
 * `documents`: all of the player's, in any order.
 */
export function checkOf(subject: Subject, documents: readonly CheckedDocument[]): Check {
  const own = documents.filter(({ kind }) => subjectOf(kind) === subject);
  const sidesIn = (sides: readonly DocumentKind[], states: readonly DocumentState[]) =>
    sides.filter((side) => own.some(({ kind, state }) => kind === side && states.includes(state)));
  const tried = papersOf(subject).map(([, sides]) => ({
    sides,
    approved: sidesIn(sides, ['approved']),
    good: sidesIn(sides, ['approved', 'in_review', 'uploaded']),
  }));

  if (tried.some(({ sides, approved }) => approved.length === sides.length)) return { state: 'approved', missing: [] };
  if (tried.some(({ sides, good }) => good.length === sides.length)) return { state: 'in_review', missing: [] };
  const begun = tried.find(({ good }) => good.length > 0);
  if (begun) return { state: 'incomplete', missing: begun.sides.filter((side) => !begun.good.includes(side)) };
  return { state: own.length === 0 ? 'missing' : 'rejected', missing: [] };
}

/** Whether every side of the paper that `kind` belongs to is there and not rejected: then a reviewer can decide on it. */
export const isPaperWhole = (kind: DocumentKind, documents: readonly CheckedDocument[]): boolean => {
  const paper = papersOf(subjectOf(kind)).find(([, sides]) => sides.includes(kind));
  return paper?.[1].every((side) => documents.some((one) => one.kind === side && one.state !== 'rejected')) ?? false;
};
