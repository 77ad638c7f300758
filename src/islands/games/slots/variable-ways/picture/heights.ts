import { heightMax } from '#domain/games/slots/variable-ways/paytable.ts';

/** From where a reel grows: houses from the ground, shafts from the surface, lamps both ways from the middle. */
export type Anchor = 'ground' | 'top' | 'middle';

/** How many cells below the top of the machine a reel of this height begins. */
export const offsetOf = (anchor: Anchor, height: number): number => {
  if (anchor === 'top') return 0;
  return anchor === 'ground' ? heightMax - height : (heightMax - height) / 2;
};
