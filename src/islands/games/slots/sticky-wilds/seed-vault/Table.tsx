import { seedVault } from '#domain/games/slots/sticky-wilds/titles/seed-vault.ts';
import type { TableProps } from '../../../tables.ts';
import type { CabinetBox } from '../../hold-respin/skin.ts';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import { StickyTable } from '../StickyTable.tsx';
import type { StickySkin } from '../skin.ts';
import { Scenery } from './Scenery.tsx';
import { Sprout, vaultSymbols } from './symbols.tsx';

/** A bolt of the door, with its collar. */
const Bolt = ({ x, y }: { x: number; y: number }) => (
  <>
    <Bar x={x - 15} y={y - 22} width={30} height={44} round={6} ink="dark" />
    <Bar x={x - 11} y={y - 18} width={22} height={36} round={5} ink="amber" />
    <Bar x={x - 11} y={y - 4} width={22} height={8} ink="copper" />
  </>
);

/** The door of the vault: a steel slab with bolts at its sides, rivets, and frost along its head. */
const Door = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Bar x={-16} y={top - 46} width={width + 32} height={height - top + 52} round={26} ink="dark" />
    <Bar x={-8} y={top - 38} width={width + 16} height={height - top + 36} round={20} ink="sky" />
    <Bar x={4} y={top - 26} width={width - 8} height={height - top + 12} round={14} ink="blue" />
    <Bar x={left - 14} y={top - 14} width={glassWidth + 28} height={glassHeight + 28} round={10} ink="sky" />
    <Bar x={left - 8} y={top - 8} width={glassWidth + 16} height={glassHeight + 16} round={6} ink="dark" />
    {[18, width - 18].flatMap((x) =>
      [0.12, 0.5, 0.88].map((part) => <Bolt key={`${x},${part}`} x={x} y={top + glassHeight * part} />),
    )}
    {[18, width - 18].flatMap((x) =>
      [0.31, 0.69].map((part) => <Disc key={`${x},${part}`} x={x} y={top + glassHeight * part} r={6} ink="sky" />),
    )}
    <At place={`translate(${width / 2} ${top - 46})`}>
      <Disc r={34} ink="dark" />
      <Disc r={29} ink="amber" />
      <Disc r={21} ink="indigo" />
      {places(3, 60).map((turn) => (
        <Line key={turn} d="M0 -27V27" at={`rotate(${turn})`} ink="amber" width={6} />
      ))}
      <Disc r={9} ink="cream" />
    </At>
    <Shape
      d={`M6 ${top - 38}H${width / 2 - 44}Q${width * 0.4} ${top - 24} ${width * 0.34} ${top - 30}Q${width * 0.28} ${top - 10} ${width * 0.22} ${top - 28}Q${width * 0.14} ${top - 14} ${width * 0.1} ${top - 26}Q2 ${top + 2} -6 ${top - 22}Q-6 ${top - 36} 6 ${top - 38}Z`}
      ink="cream"
    />
    <Shape
      d={`M${width - 6} ${top - 38}H${width / 2 + 44}Q${width * 0.62} ${top - 18} ${width * 0.68} ${top - 30}Q${width * 0.76} ${top - 14} ${width * 0.8} ${top - 28}Q${width * 0.9} ${top - 8} ${width * 0.94} ${top - 24}Q${width} ${top - 8} ${width + 6} ${top - 22}Q${width + 6} ${top - 36} ${width - 6} ${top - 38}Z`}
      ink="cream"
    />
  </>
);

/** A sprout that has taken root: a bed of earth under it. */
const Rooted = () => (
  <>
    <Bar x={-50} y={-50} width={100} height={100} round={8} ink="chestnut" />
    <Bar x={-46} y={-46} width={92} height={92} round={7} ink="cream" />
    <Shape d="M-46 22Q-20 12 0 20Q24 10 46 22V40Q46 46 40 46H-40Q-46 46 -46 40Z" ink="chestnut" />
    <Line d="M-8 34Q-20 34 -30 42M2 34Q6 42 2 46M12 34Q24 34 34 40" ink="copper" width={3} />
    <At place="translate(0 -9) scale(.82)">
      <Sprout />
    </At>
  </>
);

const skin: StickySkin = {
  title: seedVault,
  symbols: vaultSymbols,
  stay: Rooted,
  names: {
    W: 'stickywilds.vault.sprout',
    S: 'stickywilds.vault.handwheel',
    A: 'stickywilds.vault.pomegranate',
    B: 'stickywilds.vault.maize',
    C: 'stickywilds.vault.peas',
    D: 'stickywilds.vault.acorn',
    E: 'stickywilds.vault.sunflower',
    F: 'stickywilds.vault.wheat',
  },
  words: {
    idle: 'stickywilds.vault.idle',
    lead: 'stickywilds.vault.lead',
    rule: 'stickywilds.vault.rule',
    during: 'stickywilds.vault.during',
    outcome: 'stickywilds.vault.outcome',
  },
  scenery: Scenery,
  cabinet: Door,
  margin: { side: 50, top: 96, below: 34 },
  gap: 6,
  inks: { line: 'amber', edge: 'dark' },
  tone: {
    reel: 'bg-slot-indigo',
    frame: 'stroke-slot-cream',
    dim: 'fill-slot-indigo/70',
    plate: 'border-slot-leaf bg-slot-indigo text-slot-cream',
    ground: 'from-lantern-deep to-lantern-dim',
  },
  neutral: [0, 10, 4, 3],
};

/** Seed Vault: four reels in a steel door, and sprouts that take root for six spins. */
export const Table = ({ session }: TableProps) => <StickyTable session={session} skin={skin} />;
