import { lamplightersRound } from '#domain/games/slots/sticky-wilds/titles/lamplighters-round.ts';
import { cx } from '#ui/cx.ts';
import type { TableProps } from '../../../tables.ts';
import type { CabinetBox } from '../../hold-respin/skin.ts';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import { StickyTable } from '../StickyTable.tsx';
import type { StickySkin } from '../skin.ts';
import { Scenery } from './Scenery.tsx';
import { Lantern, lampSymbols } from './symbols.tsx';

/** A house front: a gable, a cornice and quoins about the window. */
const Front = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Shape d={`M20 ${top - 22}L${width / 2} 2L${width - 20} ${top - 22}Z`} ink="chestnut" />
    <Shape d={`M70 ${top - 26}L${width / 2} 18L${width - 70} ${top - 26}Z`} ink="rust" />
    <Bar x={-4} y={top - 30} width={width + 8} height={18} round={4} ink="cream" />
    <Bar x={6} y={top - 14} width={width - 12} height={height - top + 8} ink="chestnut" />
    {[6, width - 34].flatMap((x) =>
      places(7, (height - top) / 7, top - 10).map((y, index) => (
        <Bar
          key={`${x},${y}`}
          x={index % 2 ? x : x - 6}
          y={y}
          width={index % 2 ? 28 : 40}
          height={28}
          round={3}
          ink="rust"
        />
      )),
    )}
    <Bar x={left - 10} y={top - 10} width={glassWidth + 20} height={glassHeight + 20} round={6} ink="dark" />
    <Bar x={left - 16} y={height - 34} width={glassWidth + 32} height={14} round={4} ink="cream" />
  </>
);

/** The two lamps of the door and the sign between them. */
const Sign = ({ width, top, free }: CabinetBox & { free: boolean }) => (
  <At place={`translate(${width / 2} ${top - 50})`}>
    <g className={cx('transition-opacity duration-1000', free ? 'opacity-100' : 'opacity-0')}>
      <Disc r={60} ink="amber" opacity={0.4} />
    </g>
    <At place="scale(.72)">
      <Lantern />
    </At>
  </At>
);

/** A lamp that stays lit, in its own panel of light. */
const Lit = () => (
  <>
    <Bar x={-50} y={-50} width={100} height={100} round={6} ink="chestnut" />
    <Bar x={-46} y={-46} width={92} height={92} round={6} ink="rust" />
    <Disc r={44} ink="amber" opacity={0.35} />
    <Lantern />
    <Line d="M-44 -44L-36 -36M44 -44L36 -36M-44 44L-36 36M44 44L36 36" ink="amber" width={4} />
  </>
);

const skin: StickySkin = {
  title: lamplightersRound,
  symbols: lampSymbols,
  stay: Lit,
  names: {
    W: 'stickywilds.lamps.lamp',
    S: 'stickywilds.lamps.moon',
    A: 'stickywilds.lamps.lamplighter',
    B: 'stickywilds.lamps.carriage',
    C: 'stickywilds.lamps.bridge',
    D: 'stickywilds.lamps.cat',
    E: 'stickywilds.lamps.ladder',
    F: 'stickywilds.lamps.matches',
  },
  words: {
    idle: 'stickywilds.lamps.idle',
    lead: 'stickywilds.lamps.lead',
    rule: 'stickywilds.lamps.rule',
    during: 'stickywilds.lamps.during',
    outcome: 'stickywilds.lamps.outcome',
  },
  scenery: Scenery,
  cabinet: Front,
  front: Sign,
  margin: { side: 52, top: 112, below: 44 },
  gap: 6,
  inks: { line: 'amber', edge: 'dark' },
  tone: {
    reel: 'bg-slot-indigo',
    frame: 'stroke-slot-cream',
    dim: 'fill-slot-indigo/70',
    plate: 'border-slot-amber bg-slot-indigo text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [3, 9, 9, 12, 9],
};

/** Lamplighter's Round: five reels in a house front, and lamps that stay lit for eight free spins. */
export const Table = ({ session }: TableProps) => <StickyTable session={session} skin={skin} />;
