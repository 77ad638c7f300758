import type { ReactNode } from 'react';
import { ReelResult } from './ReelResult.tsx';

type GlassProps = {
  /** The whole cabinet, in the drawing's units. */
  cabinet: readonly [width: number, height: number];
  /** Where the glass begins in it, and its own size. */
  from: readonly [left: number, top: number];
  size: readonly [width: number, height: number];
  children: ReactNode;
};

/** The window of a cabinet that is drawn around it: its place in percent, so that both scale as one. What it brings stands on its sill. */
export const Glass = ({ cabinet: [width, height], from: [left, top], size: [own, tall], children }: GlassProps) => (
  <div
    className="absolute"
    style={{
      left: `${(100 * left) / width}%`,
      top: `${(100 * top) / height}%`,
      width: `${(100 * own) / width}%`,
      height: `${(100 * tall) / height}%`,
    }}
  >
    {children}
    <ReelResult />
  </div>
);
