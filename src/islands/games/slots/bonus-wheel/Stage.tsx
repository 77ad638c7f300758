import { rows } from '#domain/games/slots/bonus-wheel/paytable.ts';
import { Cabinet, type CabinetBox } from '../Cabinet.tsx';
import { LineOverlay } from '../lines/LineOverlay.tsx';
import { type Grid, Held, sizeOf } from '../overlay.tsx';
import type { Attachers } from '../Reel.tsx';
import type { WheelLine } from './picture/bonus-wheel.ts';
import type { Skin } from './skin.ts';
import { type LitSlices, type Standing, Wheel } from './Wheel.tsx';

const gap = 8;
/** The wheel with its rim in a square, and the room around the reels for their frame. */
const wheelSize = 500;
const frame = 40;
/** How much of the wheel is seen above the reels where it stands behind them: its pointer, and the outer ring where that points. */
const risen = 156;
const side = 14;

/** The wheel beside the reels, or on a tall stage behind them, where it rises over their frame. */
const boxOf = (grid: Grid, tall: boolean): CabinetBox => {
  const [glassWidth, glassHeight] = sizeOf(grid);
  const [frameWidth, frameHeight] = [glassWidth + 2 * frame, glassHeight + 2 * frame];
  if (tall)
    return {
      width: frameWidth + 2 * side,
      height: risen + frameHeight,
      left: side + frame,
      top: risen + frame,
      glassWidth,
      glassHeight,
    };
  const height = Math.max(wheelSize, frameHeight);
  return {
    width: wheelSize + frameWidth + 20,
    height,
    left: wheelSize + 20 + frame,
    top: (height - glassHeight) / 2,
    glassWidth,
    glassHeight,
  };
};

type StageProps = {
  skin: Skin;
  tall: boolean;
  attachers: Attachers;
  label: string;
  wins: readonly WheelLine[];
  named: WheelLine | undefined;
  held: number | undefined;
  standing: Standing;
  lit: LitSlices;
  /** It is the wheel that is shown now. */
  turning: boolean;
};

/** The wheel and the reels: beside each other, or on a tall stage one behind the other; a wheel that turns then stands before them. */
export function Stage({ skin, tall, attachers, label, wins, named, held, standing, lit, turning }: StageProps) {
  const { strips } = skin.title;
  const grid: Grid = { reels: strips.length, rows, gap, cellHeight: tall ? 104 : 126 };
  const box = boxOf(grid, tall);
  const { width, height, left, top, glassWidth, glassHeight } = box;
  const wheel = <Wheel skin={skin} standing={standing} lit={lit} />;
  const inFront = tall && turning;
  return (
    <Cabinet
      box={box}
      grid={grid}
      reels={{ strips, art: skin.symbols, attachers, label, reelClass: skin.tone.reel }}
      behind={
        <>
          {!inFront && (
            <g transform={`translate(${tall ? width / 2 : wheelSize / 2} ${tall ? wheelSize / 2 : height / 2})`}>
              {wheel}
            </g>
          )}
          <g transform={`translate(${left - frame} ${top - frame})`}>
            <skin.Frame width={glassWidth + 2 * frame} height={glassHeight + 2 * frame} />
          </g>
        </>
      }
      front={
        inFront && (
          <g transform={`translate(${width / 2} ${height / 2}) scale(${width / wheelSize})`}>
            <g className="animate-rise">{wheel}</g>
          </g>
        )
      }
      overlay={
        <>
          <Held grid={grid} reel={held} className="stroke-slot-cream" />
          <LineOverlay skin={skin} grid={grid} wins={wins} named={named} />
        </>
      }
    />
  );
}
