/** The largest multiplier that a round may reach, in whole stakes. A guess that would pass it is not offered. */
export const topMin = 20;
export const topMax = 10_000;

const pattern = /^hilo(?::([1-9]\d{1,4}))?$/;

/** `hilo`, or `hilo:500` where the table pays 500 stakes at most. The top as a number; undefined for no such spot. */
export const parseTop = (spot: string): number | undefined => {
  const match = pattern.exec(spot);
  if (!match) return undefined;
  if (match[1] === undefined) return topMax;
  const top = Number(match[1]);
  return top >= topMin && top < topMax ? top : undefined;
};

export const hiloSpot = (top: number): string => (top === topMax ? 'hilo' : `hilo:${top}`);
