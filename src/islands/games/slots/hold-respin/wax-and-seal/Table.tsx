import { waxAndSeal } from '#domain/games/slots/hold-respin/titles/wax-and-seal.ts';
import type { TableProps } from '../../../tables.ts';
import { At, Bar, Disc, Line, Shape } from '../../ink.tsx';
import { HoldTable } from '../HoldTable.tsx';
import type { CabinetBox, HoldSkin } from '../skin.ts';
import { Scenery } from './Scenery.tsx';
import { wax, waxSymbols } from './symbols.tsx';

/** The front of a bureau: pigeonholes behind its open flap, knobs and hinges of brass. */
const Bureau = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Shape d={`M10 ${top - 26}Q${width / 2} -22 ${width - 10} ${top - 26}V${top}H10Z`} ink="chestnut" />
    <Shape d={`M${width / 2 - 54} ${top - 34}Q${width / 2} ${top - 76} ${width / 2 + 54} ${top - 34}Z`} ink="copper" />
    <Disc x={width / 2} y={top - 42} r={9} ink="dark" />
    <Bar x={0} y={top - 22} width={width} height={height - top + 14} round={6} ink="chestnut" />
    <Bar x={14} y={top - 12} width={width - 28} height={height - top - 8} round={4} ink="copper" />
    <Bar x={left - 10} y={top - 8} width={glassWidth + 20} height={glassHeight + 18} round={5} ink="dark" />
    {[26, width - 26].map((x) => (
      <g key={x}>
        <Line d={`M${x} ${top + 10}V${top + glassHeight - 10}`} ink="chestnut" width={6} />
        <Disc x={x} y={top + glassHeight / 2} r={9} ink="amber" />
      </g>
    ))}
    <Bar x={-10} y={height - 16} width={width + 20} height={12} round={4} ink="dark" />
  </>
);

const Coin = ({ rich }: { rich: boolean }) => (
  <>
    <Shape d={wax} ink={rich ? 'plum' : 'chestnut'} at="translate(0 3)" />
    <Shape d={wax} ink={rich ? 'mulberry' : 'rust'} />
    <circle r={34} fill="none" strokeWidth={3} className="stroke-slot-cream" opacity={0.55} />
  </>
);

/** A folded letter that waits for its seal. */
const Empty = () => (
  <>
    <Bar x={-46} y={-36} width={92} height={72} round={4} ink="amber" />
    <Bar x={-43} y={-33} width={86} height={66} round={3} ink="cream" />
    <Line d="M-43 -31L0 6L43 -31M-43 31L-12 -4M43 31L12 -4" ink="amber" width={3} />
  </>
);

const skin: HoldSkin = {
  title: waxAndSeal,
  symbols: waxSymbols,
  names: {
    W: 'slotfeatures.wax.ring',
    A: 'slotfeatures.wax.letter',
    B: 'slotfeatures.wax.quill',
    C: 'slotfeatures.wax.candle',
    D: 'slotfeatures.wax.ribbon',
    E: 'slotfeatures.wax.inkwell',
    O: 'slotfeatures.wax.seal',
  },
  words: {
    idle: 'slotfeatures.wax.idle',
    lead: 'slotfeatures.wax.lead',
    rule: 'slotfeatures.wax.rule',
    during: 'slotfeatures.wax.during',
    full: 'slotfeatures.wax.full',
  },
  scenery: Scenery,
  cabinet: Bureau,
  front: ({ width, top }) => (
    <At place={`translate(${width / 2} ${top - 42})`}>
      <Line d="M0 -3V8" ink="amber" width={4} />
    </At>
  ),
  margin: { side: 52, top: 84, below: 66 },
  gap: 8,
  coin: Coin,
  empty: Empty,
  inks: { line: 'amber', edge: 'dark' },
  tone: {
    reel: 'bg-slot-indigo',
    frame: 'stroke-slot-amber',
    dim: 'fill-slot-indigo/70',
    held: 'fill-slot-dark',
    number: 'fill-slot-cream',
    plate: 'border-slot-rust bg-slot-cream text-slot-dark',
    lamp: 'fill-slot-amber',
    spent: 'fill-slot-chestnut',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [2, 6, 10],
};

/** Wax and Seal: three reels in a bureau, and nine letters to be sealed. */
export const Table = ({ session }: TableProps) => <HoldTable session={session} skin={skin} />;
