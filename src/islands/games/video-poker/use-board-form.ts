import type { FrameShape } from '../kit/frame/use-frame.ts';
import { useMedia } from '../kit/frame/use-media.ts';

/**
 * How the pay table lies: `whole` with a column for each number of coins; on a phone with the coins in play alone, as one
 * `column`, or `folded` in two where the height is short or many hands need it.
 */
export type BoardForm = 'whole' | 'column' | 'folded';

/** The form that the window has room for. `several`: more than one hand is drawn. */
export const useBoardForm = ({ stand }: FrameShape, several: boolean): BoardForm => {
  const isNarrow = useMedia('(width < 31rem)');
  const isShort = useMedia('(height < 48rem)');
  if (stand !== 'tall') return 'whole';
  if (several || (isNarrow && isShort)) return 'folded';
  return isNarrow ? 'column' : 'whole';
};
