import { type Ink, Line } from '../ink.tsx';
import { Dim, type Grid, uniqueCells } from '../overlay.tsx';
import type { Cell } from '../picture/shares.ts';
import { middleOf } from '../Reel.tsx';
import type { CabinetSkin } from '../skin.ts';
import { chainOf, frameOf } from './chain.ts';

/** A line that pays, and its cells from the left: those that pay, and no others. */
type PaidLine = { readonly line: number; readonly cells: readonly Cell[] };

type LineOverlayProps = {
  skin: { readonly inks: CabinetSkin['inks']; readonly tone: Pick<CabinetSkin['tone'], 'dim'> };
  grid: Grid;
  wins: readonly PaidLine[];
  /** The one that is told of now; without it none is drawn. */
  named: PaidLine | undefined;
};

const bright: readonly Ink[] = ['mint', 'lemon', 'rose', 'sky', 'copper', 'cream', 'leaf'];
const deep: readonly Ink[] = ['blue', 'cherry', 'moss', 'mulberry', 'rust', 'teal'];
const paleEdges: readonly Ink[] = ['cream', 'ice'];

/** Each line has an ink of its own: the machine's for the first, then others that can be told from what they are edged with. */
const inkOf = (line: number, { line: own, edge }: CabinetSkin['inks']): Ink => {
  const inks = [own, ...(paleEdges.includes(edge) ? deep : bright).filter((ink) => ink !== own)];
  return inks[line % inks.length] ?? own;
};

const Edged = ({ d, ink, edge }: { d: string; ink: Ink; edge: Ink }) => (
  <>
    <Line d={d} ink={edge} width={11} />
    <Line d={d} ink={ink} width={5} />
  </>
);

/** What pays stays bright and all else steps back; the line that is told of is drawn from its first to its last paying cell. */
export function LineOverlay({ skin: { inks, tone }, grid, wins, named }: LineOverlayProps) {
  if (wins.length === 0) return null;
  const cells = uniqueCells(wins);
  const middles = ({ cells: own }: PaidLine) =>
    own.map(([reel, row]) => middleOf(reel, row, grid.gap, grid.cellHeight));
  const d = named
    ? chainOf(middles(named), grid.cellHeight)
    : cells.map(([reel, row]) => frameOf(middleOf(reel, row, grid.gap, grid.cellHeight), grid.cellHeight)).join('');
  return (
    <g className="animate-fade">
      <Dim grid={grid} lit={cells} className={tone.dim} />
      <g key={named?.line} className="animate-fade">
        <Edged d={d} ink={named ? inkOf(named.line, inks) : inks.line} edge={inks.edge} />
      </g>
    </g>
  );
}
