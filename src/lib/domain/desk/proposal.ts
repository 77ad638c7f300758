import type { Act, Role } from './acts.ts';

/**
 * What one person of the staff proposes about people and rights, and another decides. `until`: an ISO moment.
 * `codeHash`: of the code that the proposer hands to whom it concerns, in hexadecimal digits; the approver hands over the link, so that neither
 * of them alone can come in as somebody else.
 */
export type StaffProposal =
  | {
      readonly kind: 'staff_invited';
      readonly name: string;
      readonly roles: readonly Role[];
      readonly codeHash: string;
    }
  | { readonly kind: 'role_given'; readonly staffId: string; readonly role: Role; readonly until: string | null }
  | { readonly kind: 'act_lent'; readonly staffId: string; readonly act: Act; readonly until: string }
  | { readonly kind: 'keys_renewed'; readonly staffId: string; readonly codeHash: string };

export const staffProposalKinds = ['staff_invited', 'role_given', 'act_lent', 'keys_renewed'] as const;

/** What is asked for of a text: that a version is published, or the one before brought back. */
export const textProposalKinds = ['content_publish', 'content_take_back'] as const;

/** How long a proposal waits for its second pair of eyes. */
export const proposalLivesMs = 7 * 24 * 60 * 60_000;

type Kept = 'open' | 'approved' | 'refused' | 'withdrawn';

/** How a proposal stands now: one that nobody has decided in its time has lapsed. */
export const standingOf = (
  { state, expires_at: expiresAt }: { readonly state: Kept; readonly expires_at: Date },
  now: Date,
): Kept | 'lapsed' => (state === 'open' && expiresAt <= now ? 'lapsed' : state);

/** A loan is for days, not for good. */
export const lentMsMax = 30 * 24 * 60 * 60_000;
