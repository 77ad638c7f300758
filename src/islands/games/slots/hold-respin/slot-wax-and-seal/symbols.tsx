import { At, Bar, Disc, Dots, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** The uneven edge of wax that was pressed. */
export const wax =
  'M0 -46C12 -50 20 -40 30 -38C42 -36 42 -24 45 -14C50 -4 44 6 44 16C42 28 34 30 28 38C18 46 8 42 -2 46C-14 48 -22 42 -30 36C-42 32 -42 20 -45 10C-50 -2 -44 -10 -42 -22C-38 -34 -28 -36 -20 -42C-12 -48 -6 -44 0 -46Z';

/** A signet ring, its face towards us. */
const Ring = () => (
  <>
    <circle cy={14} r={28} fill="none" strokeWidth={10} className="stroke-slot-amber" />
    <circle cy={14} r={28} fill="none" strokeWidth={3} className="stroke-slot-copper" />
    <Shape d="M-26 -18L-20 -40H20L26 -18L14 -4H-14Z" ink="amber" />
    <Shape d="M-18 -18L-14 -34H14L18 -18L9 -10H-9Z" ink="rust" />
    <Line d="M0 -30V-14M-8 -22H8" ink="cream" width={4} />
  </>
);

/** A folded letter with a crown for a stamp. */
const Letter = () => (
  <>
    <Bar x={-45} y={-30} width={90} height={62} round={3} ink="cream" />
    <Line d="M-44 -28L0 8L44 -28M-44 31L-12 -1M44 31L12 -1" ink="copper" width={4} />
    <Disc y={6} r={15} ink="rust" />
    <Shape d="M-8 11L-10 -1L-4 4L0 -4L4 4L10 -1L8 11Z" ink="cream" />
  </>
);

const Quill = () => (
  <At place="rotate(34)">
    <Shape d="M-2 30C-24 10 -26 -26 2 -52C24 -30 24 8 6 30Z" ink="ice" />
    <Shape d="M2 -52C24 -30 24 8 6 30L2 26Z" ink="sky" />
    <Line d="M-18 -4L2 8M-17 -20L2 -6M-10 -36L2 -24M18 -6L2 8M17 -24L2 -10" ink="blue" width={2.5} />
    <Line d="M2 -42V44" ink="amber" width={4} />
    <Shape d="M-3 36H7L2 53Z" ink="dark" />
  </At>
);

const Candle = () => (
  <>
    <Shape d="M0 -50C11 -38 12 -28 0 -24C-12 -28 -11 -38 0 -50Z" ink="amber" />
    <Shape d="M0 -40C5 -34 5 -29 0 -27C-5 -29 -5 -34 0 -40Z" ink="cream" />
    <Line d="M0 -26V-18" ink="dark" width={3} />
    <Shape d="M-16 -18H16V32H-16Z" ink="cream" />
    <Shape d="M-16 -18H16V-2C12 6 8 -2 5 6C2 14 -2 2 -6 0C-10 -2 -12 10 -16 2Z" ink="rust" />
    <Shape d="M-40 30Q0 40 40 30L30 46H-30Z" ink="copper" />
    <Line d="M36 34Q50 26 44 42" ink="copper" width={6} />
  </>
);

/** A ribbon tied in a bow. */
const Ribbon = () => (
  <>
    <Shape d="M-4 4L-30 46L-20 44L-14 50L4 10ZM4 4L30 46L20 44L14 50L-4 10Z" ink="mulberry" />
    <Shape d="M-4 0C-18 -38 -48 -36 -46 -12C-46 12 -20 14 -4 4ZM4 0C18 -38 48 -36 46 -12C46 12 20 14 4 4Z" ink="rust" />
    <Shape
      d="M-10 0C-20 -18 -36 -18 -36 -8C-36 2 -22 4 -10 2ZM10 0C20 -18 36 -18 36 -8C36 2 22 4 10 2Z"
      ink="mulberry"
    />
    <Bar x={-10} y={-10} width={20} height={20} round={6} ink="copper" />
  </>
);

const Inkwell = () => (
  <>
    <Shape
      d="M-16 -30H16V-16C34 -8 42 10 42 36C42 42 38 44 32 44H-32C-38 44 -42 42 -42 36C-42 10 -34 -8 -16 -16Z"
      ink="ice"
    />
    <Shape
      d="M-38 12Q-20 4 0 12T38 11C40 20 41 28 41 36Q41 43 32 43H-32Q-41 43 -41 36C-41 28 -40 20 -38 12Z"
      ink="indigo"
    />
    <Shape d="M16 12C28 14 34 12 38 11C40 20 41 28 41 36Q41 43 32 43H18Q28 30 16 12Z" ink="blue" />
    <Bar x={-20} y={-42} width={40} height={15} round={4} ink="amber" />
    <Bar x={-20} y={-42} width={40} height={5} round={2.5} ink="lemon" />
    <Line d="M-25 0Q-33 10 -33 22" ink="sky" width={4} />
    <Bar x={-18} y={18} width={36} height={18} round={3} ink="cream" />
    <Line d="M-10 27Q-4 20 0 27T10 26" ink="indigo" width={3} />
  </>
);

/** A seal of wax with a star pressed into it: what opens the desk. */
const Seal = () => (
  <>
    <Shape d={wax} ink="rust" />
    <Disc r={31} ink="chestnut" />
    <Disc r={27} ink="rust" />
    <Dots
      ink="chestnut"
      of={places(12, 30).map(
        (turn) => [22 * Math.sin((turn * Math.PI) / 180), 22 * Math.cos((turn * Math.PI) / 180), 2.4] as const,
      )}
    />
    <Shape d="M0 -17L5 -5L17 0L5 5L0 17L-5 5L-17 0L-5 -5Z" ink="cream" />
  </>
);

export const symbols: SymbolArt = { W: Ring, A: Letter, B: Quill, C: Candle, D: Ribbon, E: Inkwell, O: Seal };
