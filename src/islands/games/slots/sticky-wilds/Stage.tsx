import { boxAround, Cabinet } from '../Cabinet.tsx';
import { LineOverlay } from '../lines/LineOverlay.tsx';
import { type Grid, Held } from '../overlay.tsx';
import type { ShownLine } from '../picture/lines.ts';
import { type Attachers, middleOf } from '../Reel.tsx';
import type { Skin } from './skin.ts';

type StageProps = {
  skin: Skin;
  tall: boolean;
  attachers: Attachers;
  label: string;
  wins: readonly ShownLine[];
  named: ShownLine | undefined;
  held: number | undefined;
  stays: readonly number[];
  feature: boolean;
};

/** The wilds that stay, over what turns below them. */
const Stays = ({ skin, grid, places }: { skin: Skin; grid: Grid; places: readonly number[] }) =>
  places.map((place) => {
    const [x, y] = middleOf(Math.floor(place / grid.rows), place % grid.rows, grid.gap, grid.cellHeight);
    return (
      <g key={place} transform={`translate(${x} ${y}) scale(1 ${grid.cellHeight / 100})`}>
        <g className="animate-rise">
          <skin.Stay />
        </g>
      </g>
    );
  });

/** Five reels in their cabinet; the wilds that stay lie over them while they turn. */
export function Stage({ skin, tall, attachers, label, wins, named, held, stays, feature }: StageProps) {
  const { strips, rows } = skin.title.machine;
  const grid: Grid = { reels: strips.length, rows, gap: skin.gap, cellHeight: tall ? 122 : 100 };
  const box = boxAround(grid, skin.margin);
  return (
    <Cabinet
      box={box}
      grid={grid}
      reels={{ strips, art: skin.symbols, attachers, label, reelClass: skin.tone.reel }}
      behind={<skin.Cabinet {...box} feature={feature} />}
      overlay={
        <>
          <Stays skin={skin} grid={grid} places={stays} />
          <Held grid={grid} reel={held} className="stroke-slot-cream" />
          <LineOverlay skin={skin} grid={grid} wins={wins} named={named} />
        </>
      }
      front={skin.Front && <skin.Front {...box} feature={feature} />}
    />
  );
}
