/** A shot is one of so many equally likely draws. */
export const drawCount = 100_000;

/**
 * What can be shot at. `pays`: the return of a catch in whole stakes, the stake included, so no payout is ever rounded.
 * `catches`: how many of the 100,000 draws catch it, at every shot the same.
 */
export type Target = { readonly id: string; readonly pays: number; readonly catches: number };

/** Each pays back the largest share that does not exceed 96.5%: catches = floor(96,500 / pays). */
export const targets: readonly Target[] = [
  { id: 'sardine', pays: 2, catches: 48_250 },
  { id: 'mackerel', pays: 3, catches: 32_166 },
  { id: 'bream', pays: 5, catches: 19_300 },
  { id: 'pufferfish', pays: 8, catches: 12_062 },
  { id: 'squid', pays: 12, catches: 8_041 },
  { id: 'turtle', pays: 20, catches: 4_825 },
  { id: 'stingray', pays: 40, catches: 2_412 },
  { id: 'swordfish', pays: 80, catches: 1_206 },
  { id: 'shark', pays: 150, catches: 643 },
  { id: 'whale', pays: 500, catches: 193 },
];

const bySpot = new Map(targets.map((target) => [`target:${target.id}`, target]));

/** The target of a spot: `target:shark`; undefined when there is none of that name. */
export const findTarget = (spot: string): Target | undefined => bySpot.get(spot);
