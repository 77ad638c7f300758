/** A roll in hundredths: 0 to 9,999 for 0.00 to 99.99. */
export const rollCount = 10_000;

/** `under` and `over` a target leave the target itself to the house; `inside` and `outside` count both ends as inside. */
export type DiceSpot =
  | { readonly kind: 'under' | 'over'; readonly target: number }
  | { readonly kind: 'inside' | 'outside'; readonly from: number; readonly to: number };

const oneTarget = /^(under|over):(0|[1-9]\d?)\.(\d\d)$/;
const twoTargets = /^(inside|outside):(0|[1-9]\d?)\.(\d\d)-(0|[1-9]\d?)\.(\d\d)$/;

const hundredths = (whole: string | undefined, fraction: string | undefined): number => Number(`${whole}${fraction}`);

/** `under:50.50`, `over:49.49`, `inside:25.00-74.99`, `outside:25.00-74.99`: always two decimals; else undefined. */
export const parseSpot = (spot: string): DiceSpot | undefined => {
  const one = oneTarget.exec(spot);
  if (one) return { kind: one[1] === 'under' ? 'under' : 'over', target: hundredths(one[2], one[3]) };
  const two = twoTargets.exec(spot);
  if (!two) return undefined;
  const [from, to] = [hundredths(two[2], two[3]), hundredths(two[4], two[5])];
  return from > to ? undefined : { kind: two[1] === 'inside' ? 'inside' : 'outside', from, to };
};

export const isWinning = (spot: DiceSpot, roll: number): boolean => {
  if ('target' in spot) return spot.kind === 'under' ? roll < spot.target : roll > spot.target;
  return (roll >= spot.from && roll <= spot.to) === (spot.kind === 'inside');
};

/** How many of the 10,000 rolls win. */
export const winningRolls = (spot: DiceSpot): number => {
  if ('target' in spot) return spot.kind === 'under' ? spot.target : rollCount - 1 - spot.target;
  const inside = spot.to - spot.from + 1;
  return spot.kind === 'inside' ? inside : rollCount - inside;
};

/** `5049` as "50.49". */
export const rollText = (roll: number): string => `${Math.floor(roll / 100)}.${String(roll % 100).padStart(2, '0')}`;
