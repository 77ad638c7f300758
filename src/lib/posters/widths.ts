/** The widths a poster is rendered at: some of the specification's image widths, enough for a phone and for a wall. */
export const posterWidths = [256, 384, 640, 828] as const;
/** The width behind a game's plain image path. */
export const posterWidthPlain = 640;

/** The path of one width of a picture: `…/EuropeanRoulette.webp` → `…/EuropeanRoulette@384.webp`. */
export const posterVariant = (path: string, width: number): string =>
  width === posterWidthPlain ? path : path.replace(/\.webp$/, `@${width}.webp`);
