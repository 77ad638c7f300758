import { patternBook } from '#domain/games/slots/expanding-book/slot-pattern-book/title.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { CabinetBox } from '../../hold-respin/skin.ts';
import { Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import type { BookSkin } from '../skin.ts';
import { BookTable } from '../Table.tsx';
import { Scenery } from './Scenery.tsx';
import { patternSymbols } from './symbols.tsx';

/** A length of cloth with a ruled hem, stitched about the window. */
const Cloth = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Bar x={0} y={top - 34} width={width} height={height - top + 26} round={8} ink="dark" />
    <Bar x={5} y={top - 29} width={width - 10} height={height - top + 16} round={6} ink="mulberry" />
    <rect
      x={14}
      y={top - 20}
      width={width - 28}
      height={height - top - 2}
      rx={4}
      fill="none"
      strokeWidth={3.5}
      strokeDasharray="14 9"
      strokeLinecap="round"
      className="stroke-slot-cream"
    />
    <Bar x={left - 8} y={top - 8} width={glassWidth + 16} height={glassHeight + 16} round={5} ink="dark" />
    <Bar x={left - 8} y={height - 30} width={glassWidth + 16} height={22} round={3} ink="amber" />
    <Line
      d={places(Math.floor(glassWidth / 13), 13, left + 2)
        .map((x, index) => `M${x} ${height - 8}V${index % 5 === 0 ? height - 24 : height - 16}`)
        .join('')}
      ink="dark"
      width={2.5}
    />
  </>
);

/** Pins that hold the cloth. */
const Pins = ({ width, top }: CabinetBox) =>
  [40, 86, width - 86, width - 40].map((x, index) => (
    <g key={x}>
      <Line d={`M${x} ${top - 42}L${x + (index % 2 ? -8 : 8)} ${top - 8}`} ink="sky" width={3} />
      <Disc x={x} y={top - 44} r={8} ink={index % 2 ? 'rust' : 'leaf'} />
    </g>
  ));

/** A cut-out of pattern paper, pinned above the reels. */
const Paper = () => (
  <>
    <Shape d="M-60 -54H60V58H-60Z" ink="dark" />
    <Shape d="M-56 -56H34L56 -36V54H-56Z" ink="cream" />
    <Shape d="M34 -56L56 -36H34Z" ink="amber" />
    <rect
      x={-49}
      y={-47}
      width={96}
      height={94}
      fill="none"
      strokeWidth={2.5}
      strokeDasharray="9 7"
      className="stroke-slot-rust"
    />
    <Disc y={-54} r={6} ink="rust" />
  </>
);

const skin: BookSkin = {
  title: patternBook,
  symbols: patternSymbols,
  names: {
    K: 'slotbooks.pattern.book',
    A: 'slotbooks.pattern.form',
    B: 'slotbooks.pattern.shears',
    C: 'slotbooks.pattern.machine',
    D: 'slotbooks.pattern.spool',
    E: 'slotbooks.pattern.thimble',
    F: 'slotbooks.pattern.button',
    G: 'slotbooks.pattern.tape',
  },
  words: {
    idle: 'slotbooks.pattern.idle',
    lead: 'slotbooks.pattern.lead',
    rule: 'slotbooks.pattern.rule',
    drawing: 'slotbooks.pattern.drawing',
  },
  scenery: Scenery,
  cabinet: Cloth,
  front: Pins,
  page: Paper,
  margin: { side: 40, top: 142, below: 44 },
  gap: 6,
  inks: { line: 'mulberry', edge: 'cream' },
  tone: {
    reel: 'bg-slot-leaf',
    frame: 'stroke-slot-mulberry',
    dim: 'fill-slot-leaf/70',
    filled: 'fill-slot-leaf',
    plate: 'border-slot-amber bg-slot-mulberry text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [14, 2, 13, 0, 0],
};

/** The Tailor's Pattern Book: five reels on a length of cloth, and a paper that says what is cut from it. */
export const Table = ({ session }: TableProps) => <BookTable session={session} skin={skin} />;
