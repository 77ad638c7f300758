import { lotusHour } from '#domain/games/slots/pick-bonus/titles/lotus-hour.ts';
import type { TableProps } from '../../../tables.ts';
import type { CabinetBox } from '../../hold-respin/skin.ts';
import { At, Bar, Disc, Line, Shape } from '../../ink.tsx';
import { PickTable } from '../PickTable.tsx';
import type { PickSkin } from '../skin.ts';
import { Scenery } from './Scenery.tsx';
import { Bud, flowers, lotusSymbols } from './symbols.tsx';

/** A pavilion on the water: a swept roof on two posts, a lantern at each corner. */
const Pavilion = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Shape
      d={`M${width / 2 - 90} 8H${width / 2 + 90}C${width / 2 + 130} ${top * 0.55} ${width - 60} ${top - 34} ${width + 26} ${top - 44}C${width} ${top - 20} ${width - 40} ${top - 10} ${width - 60} ${top - 10}H60C40 ${top - 10} 0 ${top - 20} -26 ${top - 44}C60 ${top - 34} ${width / 2 - 130} ${top * 0.55} ${width / 2 - 90} 8Z`}
      ink="mulberry"
    />
    <Line
      d={`M${width / 2 - 60} 14Q${width / 2 - 90} ${top * 0.6} ${width * 0.2} ${top - 16}M${width / 2} 12V${top - 14}M${width / 2 + 60} 14Q${width / 2 + 90} ${top * 0.6} ${width * 0.8} ${top - 16}`}
      ink="plum"
      width={4}
    />
    <Bar x={width / 2 - 100} y={0} width={200} height={12} round={6} ink="amber" />
    <Bar x={6} y={top - 14} width={width - 12} height={12} round={3} ink="amber" />
    <Bar x={10} y={top - 4} width={16} height={height - top} ink="mulberry" />
    <Bar x={width - 26} y={top - 4} width={16} height={height - top} ink="mulberry" />
    <Bar x={left - 6} y={top - 4} width={glassWidth + 12} height={glassHeight + 8} round={5} ink="dark" />
    <Bar x={0} y={top + glassHeight + 8} width={width} height={height - top - glassHeight - 8} round={5} ink="plum" />
    <Bar x={-8} y={top + glassHeight + 6} width={width + 16} height={8} round={3} ink="amber" />
    {[-8, width + 8].map((x) => (
      <At key={x} place={`translate(${x} ${top - 14})`}>
        <Line d="M0 -20V2" ink="dark" width={3} />
        <Disc y={18} r={16} ink="copper" />
        <Disc y={18} r={8} ink="cream" />
      </At>
    ))}
  </>
);

const Water = ({ at }: { at: number }) => (
  <>
    <Bar x={-49} y={-49} width={98} height={98} round={8} ink="teal" />
    <Line d={at % 2 ? 'M-40 -34H-18M20 38H40' : 'M16 -36H40M-40 36H-22'} ink="lagoon" width={4} />
    <At place={`translate(0 8) rotate(${(at * 47) % 360}) scale(.92)`}>
      <Shape d="M0 0L26 -36C44 -22 50 2 40 22C28 44 -28 46 -42 20C-54 -8 -34 -40 4 -42Z" ink="moss" />
    </At>
    <At place="scale(.74)">
      <Bud />
    </At>
  </>
);

const Opened = () => (
  <>
    <Bar x={-49} y={-49} width={98} height={98} round={8} ink="teal" />
    <Disc r={47} ink="lagoon" opacity={0.6} />
  </>
);

const skin: PickSkin = {
  title: lotusHour,
  symbols: lotusSymbols,
  names: {
    W: 'slotfeatures.lotus.moon',
    A: 'slotfeatures.lotus.heron',
    B: 'slotfeatures.lotus.carp',
    C: 'slotfeatures.lotus.dragonfly',
    D: 'slotfeatures.lotus.frog',
    E: 'slotfeatures.lotus.reed',
    F: 'slotfeatures.lotus.pad',
    G: 'slotfeatures.lotus.snail',
    O: 'slotfeatures.lotus.bud',
  },
  prizes: flowers,
  prizeNames: {
    w: 'slotfeatures.lotus.white',
    p: 'slotfeatures.lotus.pink',
    b: 'slotfeatures.lotus.blue',
    g: 'slotfeatures.lotus.golden',
  },
  closed: Water,
  opened: Opened,
  words: {
    idle: 'slotfeatures.lotus.idle',
    lead: 'slotfeatures.lotus.lead',
    rule: 'slotfeatures.lotus.rule',
    prompt: 'slotfeatures.lotus.prompt',
    open: 'slotfeatures.lotus.open',
    place: 'slotfeatures.lotus.place',
    found: 'slotfeatures.lotus.found',
    won: 'slotfeatures.lotus.won',
  },
  scenery: Scenery,
  cabinet: Pavilion,
  margin: { side: 40, top: 104, below: 68 },
  gap: 6,
  inks: { line: 'cream', edge: 'plum' },
  tone: {
    reel: 'bg-slot-indigo',
    frame: 'stroke-slot-cream',
    dim: 'fill-slot-indigo/70',
    board: 'bg-slot-dark',
    number: 'fill-slot-cream',
    legend: 'fill-slot-cream',
    plate: 'border-slot-amber bg-slot-plum text-slot-cream',
    pip: 'fill-slot-amber',
    noPip: 'fill-slot-indigo',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [3, 7, 6, 9, 1],
};

/** Lotus Hour: five reels under a pavilion, and a pond of buds to open. */
export const Table = ({ session }: TableProps) => <PickTable session={session} skin={skin} />;
