import { deepFoundry } from '#domain/games/slots/hold-respin/titles/deep-foundry.ts';
import type { TableProps } from '../../../tables.ts';
import { Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import { HoldTable } from '../HoldTable.tsx';
import type { CabinetBox, HoldSkin } from '../skin.ts';
import { Scenery } from './Scenery.tsx';
import { foundrySymbols, ingot } from './symbols.tsx';

/** A furnace of riveted plates with a chimney at each shoulder; the window is its door. */
const Furnace = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    {[44, width - 88].map((x) => (
      <g key={x}>
        <Bar x={x} y={-6} width={44} height={top} ink="indigo" />
        <Bar x={x - 6} y={-10} width={56} height={14} round={3} ink="blue" />
      </g>
    ))}
    <Shape d={`M110 ${top - 12}Q${width / 2} -6 ${width - 110} ${top - 12}Z`} ink="indigo" />
    <Bar x={0} y={top - 18} width={width} height={height - top + 10} round={10} ink="indigo" />
    <Bar x={8} y={top - 10} width={width - 16} height={height - top - 6} round={7} ink="blue" />
    <Bar x={left - 12} y={top - 8} width={glassWidth + 24} height={glassHeight + 18} round={6} ink="rust" />
    <Bar x={left - 6} y={top - 4} width={glassWidth + 12} height={glassHeight + 8} round={4} ink="dark" />
    {places(7, (glassHeight + 30) / 6, top - 2).flatMap((y) =>
      [20, width - 20].map((x) => <Disc key={`${x},${y}`} x={x} y={y} r={5} ink="sky" />),
    )}
    <Line
      d={`M${width / 2 - 130} ${height - 32}H${width / 2 - 84}M${width / 2 + 84} ${height - 32}H${width / 2 + 130}`}
      ink="indigo"
      width={12}
    />
  </>
);

const Coin = ({ rich }: { rich: boolean }) => (
  <>
    <Shape d="M-48 32L-31 -30H31L48 32L42 44H-42Z" ink={rich ? 'chestnut' : 'copper'} />
    <Shape d={ingot} ink={rich ? 'rust' : 'amber'} />
    <Line d="M-28 -22H28" ink="cream" width={4} />
  </>
);

const Empty = () => (
  <>
    <Shape d="M-48 36L-32 -32H32L48 36Z" ink="indigo" />
    <Shape d="M-38 28L-26 -24H26L38 28Z" ink="dark" />
  </>
);

const skin: HoldSkin = {
  title: deepFoundry,
  symbols: foundrySymbols,
  names: {
    W: 'slotfeatures.foundry.flame',
    A: 'slotfeatures.foundry.bell',
    B: 'slotfeatures.foundry.anvil',
    C: 'slotfeatures.foundry.hammer',
    D: 'slotfeatures.foundry.tongs',
    E: 'slotfeatures.foundry.gear',
    F: 'slotfeatures.foundry.chain',
    G: 'slotfeatures.foundry.rivet',
    O: 'slotfeatures.foundry.ingot',
  },
  words: {
    idle: 'slotfeatures.foundry.idle',
    lead: 'slotfeatures.foundry.lead',
    rule: 'slotfeatures.foundry.rule',
    during: 'slotfeatures.foundry.during',
    full: 'slotfeatures.foundry.full',
  },
  scenery: Scenery,
  cabinet: Furnace,
  margin: { side: 42, top: 58, below: 62 },
  gap: 6,
  coin: Coin,
  empty: Empty,
  inks: { line: 'amber', edge: 'chestnut' },
  tone: {
    reel: 'bg-slot-plum',
    frame: 'stroke-slot-amber',
    dim: 'fill-slot-plum/75',
    held: 'fill-slot-plum',
    number: 'fill-slot-dark',
    plate: 'border-slot-rust bg-slot-dark text-slot-amber',
    lamp: 'fill-slot-amber',
    spent: 'fill-slot-dark',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [3, 7, 6, 9, 1],
};

/** Deep Foundry: five reels of four in a furnace, and twenty moulds to fill. */
export const Table = ({ session }: TableProps) => <HoldTable session={session} skin={skin} />;
