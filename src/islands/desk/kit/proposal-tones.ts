/** How the state of a proposal is set. */
export const proposalTones = {
  open: 'brass',
  approved: 'won',
  refused: 'wrong',
  withdrawn: 'quiet',
  lapsed: 'quiet',
} as const;
