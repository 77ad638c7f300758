import { deepFoundry } from '#domain/games/slots/hold-respin/slot-deep-foundry/title.ts';
import type { TableProps } from '../../../kit/table.ts';
import { Bar, Dots, Line, places, Shape } from '../../ink.tsx';
import type { CabinetBox, HoldSkin } from '../skin.ts';
import { HoldTable } from '../Table.tsx';
import { Scenery } from './Scenery.tsx';
import { foundrySymbols, ingot } from './symbols.tsx';

/** A furnace of black iron: plates and rivets, a stack at each shoulder, and fire in every seam about its door. */
const Furnace = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => {
  const rivets = places(8, (glassHeight + 34) / 7, top - 4).flatMap((y) =>
    [17, width - 17].map((x) => [x, y, 6] as const),
  );
  return (
    <>
      {[40, width - 92].map((x) => (
        <g key={x}>
          <Bar x={x} y={-14} width={52} height={top + 8} ink="dark" />
          <Bar x={x + 38} y={-14} width={9} height={top} ink="chestnut" />
          <Bar x={x - 7} y={-18} width={66} height={16} round={4} ink="plum" />
          <Bar x={x + 4} y={-22} width={44} height={6} round={3} ink="amber" />
        </g>
      ))}
      <Shape d={`M118 ${top - 14}Q${width / 2} -18 ${width - 118} ${top - 14}Z`} ink="dark" />
      <Line d={`M150 ${top - 24}Q${width / 2} -2 ${width - 150} ${top - 24}`} ink="chestnut" width={5} />
      <Bar x={-4} y={top - 22} width={width + 8} height={height - top + 16} round={12} ink="dark" />
      <Bar x={4} y={top - 16} width={width - 8} height={height - top + 4} round={9} ink="plum" />
      <Bar x={9} y={top - 11} width={width - 18} height={height - top - 6} round={7} ink="dark" />
      <Bar x={left - 14} y={top - 12} width={glassWidth + 28} height={glassHeight + 24} round={8} ink="rust" />
      <Bar x={left - 10} y={top - 9} width={glassWidth + 20} height={glassHeight + 18} round={6} ink="copper" />
      <Bar x={left - 6} y={top - 6} width={glassWidth + 12} height={glassHeight + 12} round={4} ink="lemon" />
      <Bar x={left - 3} y={top - 3} width={glassWidth + 6} height={glassHeight + 6} round={2} ink="rust" />
      <Dots ink="chestnut" of={rivets} />
      <Dots ink="copper" of={rivets.map(([x, y]) => [x - 1.5, y - 1.5, 2.2] as const)} />
      {[-1, 1].map((side) => (
        <g key={side}>
          {[0, 1, 2, 3].map((slot) => (
            <Bar
              key={slot}
              x={width / 2 + side * (104 + slot * 30) - 9}
              y={height - 48}
              width={18}
              height={30}
              round={4}
              ink={slot % 2 ? 'rust' : 'copper'}
            />
          ))}
        </g>
      ))}
    </>
  );
};

const Coin = ({ rich }: { rich: boolean }) => (
  <>
    <Shape d="M-48 32L-31 -30H31L48 32L42 44H-42Z" ink={rich ? 'chestnut' : 'copper'} />
    <Shape d={ingot} ink={rich ? 'rust' : 'amber'} />
    <Line d="M-28 -22H28" ink="cream" width={4} />
  </>
);

const Empty = () => (
  <>
    <Shape d="M-48 36L-32 -32H32L48 36Z" ink="plum" />
    <Shape d="M-38 28L-26 -24H26L38 28Z" ink="chestnut" opacity={0.5} />
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
    reel: 'bg-linear-to-b from-slot-dark via-slot-dark to-slot-chestnut',
    frame: 'stroke-slot-amber',
    dim: 'fill-slot-dark/75',
    held: 'fill-slot-dark',
    number: 'fill-slot-dark',
    plate: 'border-slot-rust bg-slot-dark text-slot-amber',
    lamp: 'fill-slot-amber',
    spent: 'fill-slot-plum',
    ground: 'from-slot-dark to-slot-chestnut',
  },
  neutral: [3, 7, 6, 9, 1],
};

/** Deep Foundry: five reels of four in a furnace, and twenty moulds to fill. */
export const Table = ({ session }: TableProps) => <HoldTable session={session} skin={skin} />;
