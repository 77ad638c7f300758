/** How the state of a campaign is set. */
export const stateTones = {
  draft: 'quiet',
  proposed: 'brass',
  in_force: 'won',
  coming: 'brass',
  over: 'quiet',
  ended: 'wrong',
} as const;
