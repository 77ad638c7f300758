/** A suit as a path of 100 by 100 units, drawn by hand so that cards look alike on every machine. */
export const suitPaths = {
  s: 'M50 4C44 20 12 38 12 62c0 13 9 21 20 21 6 0 11-2 14-6-1 9-4 14-11 19h30c-7-5-10-10-11-19 3 4 8 6 14 6 11 0 20-8 20-21C88 38 56 20 50 4Z',
  h: 'M50 95C34 76 8 58 8 33 8 18 19 8 31 8c9 0 15 5 19 13 4-8 10-13 19-13 12 0 23 10 23 25 0 25-26 43-42 62Z',
  d: 'M50 3c9 18 21 33 36 47-15 14-27 29-36 47-9-18-21-33-36-47C29 36 41 21 50 3Z',
  c: 'M50 5c12 0 21 9 21 20 0 8-4 13-9 18 4-2 8-3 12-3 11 0 20 8 20 20S85 80 74 80c-9 0-16-5-20-12 1 12 4 20 12 28H34c8-8 11-16 12-28-4 7-11 12-20 12C15 80 6 72 6 60s9-20 20-20c4 0 8 1 12 3-5-5-9-10-9-18C29 14 38 5 50 5Z',
} as const;

export type SuitSign = keyof typeof suitPaths;

const isSuit = (sign: string): sign is SuitSign => Object.hasOwn(suitPaths, sign);

/** `"Th"` → its rank as it is printed ("10") and its suit. Undefined for anything that is no card. */
export const readCard = (card: string): { rank: string; suit: SuitSign } | undefined => {
  const [sign = '', suit = ''] = [card[0], card[1]];
  if (card.length !== 2 || !'23456789TJQKA'.includes(sign) || !isSuit(suit)) return undefined;
  return { rank: sign === 'T' ? '10' : sign, suit };
};

export const isRed = (suit: SuitSign): boolean => suit === 'h' || suit === 'd';

/** A jester's cap with three bells, as a path of 100 by 100 units: what stands for a suit on the joker. */
export const jokerPath =
  'M18 74C16 50 22 34 10 26A8 8 0 1 1 17 14C32 18 38 32 41 42C42 26 44 18 44 13A8 8 0 1 1 56 13C56 18 58 26 59 42' +
  'C62 32 68 18 83 14A8 8 0 1 1 90 26C78 34 84 50 82 74ZM16 79H84V91C62 97 38 97 16 91Z';

/** `"Jo"`: a card without rank or suit. */
export const isJoker = (card: string): boolean => card === 'Jo';
