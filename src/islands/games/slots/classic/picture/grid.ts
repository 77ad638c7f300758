import type { ClassicTitle } from '#domain/games/slots/classic/title.ts';
import type { Grid } from '../../overlay.tsx';

/** The window of three reels, which stand apart and are lower than wide. */
export const gridOf = ({ strips, rows }: ClassicTitle): Grid => ({
  reels: strips.length,
  rows,
  gap: 16,
  cellHeight: 94,
});
