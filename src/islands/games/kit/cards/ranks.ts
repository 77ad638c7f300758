/**
 * Letters of the deck's own, as lines in a box 60 broad and 100 high: tall and even, so that they are read at the size of a
 * thumbnail. The tail of the Q cuts through its bowl and stands below the line: it is no nought.
 */
const letters: Readonly<Record<string, string>> = {
  A: 'M6 100L30 6L54 100M15 69H45',
  '2': 'M8 30C8 14 17 7 30 7C43 7 52 15 52 29C52 44 40 56 9 93H55',
  '3': 'M8 8H50L27 41C44 41 54 51 54 66C54 83 43 93 28 93C17 93 9 88 5 79',
  '4': 'M43 100V8L6 70H58',
  '5': 'M51 8H14L11 45C16 41 22 39 29 39C45 39 54 50 54 66C54 83 43 93 28 93C17 93 9 88 5 79',
  '6': 'M47 9C25 22 7 42 7 66C7 83 16 93 30 93C44 93 53 83 53 68C53 53 44 44 31 44C19 44 9 53 7 66',
  '7': 'M5 8H54C40 34 28 62 25 100',
  '8': 'M30 46C18 46 10 39 10 27C10 14 18 7 30 7C42 7 50 14 50 27C50 39 42 46 30 46C15 46 6 56 6 70C6 84 15 93 30 93C45 93 54 84 54 70C54 56 45 46 30 46Z',
  '9': 'M13 91C35 78 53 58 53 34C53 17 44 7 30 7C16 7 7 17 7 32C7 47 16 56 29 56C41 56 51 47 53 34',
  '10': 'M2 20L14 8V100M47 7C35 7 30 20 30 50C30 80 35 93 47 93C59 93 64 80 64 50C64 20 59 7 47 7Z',
  J: 'M22 8H52M43 8V70C43 85 35 93 24 93C13 93 6 86 5 74',
  Q: 'M30 7C14 7 7 20 7 48C7 76 14 89 30 89C46 89 53 76 53 48C53 20 46 7 30 7ZM27 62L57 108',
  K: 'M10 0V100M54 3L12 62M26 44L56 100',
};

/** How broad a rank stands in units of its height of 100. */
export const rankWidth = (rank: string): number => (rank === '10' ? 66 : 60);

/** How heavy its lines are, in the same units. */
export const rankPen = 15;

/** The lines of a rank as it is printed ("10", "Q"). */
export const rankPath = (rank: string): string => letters[rank] ?? '';
