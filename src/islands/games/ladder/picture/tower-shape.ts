/** A tower seen from its foot: the topmost floor is so much narrower than the lowest. */
const taper = 0.3;

/** How broad a floor is, in shares of the lowest one. `rung`: from 0. */
export const floorWidth = (rung: number, rungs: number): number => 1 - (taper * rung) / Math.max(1, rungs - 1);

/** Where the far edge of a slab's top lies, in hundredths of the slab's own width: it leans to the middle of the tower. */
export const roofOf = (
  rung: number,
  rungs: number,
  place: number,
  options: number,
): { left: number; right: number } => {
  const width = floorWidth(rung, rungs);
  const far = (width + floorWidth(rung + 1, rungs)) / 2 / width;
  const back = (at: number): number => (0.5 + (at - 0.5) * far) * options - place;
  return { left: 100 * back(place / options), right: 100 * back((place + 1) / options) };
};
