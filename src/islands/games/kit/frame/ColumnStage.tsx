import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

/** Strip, board, controls and figures, one below the other; the board takes the room that is left. */
export const ColumnStage = ({ tall, children }: { tall: boolean; children: ReactNode }) => (
  <div
    className={cx(
      'mx-auto grid min-h-0 w-full max-w-[72rem] grid-rows-[auto_minmax(0,1fr)_auto_auto]',
      tall ? 'gap-2 px-3 py-2' : 'gap-4 px-6 pt-4 pb-5',
    )}
  >
    {children}
  </div>
);
