/** What 3, 4 and 5 of a symbol from the left pay on a line, in line bets (a twentieth of the stake). Sloe and elder pay from four on. */
export const linePays: Readonly<Record<string, readonly [number, number, number]>> = {
  O: [75, 500, 2500],
  F: [50, 250, 1500],
  P: [40, 125, 600],
  A: [20, 75, 300],
  C: [10, 50, 200],
  B: [5, 30, 125],
  S: [0, 30, 100],
  E: [0, 20, 75],
};

export const lineCount = 20;

/** What 3, 4 and 5 moons anywhere pay, in line bets: 2, 10 and 50 times the stake. */
export const moonPays: readonly [number, number, number] = [40, 200, 1000];

/** Three moons or more: so many free spins, in the free spins too, up to the most of one round. */
export const freeSpinsAward = 10;
export const freeSpinsMax = 30;

/** Every win of a free spin counts threefold. */
export const freeSpinFactor = 3;

/** A round that has won 500 times its stake pays that and ends; in line bets. */
export const unitsMax = 10_000;
