import { heightMax } from '#domain/games/slots/variable-ways/paytable.ts';
import { cx } from '#ui/cx.ts';
import { boxAround, Cabinet } from '../Cabinet.tsx';
import { type Grid, keyOf } from '../overlay.tsx';
import { type Attachers, cellWidth } from '../Reel.tsx';
import { offsetOf } from './picture/heights.ts';
import type { VariableWin } from './picture/variable-ways.ts';
import type { Skin } from './skin.ts';

const cell = 100;

/** Each reel a little after the one before it. */
const growing = (what: string, reel: number, still: boolean): { transition: string } => ({
  transition: still ? 'none' : `${what} 420ms cubic-bezier(.3,1.3,.6,1) ${reel * 70}ms`,
});

type ReelsProps = { skin: Skin; heights: readonly number[]; still: boolean };

/** How one reel's window stands: cut to its height. */
const lookOf =
  ({ skin, heights, still }: ReelsProps) =>
  (reel: number) => {
    const height = heights[reel] ?? heightMax;
    const above = offsetOf(skin.anchor, height);
    const share = (cells: number): number => (100 * cells) / heightMax;
    return {
      className: skin.reelClass(reel),
      style: {
        clipPath: `inset(${share(above)}% 0 ${share(heightMax - above - height)}% 0)`,
        ...growing('clip-path', reel, still),
      },
    };
  };

/** What sits on each reel's upper end and hangs on its lower one. */
const Ends = ({ skin, heights, still }: ReelsProps) =>
  heights.map((height, reel) => {
    const from = offsetOf(skin.anchor, height) * cell;
    const x = reel * (cellWidth + skin.gap) + cellWidth / 2;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the reels never change places
      <g key={reel}>
        <g style={{ transform: `translate(${x}px, ${from}px)`, ...growing('transform', reel, still) }}>
          <skin.Head reel={reel} />
        </g>
        <g style={{ transform: `translate(${x}px, ${from + height * cell}px)`, ...growing('transform', reel, still) }}>
          <skin.Foot reel={reel} />
        </g>
      </g>
    );
  });

type LitProps = {
  skin: Skin;
  heights: readonly number[];
  wins: readonly VariableWin[];
  named: VariableWin | undefined;
};

/** Places that pay stay bright, those of the win that is told of are ringed, the others step back. */
const Lit = ({ skin: { anchor, gap, tone }, heights, wins, named }: LitProps) => {
  const keysOf = (shown: readonly VariableWin[]) => new Set(shown.flatMap(({ cells }) => cells).map(keyOf));
  const [bright, ringed] = [keysOf(wins), keysOf(named ? [named] : wins)];
  return heights.flatMap((height, reel) =>
    Array.from({ length: height }, (_, row) => {
      const key = keyOf([reel, row]);
      const isLit = ringed.has(key);
      if (!isLit && bright.has(key)) return null;
      const inset = isLit ? 4 : 0;
      return (
        <rect
          key={key}
          x={reel * (cellWidth + gap) + inset}
          y={(offsetOf(anchor, height) + row) * cell + inset}
          width={cellWidth - 2 * inset}
          height={cell - 2 * inset}
          rx={isLit ? 14 : 0}
          strokeWidth={isLit ? 6 : 0}
          className={cx('animate-fade', isLit ? `fill-transparent ${tone.frame}` : tone.dim)}
        />
      );
    }),
  );
};

type StageProps = ReelsProps & {
  attachers: Attachers;
  label: string;
  wins: readonly VariableWin[];
  named: VariableWin | undefined;
};

/** Six reels that stand at whatever height the spin drew for them. */
export function Stage({ skin, attachers, label, heights, wins, named, still }: StageProps) {
  const strips = skin.title.reels.map(({ strip }) => strip);
  const grid: Grid = { reels: strips.length, rows: heightMax, gap: skin.gap, cellHeight: cell };
  const box = boxAround(grid, skin.margin);
  const reelLook = lookOf({ skin, heights, still });
  return (
    <Cabinet
      box={box}
      grid={grid}
      reels={{ strips, art: skin.symbols, size: 'whole', attachers, label, reelClass: '', reelLook }}
      behind={<skin.Cabinet {...box} />}
      overlay={
        <>
          {wins.length > 0 && <Lit skin={skin} heights={heights} wins={wins} named={named} />}
          <Ends skin={skin} heights={heights} still={still} />
        </>
      }
    />
  );
}
