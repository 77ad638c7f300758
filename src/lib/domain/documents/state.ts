import { fail, ok, type Result } from '../result.ts';

/**
 * How far a document is. `uploaded`: it waits for the other side of its paper; `in_review`: it waits for a reviewer. The last
 * two are decisions, and nothing leads out of them.
 */
export const documentStates = ['uploaded', 'in_review', 'approved', 'rejected'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Why a document was rejected: a closed list, so that the player reads it in words of the house and knows what to do. */
export const rejectReasons = [
  'unreadable',
  'cut_off',
  'expired',
  'too_old',
  'name_differs',
  'address_differs',
  'birth_date_differs',
  'wrong_kind',
  'altered',
  'other',
] as const;
export type RejectReason = (typeof rejectReasons)[number];
export const isRejectReason = (text: string): text is RejectReason => rejectReasons.some((reason) => reason === text);

export type DocumentEvent = 'complete' | 'approve' | 'reject';

const transitions: Readonly<Record<DocumentState, Partial<Record<DocumentEvent, DocumentState>>>> = {
  // A bad picture of one side may be told to the player before the other side is there.
  uploaded: { complete: 'in_review', reject: 'rejected' },
  in_review: { approve: 'approved', reject: 'rejected' },
  approved: {},
  rejected: {},
};

/** The state after an event, or that it is not allowed: a decision is made once. */
export const advanceDocument = (
  state: DocumentState,
  event: DocumentEvent,
): Result<DocumentState, 'transition_refused'> => {
  const next = transitions[state][event];
  return next === undefined ? fail('transition_refused', { state, event }) : ok(next);
};
