/** How a case stands: nobody looks at it, somebody does, or it is decided. */
export const caseStates = ['open', 'looked_at', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

/**
 * What people come to. `watch`: nothing is done, and who opens the player's page is to look closer. `restricted`: a player of the case is excluded
 * or closed by the act for it. `reported`: a report was made for the authority.
 */
export const caseDecisions = ['no_concern', 'watch', 'restricted', 'reported'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

const caseDeeds = ['taken', 'left', 'noted', 'decided', 'reopened'] as const;
export type CaseDeed = (typeof caseDeeds)[number];

type Standing = { readonly state: CaseState; readonly takenBy: string | null };
type DeedFault = 'case_decided' | 'case_open' | 'case_not_taken' | 'case_taken';

/**
 * Whether somebody (`staffId`) may do something to a case as it stands; null: they may, else why not. A case is decided by who looks at it, so
 * that no two do it beside one another; a note is anybody's as long as it is not decided.
 */
export const faultOfDeed = (deed: CaseDeed, { state, takenBy }: Standing, staffId: string): DeedFault | null => {
  if (deed === 'reopened') return state === 'decided' ? null : 'case_open';
  if (state === 'decided') return 'case_decided';
  if (deed === 'noted') return null;
  if (deed === 'taken') return takenBy === staffId ? 'case_taken' : null;
  return takenBy === staffId ? null : 'case_not_taken';
};

/** How it stands afterwards. */
export const afterDeed = (deed: CaseDeed, { state, takenBy }: Standing, staffId: string): Standing => {
  switch (deed) {
    case 'taken':
    case 'reopened':
      return { state: 'looked_at', takenBy: staffId };
    case 'left':
      return { state: 'open', takenBy: null };
    case 'decided':
      return { state: 'decided', takenBy };
    case 'noted':
      return { state, takenBy };
  }
};
