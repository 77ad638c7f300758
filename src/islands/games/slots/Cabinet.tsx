import type { ComponentProps, ReactNode } from 'react';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { Glass } from './Glass.tsx';
import { Layer } from './Layer.tsx';
import { type Grid, sizeOf } from './overlay.tsx';
import { ReelsView } from './Reel.tsx';

/** What a cabinet is drawn around: its own size and where the window stands in it, in its units. */
export type CabinetBox = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly glassWidth: number;
  readonly glassHeight: number;
};

/** Room about the window, in hundredths of a cell. */
export type Margin = { readonly side: number; readonly top: number; readonly below: number };

/** The cabinet of a window that has so much room about it. */
export const boxAround = (grid: Grid, { side, top, below }: Margin): CabinetBox => {
  const [glassWidth, glassHeight] = sizeOf(grid);
  return {
    width: glassWidth + 2 * side,
    height: glassHeight + top + below,
    left: side,
    top,
    glassWidth,
    glassHeight,
  };
};

type CabinetProps = {
  box: CabinetBox;
  grid: Grid;
  reels: Omit<ComponentProps<typeof ReelsView>, 'rows' | 'cellHeight' | 'gap'>;
  /** Drawn behind the window, and over its edge. */
  behind: ReactNode;
  front?: ReactNode;
  /** Drawn over the reels, in the window's units. */
  overlay: ReactNode;
  /** Stands in the window instead of what is drawn over the reels. */
  board?: ReactNode;
};

/** A window of reels in the cabinet that is drawn around it, as large as it fits. */
export function Cabinet({ box, grid, reels, behind, front, overlay, board }: CabinetProps) {
  const { width, height, left, top, glassWidth, glassHeight } = box;
  const { rows, cellHeight, gap } = grid;
  return (
    <FittedBox width={width} height={height}>
      <Layer size={[width, height]}>{behind}</Layer>
      <Glass cabinet={[width, height]} from={[left, top]} size={[glassWidth, glassHeight]}>
        <ReelsView {...reels} rows={rows} cellHeight={cellHeight} gap={gap} />
        {board ?? <Layer size={[glassWidth, glassHeight]}>{overlay}</Layer>}
      </Glass>
      {front && <Layer size={[width, height]}>{front}</Layer>}
    </FittedBox>
  );
}
