/** A shot is one of so many equally likely draws. */
export const drawCount = 1_000_000;

/** `pays`: the return of the catch in whole stakes, the stake included, so no payout is ever rounded. `draws`: how many of the million bring it. */
export type Prize = { readonly pays: number; readonly draws: number };

/** What can be shot at, and what a catch brings: one prize for a fish, the whole of its table for the boss. */
export type Target = { readonly id: string; readonly prizes: readonly Prize[] };

/** The largest share of 96.5% that whole draws allow: draws = floor(965,000 / pays). */
const fish = (id: string, pays: number): Target => ({ id, prizes: [{ pays, draws: Math.floor(965_000 / pays) }] });

/** Ten arms, and in each a prize; one draw says whether it is caught and which arm is cut. They return 96.5% to the draw. */
export const boss: Target = {
  id: 'kraken',
  prizes: [
    { pays: 5_000, draws: 6 },
    { pays: 2_000, draws: 25 },
    { pays: 1_000, draws: 70 },
    { pays: 500, draws: 160 },
    { pays: 300, draws: 300 },
    { pays: 200, draws: 500 },
    { pays: 150, draws: 700 },
    { pays: 100, draws: 1_200 },
    { pays: 75, draws: 1_600 },
    { pays: 50, draws: 4_000 },
  ],
};

export const fishTargets: readonly Target[] = [
  fish('sardine', 2),
  fish('mackerel', 3),
  fish('bream', 5),
  fish('pufferfish', 8),
  fish('angelfish', 12),
  fish('turtle', 20),
  fish('stingray', 40),
  fish('swordfish', 80),
  fish('shark', 150),
];

export const targets: readonly Target[] = [...fishTargets, boss];

const byId = new Map(targets.map((target) => [target.id, target]));

export const findTarget = (id: string): Target | undefined => byId.get(id);

/** The most that a catch of it brings. */
export const topOf = ({ prizes }: Target): number => Math.max(...prizes.map(({ pays }) => pays));

/** What a draw brings of a target: its prizes lie one after the other from the lowest draw up, and beyond them is the water. */
export const prizeAt = ({ prizes }: Target, draw: number): Prize | undefined => {
  let end = 0;
  for (const prize of prizes) {
    end += prize.draws;
    if (draw < end) return prize;
  }
  return undefined;
};
