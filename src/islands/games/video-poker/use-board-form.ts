import { useSyncExternalStore } from 'react';
import type { FrameShape } from '../kit/frame/use-frame.ts';

/**
 * How the pay table lies: `whole` with a column for each number of coins; on a phone with the coins in play alone, as one
 * `column`, or `folded` in two where the height is short or many hands need it.
 */
export type BoardForm = 'whole' | 'column' | 'folded';

const narrow = (): MediaQueryList => matchMedia('(width < 31rem)');
const short = (): MediaQueryList => matchMedia('(height < 48rem)');

const listen = (changed: () => void): (() => void) => {
  const queries = [narrow(), short()];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
};

/** The form that the window has room for. `several`: more than one hand is drawn. */
export const useBoardForm = ({ stand }: FrameShape, several: boolean): BoardForm => {
  const isNarrow = useSyncExternalStore(listen, () => narrow().matches);
  const isShort = useSyncExternalStore(listen, () => short().matches);
  if (stand !== 'tall') return 'whole';
  if (several || (isNarrow && isShort)) return 'folded';
  return isNarrow ? 'column' : 'whole';
};
