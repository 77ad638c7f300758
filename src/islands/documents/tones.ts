import type { CheckState } from '#domain/documents/check.ts';
import type { DocumentState } from '#domain/documents/state.ts';

/** The colour of each state's badge. */
export const tones = {
  missing: 'quiet',
  uploaded: 'quiet',
  incomplete: 'brass',
  in_review: 'brass',
  approved: 'won',
  rejected: 'wrong',
} as const satisfies Record<CheckState | DocumentState, string>;
