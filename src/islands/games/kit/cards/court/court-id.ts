/** What a court is called in the page: its drawing is there once, every card of it shows that. */
export const courtId = (rank: string, suit: string): string => `court-${rank}${suit}`;
