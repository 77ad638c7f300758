import { type CSSProperties, memo } from 'react';
import type { Strip } from '#domain/games/slots/reels.ts';
import type { SymbolArt } from './ink.tsx';
import { layerCount } from './reels.ts';

/** A cell is 100 units wide; how high it is, the machine says. */
export const cellWidth = 100;
/** How large symbols stand in their cells, so that none touches a reel's edge; `whole` where they fill them. */
export const symbolSizes = { inset: 0.9, whole: 1 } as const;
type SymbolSize = keyof typeof symbolSizes;

type LayerProps = {
  strip: Strip;
  rows: number;
  cellHeight: number;
  art: SymbolArt;
  size: SymbolSize;
  attach: (layer: HTMLElement | null) => void;
};

/** The real strip of a reel as one tall layer. It is drawn once and then only moved. */
const Layer = memo(({ strip, rows, cellHeight, art, size, attach }: LayerProps) => {
  const count = layerCount(strip, rows);
  return (
    <div ref={attach} className="absolute inset-x-0 top-0" style={{ height: `${(100 * count) / rows}%` }}>
      <svg
        viewBox={`0 0 ${cellWidth} ${cellHeight * count}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block size-full"
      >
        {Array.from({ length: count }, (_, index) => {
          const Art = art[strip.charAt(index % strip.length)];
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: the strip never changes
              key={index}
              transform={`translate(${cellWidth / 2} ${cellHeight * (index + 0.5)}) scale(${symbolSizes[size]})`}
            >
              {Art && <Art />}
            </g>
          );
        })}
      </svg>
    </div>
  );
});

/** The curve of a drum: what comes in above and goes out below lies in shadow. */
const Drum = () => (
  <>
    <div className="pointer-events-none absolute inset-x-0 top-0 h-[12%] bg-linear-to-b from-slot-dark/30 to-transparent" />
    <div className="pointer-events-none absolute inset-x-0 bottom-0 h-[12%] bg-linear-to-t from-slot-dark/30 to-transparent" />
  </>
);

/** How each reel's layer is handed to what moves it. */
export type Attachers = readonly ((layer: HTMLElement | null) => void)[];

type ReelsViewProps = {
  strips: readonly Strip[];
  rows: number;
  cellHeight: number;
  gap: number;
  art: SymbolArt;
  size?: SymbolSize;
  attachers: Attachers;
  /** What is seen, in words. */
  label: string;
  reelClass: string;
  /** How one reel's window differs from the others. */
  reelLook?: (reel: number) => { readonly className: string; readonly style: CSSProperties };
};

export const windowWidth = (reels: number, gap: number): number => reels * cellWidth + (reels - 1) * gap;

/** The middle of a cell, in the units of the window. */
export const middleOf = (reel: number, row: number, gap: number, cellHeight: number): readonly [number, number] => [
  reel * (cellWidth + gap) + cellWidth / 2,
  (row + 0.5) * cellHeight,
];

/** The windows of all reels, side by side, filling their box. */
export function ReelsView(props: ReelsViewProps) {
  const { strips, rows, cellHeight, gap, art, size = 'inset', attachers, label, reelClass, reelLook } = props;
  const whole = windowWidth(strips.length, gap);
  return (
    <div role="img" aria-label={label} className="absolute inset-0">
      {strips.map((strip, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the reels never change places
          key={index}
          className={`absolute inset-y-0 overflow-hidden ${reelClass} ${reelLook?.(index).className ?? ''}`}
          style={{
            left: `${(100 * index * (cellWidth + gap)) / whole}%`,
            width: `${(100 * cellWidth) / whole}%`,
            ...reelLook?.(index).style,
          }}
        >
          <Layer
            strip={strip}
            rows={rows}
            cellHeight={cellHeight}
            art={art}
            size={size}
            attach={attachers[index] ?? (() => undefined)}
          />
          <Drum />
        </div>
      ))}
    </div>
  );
}
