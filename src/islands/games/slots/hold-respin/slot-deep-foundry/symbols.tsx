import { At, Bar, Disc, Dots, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** An ingot as it leaves its mould, seen a little from above. */
export const ingot = 'M-46 30L-30 -26H30L46 30Z';

const Flame = () => (
  <>
    <Shape
      d="M4 -50C8 -26 40 -16 36 18C34 38 18 48 0 48C-20 48 -36 36 -36 14C-36 -6 -20 -10 -18 -28C-8 -24 -6 -14 -6 -8C4 -18 6 -34 4 -50Z"
      ink="rust"
    />
    <Shape
      d="M6 -22C10 -6 26 2 24 22C22 36 12 44 0 44C-14 44 -24 34 -22 20C-20 8 -10 6 -8 -4C0 0 0 6 0 10C6 2 8 -8 6 -22Z"
      ink="amber"
    />
    <Shape d="M2 12C6 20 12 24 10 32C8 40 -8 40 -10 32C-11 24 0 22 2 12Z" ink="cream" />
  </>
);

const Bell = () => (
  <>
    <Line d="M-12 -42Q0 -54 12 -42" ink="copper" width={7} />
    <Shape
      d="M-12 -40H12C30 -34 26 0 34 18C38 26 44 28 44 34H-44C-44 28 -38 26 -34 18C-26 0 -30 -34 -12 -40Z"
      ink="amber"
    />
    <Line d="M-29 2H29M-36 22H36" ink="copper" width={4} />
    <Shape d="M-14 -32C-22 -24 -20 -6 -24 8L-17 8C-14 -8 -14 -22 -8 -32Z" ink="cream" />
    <Disc y={40} r={8} ink="copper" />
  </>
);

const Anvil = () => (
  <>
    <Shape
      d="M-22 -28H46V-12H32C22 -8 18 0 18 8C18 16 24 20 34 24V40H-30V24C-18 20 -14 14 -14 6C-16 -6 -34 -8 -48 -20V-28Z"
      ink="blue"
    />
    <Shape d="M-22 -28H46V-20H-40L-48 -24V-28Z" ink="ice" />
    <Shape d="M-14 6C-14 14 -18 20 -30 24V30H34V24C24 20 18 16 18 8L10 14H-6Z" ink="copper" opacity={0.75} />
    <Bar x={-38} y={34} width={80} height={12} round={2} ink="chestnut" />
    <Bar x={-38} y={34} width={80} height={4} round={2} ink="amber" />
    <Disc x={20} y={-24} r={3} ink="blue" />
  </>
);

const Hammer = () => (
  <At place="rotate(-38)">
    <Bar x={-6} y={-18} width={12} height={66} round={5} ink="copper" />
    <Line d="M-2 -8V42" ink="lemon" width={3} />
    <Bar x={-8} y={26} width={16} height={16} round={4} ink="chestnut" />
    <Shape d="M-36 -44H22L40 -30L22 -14H-36Z" ink="sky" />
    <Shape d="M-36 -26H38L22 -14H-36Z" ink="blue" />
    <Shape d="M-36 -44H-24V-14H-36Z" ink="indigo" />
    <Line d="M-18 -38H18" ink="ice" width={5} />
  </At>
);

const Tongs = () => (
  <>
    <Line d="M-34 46L8 -10Q20 -26 10 -44M34 46L-8 -10Q-20 -26 -10 -44" ink="blue" width={11} />
    <Line d="M-35 44L6 -10Q16 -24 9 -40M33 44L-7 -10" ink="ice" width={3.5} />
    <Disc y={-2} r={9} ink="indigo" />
    <Disc y={-2} r={5} ink="sky" />
    <Disc y={-42} r={22} ink="copper" opacity={0.35} />
    <Bar x={-12} y={-52} width={24} height={22} round={3} ink="copper" />
    <Bar x={-7} y={-48} width={14} height={14} round={2} ink="lemon" />
  </>
);

const Gear = () => (
  <>
    {places(10, 36).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Shape d="M-8 -47H8L11 -30H-11Z" ink="amber" />
      </At>
    ))}
    <Disc r={36} ink="amber" />
    <Shape d="M36 0A36 36 0 0 1 -36 0A40 30 0 0 0 36 0Z" ink="copper" />
    <Disc r={25} ink="chestnut" />
    {places(4, 45).map((turn) => (
      <Bar key={turn} at={`rotate(${turn})`} x={-4} y={-26} width={8} height={52} ink="amber" />
    ))}
    <Disc r={12} ink="copper" />
    <Disc r={6} ink="dark" />
    <Line d="M-26 -18Q-16 -31 0 -32" ink="cream" width={4} />
  </>
);

const Chain = () => (
  <At place="rotate(38)">
    {[-28, 28].map((y) => (
      <g key={y}>
        <rect
          x={-14}
          y={y - 20}
          width={28}
          height={40}
          rx={14}
          fill="none"
          strokeWidth={11}
          className="stroke-slot-blue"
        />
        <rect
          x={-15}
          y={y - 21}
          width={28}
          height={40}
          rx={14}
          fill="none"
          strokeWidth={5}
          className="stroke-slot-sky"
        />
      </g>
    ))}
    <Bar x={-6} y={-22} width={12} height={44} round={6} ink="indigo" />
    <Bar x={-5} y={-20} width={6} height={40} round={3} ink="ice" />
  </At>
);

const Rivet = () => (
  <>
    <Shape d="M-12 0H12V34L0 47L-12 34Z" ink="blue" />
    <Bar x={-8} y={4} width={6} height={32} round={3} ink="sky" />
    <Shape d="M0 47L12 34V22Q6 34 0 47Z" ink="copper" />
    <Shape d="M-36 3C-36 -34 36 -34 36 3Z" ink="sky" />
    <Shape d="M36 3C36 -14 26 -22 14 -24Q24 -10 20 3Z" ink="blue" />
    <Shape d="M-26 -4C-22 -20 -8 -23 0 -23C-10 -18 -14 -10 -16 -4Z" ink="ice" />
  </>
);

/** An ingot that still glows: what opens the moulds. */
const Ingot = () => (
  <>
    <Shape d="M-46 30L-30 -26H30L46 30L40 40H-40Z" ink="rust" />
    <Shape d={ingot} ink="amber" />
    <Shape d="M-34 20L-23 -17H23L34 20Z" ink="copper" />
    <Shape d="M-20 -12H2L-4 12H-26Z" ink="cream" opacity={0.8} />
    <Dots
      ink="amber"
      of={[
        [-22, -40, 4],
        [16, -44, 3],
        [34, -36, 3],
      ]}
    />
  </>
);

export const symbols: SymbolArt = {
  W: Flame,
  A: Bell,
  B: Anvil,
  C: Hammer,
  D: Tongs,
  E: Gear,
  F: Chain,
  G: Rivet,
  O: Ingot,
};
