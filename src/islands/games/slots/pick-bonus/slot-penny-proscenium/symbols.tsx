import { At, Bar, Disc, Dots, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** A paper sun on its wire, with a face that was printed a little askew. */
const Sun = () => (
  <>
    {places(12, 30).map((turn) => (
      <Shape key={turn} d="M-7 -30L0 -49L7 -30Z" at={`rotate(${turn})`} ink={turn % 60 ? 'copper' : 'amber'} />
    ))}
    <Disc r={31} ink="copper" />
    <Disc r={27} ink="amber" />
    <Dots
      ink="rust"
      of={[
        [-14, 7, 5],
        [14, 7, 5],
      ]}
    />
    <Line d="M-14 -6Q-9 -11 -4 -6M4 -6Q9 -11 14 -6M-9 10Q0 18 9 10M0 -4L-3 5H1" ink="chestnut" width={3.5} />
  </>
);

/** A castle flat: two towers, a gate, and pennants. */
const Castle = () => (
  <>
    <Line d="M-30 -30V-46M30 -30V-46M0 -22V-44" ink="chestnut" width={3} />
    <Shape d="M-30 -46L-14 -41L-30 -36ZM30 -46L46 -41L30 -36ZM0 -44L16 -39L0 -34Z" ink="rust" />
    <Shape
      d="M-42 -30H-36V-24H-33V-30H-27V-24H-24V-30H-18V42H-42ZM18 -30H24V-24H27V-30H33V-24H36V-30H42V42H18Z"
      ink="blue"
    />
    <Shape d="M-18 -18H-10V-10H-4V-18H4V-10H10V-18H18V42H-18Z" ink="sky" />
    <Shape d="M-11 42V20Q-11 6 0 6Q11 6 11 20V42Z" ink="indigo" />
    <Line d="M-11 24H11M-4 10V42M4 10V42" ink="amber" width={2} />
    <Bar x={-34} y={-12} width={8} height={14} round={4} ink="amber" />
    <Bar x={26} y={-12} width={8} height={14} round={4} ink="amber" />
    <Bar x={-46} y={40} width={92} height={6} ink="chestnut" />
  </>
);

/** A galleon cut out with its waves. */
const Galleon = () => (
  <>
    <Line d="M-14 18V-44M16 18V-36" ink="chestnut" width={4} />
    <Shape d="M-14 -44L4 -39L-14 -34ZM16 -36L32 -31L16 -26Z" ink="rust" />
    <Shape d="M-36 -32H6Q14 -10 4 10H-34Q-24 -10 -36 -32Z" ink="cream" />
    <Shape d="M8 -24H36Q42 -6 36 10H10Q18 -6 8 -24Z" ink="cream" />
    <Line d="M-32 -18H9M-31 -4H8M13 -12H38" ink="copper" width={4} />
    <Shape d="M-48 6L-34 12H32L46 2Q44 26 32 34H-32Q-44 24 -48 6Z" ink="copper" />
    <Line d="M-36 20H36" ink="lemon" width={4} />
    <Shape d="M-50 34Q-40 24 -30 34Q-20 24 -10 34Q0 24 10 34Q20 24 30 34Q40 24 50 34V46H-50Z" ink="lagoon" />
  </>
);

/** A swan that is drawn across the stage on a slide. */
const Swan = () => (
  <>
    <Line d="M-20 10C-44 -6 -2 -22 -22 -38" ink="cream" width={11} />
    <Disc x={-24} y={-38} r={10} ink="cream" />
    <Shape d="M-31 -44L-49 -34L-30 -32Z" ink="copper" />
    <Disc x={-27} y={-40} r={2.5} ink="dark" />
    <Shape d="M-30 -4C-22 -10 -10 -4 4 -8C22 -14 34 -28 48 -28C48 6 34 32 4 32C-20 32 -36 16 -30 -4Z" ink="cream" />
    <Shape d="M-6 4C10 4 26 -8 44 -20C42 6 26 22 6 20C-4 18 -8 12 -6 4Z" ink="sky" />
    <Line d="M4 10C16 8 28 0 38 -8M10 16C20 14 28 8 36 0" ink="cream" width={3} />
    <Bar x={-46} y={34} width={92} height={8} round={2} ink="teal" />
    <Line d="M-46 46H46" ink="teal" width={3} />
  </>
);

/** A mask on a stick, one half in shade. */
const Mask = () => (
  <>
    <Line d="M26 6L34 48" ink="amber" width={6} />
    <Shape d="M-46 -24Q-22 -36 0 -22Q22 -36 46 -24Q48 10 22 18Q8 20 0 6Q-8 20 -22 18Q-48 10 -46 -24Z" ink="lagoon" />
    <Shape d="M0 -22Q22 -36 46 -24Q48 10 22 18Q8 20 0 6Z" ink="teal" />
    <Shape d="M-34 -8Q-22 -20 -8 -6Q-20 4 -34 -8ZM34 -8Q22 -20 8 -6Q20 4 34 -8Z" ink="cream" />
    <Shape d="M-46 -24Q-50 -44 -34 -48Q-26 -40 -30 -30ZM46 -24Q50 -44 34 -48Q26 -40 30 -30Z" ink="copper" />
    <Dots
      ink="amber"
      of={[
        [0, -12, 4],
        [-38, 2, 3],
        [38, 2, 3],
        [-24, 12, 3],
        [24, 12, 3],
      ]}
    />
  </>
);

/** A cloud with the string that it hangs by. */
const Cloud = () => (
  <>
    <Line d="M-14 -48V-20M18 -48V-10" ink="copper" width={2.5} />
    <Shape d="M-34 28C-52 26 -50 0 -32 0C-32 -24 0 -30 6 -10C20 -20 38 -8 34 6C50 8 48 28 34 28Z" ink="sky" />
    <Shape
      d="M-34 28C-46 26 -46 12 -36 10C-28 18 -14 14 -10 6C-2 16 16 16 22 8C30 18 44 16 42 24Q40 28 34 28Z"
      ink="blue"
    />
    <Line d="M-22 4C-22 -8 -8 -12 -2 -4M12 -2C18 -6 26 -2 25 6" ink="cream" width={4} />
  </>
);

/** One of the candles at the foot of the stage, behind its tin shade. */
const Candle = () => (
  <>
    <Disc y={-18} r={28} ink="amber" opacity={0.28} />
    <Shape d="M0 -46C14 -28 14 -16 0 -10C-14 -16 -14 -28 0 -46Z" ink="copper" />
    <Shape d="M0 -32C7 -23 7 -17 0 -13C-7 -17 -7 -23 0 -32Z" ink="cream" />
    <Bar x={-9} y={-10} width={18} height={34} round={3} ink="cream" />
    <Shape d="M-9 -4Q-3 6 -9 14ZM9 2Q4 8 9 16Z" ink="amber" />
    <Shape d="M-34 6Q-34 40 0 42Q34 40 34 6Q18 22 0 22Q-18 22 -34 6Z" ink="teal" />
    <Line d="M-26 22Q-18 34 0 35" ink="lagoon" width={4} />
    <Bar x={-22} y={40} width={44} height={7} round={3} ink="chestnut" />
  </>
);

/** The scissors that the scenes are cut out with. */
const Scissors = () => (
  <At place="rotate(-18)">
    <Shape d="M-7 10L16 -48Q22 -38 18 -26L5 14Z" ink="sky" />
    <Shape d="M7 10L-16 -48Q-22 -38 -18 -26L-5 14Z" ink="cream" />
    <circle cx={-17} cy={30} r={13} fill="none" strokeWidth={8} className="stroke-slot-rust" />
    <circle cx={17} cy={30} r={13} fill="none" strokeWidth={8} className="stroke-slot-rust" />
    <Line d="M-9 20L0 6L9 20" ink="rust" width={8} />
    <Disc y={4} r={5} ink="amber" />
  </At>
);

export const symbols: SymbolArt = {
  W: Sun,
  A: Castle,
  B: Galleon,
  C: Swan,
  D: Mask,
  E: Cloud,
  F: Candle,
  O: Scissors,
};

/** Three trees, one before the other. */
const Forest = () => (
  <>
    <Line d="M-24 40V20M24 40V22M0 42V26" ink="chestnut" width={7} />
    <Shape d="M-24 -36L-4 4H-14L0 28H-46L-34 4H-42ZM24 -32L44 6H36L46 30H2L14 6H6Z" ink="teal" />
    <Shape d="M0 -24L20 12H12L24 36H-24L-12 12H-20Z" ink="leaf" />
    <Shape d="M0 -24L20 12H12L24 36H0Z" ink="moss" />
  </>
);

/** What the sheets hold. */
export const sceneFlats: SymbolArt = { f: Forest, h: Galleon, p: Castle };
