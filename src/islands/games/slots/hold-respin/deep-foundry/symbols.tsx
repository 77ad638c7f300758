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
    <Shape d="M-22 -28H46V-20H-40L-48 -24V-28Z" ink="sky" />
    <Bar x={-36} y={36} width={76} height={10} round={2} ink="indigo" />
  </>
);

const Hammer = () => (
  <At place="rotate(-38)">
    <Bar x={-5} y={-18} width={10} height={66} round={4} ink="copper" />
    <Line d="M-2 -8V42" ink="amber" width={2.5} />
    <Shape d="M-34 -42H22L38 -30L22 -16H-34Z" ink="sky" />
    <Shape d="M-34 -42H-22V-16H-34Z" ink="blue" />
    <Line d="M-18 -36H18" ink="cream" width={3} />
  </At>
);

const Tongs = () => (
  <>
    <Line d="M-34 46L8 -10Q20 -26 10 -44M34 46L-8 -10Q-20 -26 -10 -44" ink="blue" width={9} />
    <Line d="M-34 46L6 -8M34 46L-6 -8" ink="sky" width={3} />
    <Disc y={-2} r={7} ink="cream" />
    <Bar x={-11} y={-52} width={22} height={20} round={3} ink="rust" />
    <Bar x={-6} y={-48} width={12} height={12} round={2} ink="amber" />
  </>
);

const Gear = () => (
  <>
    {places(8, 45).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Shape d="M-10 -46H10L13 -28H-13Z" ink="copper" />
      </At>
    ))}
    <Disc r={34} ink="copper" />
    <Disc r={25} ink="chestnut" />
    <Disc r={20} ink="copper" />
    <Disc r={9} ink="dark" />
  </>
);

const Chain = () => (
  <At place="rotate(38)">
    {[-28, 28].map((y) => (
      <rect
        key={y}
        x={-13}
        y={y - 20}
        width={26}
        height={40}
        rx={13}
        fill="none"
        strokeWidth={9}
        className="stroke-slot-sky"
      />
    ))}
    <rect x={-5} y={-20} width={10} height={40} rx={5} className="fill-slot-blue" />
  </At>
);

const Rivet = () => (
  <>
    <Shape d="M-11 0H11V34L0 46L-11 34Z" ink="blue" />
    <Line d="M-4 6V34" ink="sky" width={4} />
    <Shape d="M-34 2C-34 -32 34 -32 34 2Z" ink="sky" />
    <Shape d="M-24 -4C-20 -20 -6 -22 2 -22C-8 -18 -12 -10 -14 -4Z" ink="cream" />
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

export const foundrySymbols: SymbolArt = {
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
