import { At, Bar, Disc, Dots, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** The head of a street lamp, lit. */
export const Lantern = () => (
  <>
    <Disc y={-2} r={46} ink="amber" opacity={0.25} />
    <Shape d="M0 -48L6 -40H-6Z" ink="copper" />
    <Shape d="M-24 -30Q0 -50 24 -30L28 -24H-28Z" ink="copper" />
    <Shape d="M-24 -24H24L16 22H-16Z" ink="amber" />
    <Shape d="M0 -16C13 0 13 10 8 17H-8C-13 10 -13 0 0 -16Z" ink="cream" />
    <Line d="M-24 -24L-16 22M24 -24L16 22M0 -24V-18" ink="copper" width={4} />
    <Bar x={-20} y={21} width={40} height={7} round={3} ink="copper" />
    <Shape d="M-9 28H9L5 48H-5Z" ink="copper" />
  </>
);

/** The moon over the chimneys. */
const Moon = () => (
  <>
    <Disc r={45} ink="sky" opacity={0.3} />
    <Disc r={36} ink="cream" />
    <g opacity={0.5}>
      <Dots
        ink="amber"
        of={[
          [-12, -14, 7],
          [14, -6, 5],
          [-2, 16, 6],
        ]}
      />
    </g>
    <Shape d="M-45 18H-30V6H-20V18H4V10H14V18H45A45 45 0 0 1 -45 18Z" ink="dark" />
    <Bar x={-38} y={24} width={7} height={8} ink="amber" />
    <Bar x={20} y={24} width={7} height={8} ink="amber" />
  </>
);

/** The lamplighter with his pole. */
const Lamplighter = () => (
  <>
    <Line d="M30 46L38 -34" ink="copper" width={4} />
    <Disc x={38} y={-38} r={7} ink="amber" />
    <Shape d="M-20 -34H18L14 -46H-14Z" ink="lagoon" />
    <Bar x={-24} y={-36} width={46} height={6} round={3} ink="lagoon" />
    <Disc x={-1} y={-20} r={14} ink="cream" />
    <Shape d="M-13 -18Q-1 -4 12 -18V-12Q-1 4 -13 -12Z" ink="chestnut" />
    <Shape d="M-14 -6H12L26 44H-28Z" ink="rust" />
    <Shape d="M-1 -6H12L26 44H-1Z" ink="chestnut" />
    <Line d="M10 2L32 14" ink="rust" width={9} />
    <Dots
      ink="amber"
      of={[
        [-7, 10, 3],
        [-7, 24, 3],
      ]}
    />
  </>
);

/** A cab with its two wheels. */
const Carriage = () => (
  <>
    <Shape d="M-34 -32H16Q28 -32 28 -18V14H-34Z" ink="teal" />
    <Shape d="M-40 -36H20V-28H-40Z" ink="lagoon" />
    <Bar x={-26} y={-22} width={20} height={20} round={3} ink="amber" />
    <Bar x={0} y={-22} width={20} height={20} round={3} ink="amber" />
    <Line d="M-34 8H40L48 -2" ink="copper" width={5} />
    <circle cx={-20} cy={24} r={18} fill="none" strokeWidth={6} className="stroke-slot-copper" />
    <circle cx={22} cy={28} r={14} fill="none" strokeWidth={6} className="stroke-slot-copper" />
    <Line d="M-20 8V40M-36 24H-4M22 16V40M10 28H34" ink="copper" width={3} />
  </>
);

/** A bridge over the canal. */
const Bridge = () => (
  <>
    <Shape d="M-48 12Q0 -44 48 12V30H34A34 26 0 0 0 -34 30H-48Z" ink="sky" />
    <Shape d="M-48 12Q0 -44 48 12L48 4Q0 -52 -48 4Z" ink="cream" />
    <Line d="M-30 0V-16M-10 -14V-30M10 -14V-30M30 0V-16M-40 -6Q0 -46 40 -6" ink="cream" width={3.5} />
    <Line d="M-44 36H-8M4 40H44M-30 46H20" ink="blue" width={5} />
  </>
);

/** A cat on the wall. */
const Cat = () => (
  <>
    <Shape
      d="M-20 -40L-12 -26H6L14 -40L18 -14Q18 -4 10 0C24 8 28 24 28 42H-20C-22 22 -22 8 -14 0Q-22 -6 -22 -14Z"
      ink="dark"
    />
    <Line d="M24 38C46 40 46 14 36 10" ink="dark" width={8} />
    <Disc x={-10} y={-14} r={4.5} ink="lemon" />
    <Disc x={7} y={-14} r={4.5} ink="lemon" />
    <Bar x={-11} y={-18} width={2.5} height={8} ink="dark" />
    <Bar x={6} y={-18} width={2.5} height={8} ink="dark" />
    <Shape d="M-5 -6H2L-1.500 -2Z" ink="copper" />
    <Bar x={-46} y={41} width={92} height={7} round={3} ink="cream" />
  </>
);

/** A ladder against nothing. */
const Ladder = () => (
  <At place="rotate(14)">
    <Line d="M-17 -44L-21 46M17 -44L21 46" ink="copper" width={8} />
    <Line
      d={places(6, 15, -36)
        .map((y) => `M-18 ${y}H18`)
        .join('')}
      ink="amber"
      width={6}
    />
  </At>
);

/** A box of matches, one of them struck. */
const Matches = () => (
  <>
    <At place="rotate(-12)">
      <Bar x={-38} y={-8} width={62} height={44} round={3} ink="blue" />
      <Bar x={-38} y={24} width={62} height={12} ink="chestnut" />
      <Shape d="M-7 -2L-2 8L9 10L1 17L3 21H-17L-15 17L-23 10L-12 8Z" ink="cream" />
    </At>
    <Line d="M6 16L36 -20" ink="cream" width={6} />
    <Shape d="M40 -48C54 -30 50 -16 38 -14C26 -18 28 -34 40 -48Z" ink="amber" />
    <Shape d="M40 -34C46 -26 45 -20 39 -18C33 -20 34 -28 40 -34Z" ink="rust" />
  </>
);

export const symbols: SymbolArt = {
  W: Lantern,
  S: Moon,
  A: Lamplighter,
  B: Carriage,
  C: Bridge,
  D: Cat,
  E: Ladder,
  F: Matches,
};
