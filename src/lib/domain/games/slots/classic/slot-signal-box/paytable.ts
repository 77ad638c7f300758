/** What a line pays, in line bets. A lamp stands for any symbol but the bell, and doubles the win; two lamps make it fourfold. */
export const pays = {
  lamps: 400,
  sevens: 75,
  'triple-bars': 40,
  'double-bars': 20,
  'single-bars': 10,
  'mixed-bars': 5,
  'three-bells': 10,
  'two-bells': 3,
  'one-bell': 1,
} as const;

export type LineName = keyof typeof pays;

/** How many lines a bet may play: its stake is spread evenly over them. */
export const lineCounts = [1, 5] as const;

export type LineCount = (typeof lineCounts)[number];

/** The largest win over all stops in line bets, counted by enumeration. */
export const unitsMax: Readonly<Record<LineCount, number>> = { 1: 400, 5: 410 };
