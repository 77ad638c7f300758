/** The house's own groups: how a game is played, where the category says what it is. */
export const houseSegments = [
  { id: 'table', name: 'At the table' },
  { id: 'slots', name: 'On the reels' },
  { id: 'video-poker', name: 'Five cards and a draw' },
  { id: 'instant', name: 'In an instant' },
  { id: 'shared', name: 'One round for everybody' },
  { id: 'draw', name: 'Draws and tickets' },
] as const;

export type SegmentId = (typeof houseSegments)[number]['id'];
