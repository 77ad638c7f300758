import { At, Bar, Disc, Dots, type Ink, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** A cell of a comb, standing on a point, about the origin. */
export const cell = (reach: number): string =>
  `M${places(6, 60, 30)
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`)
    .join('L')}Z`;

const Wings = ({ ink }: { ink: Ink }) => (
  <>
    <Shape d="M2 -10C14 -44 44 -46 44 -26C44 -10 20 -4 4 -4Z" ink={ink} />
    <Shape d="M-2 -10C-14 -44 -44 -46 -44 -26C-44 -10 -20 -4 -4 -4Z" ink={ink} />
    <Line d="M6 -10Q22 -26 38 -28M-6 -10Q-22 -26 -38 -28" ink="lagoon" width={2} />
  </>
);

const Body = ({ long }: { long: number }) => (
  <>
    <Shape d={`M-18 -6C-22 14 -16 ${long - 10} 0 ${long}C16 ${long - 10} 22 14 18 -6Z`} ink="amber" />
    <Shape d="M-19.500 4H19.500L19 13H-19ZM-17.500 22H17.500L14 31H-14Z" ink="dark" />
    <Disc y={-12} r={17} ink="chestnut" />
    <Disc y={-28} r={11} ink="dark" />
    <Line d="M-4 -37Q-8 -46 -15 -47M4 -37Q8 -46 15 -47" ink="dark" width={3} />
  </>
);

const Bee = () => (
  <At place="rotate(24) scale(.86)">
    <Wings ink="sky" />
    <Body long={42} />
  </At>
);

const Queen = () => (
  <>
    <Wings ink="sky" />
    <Body long={47} />
    <Shape d="M-15 -34L-18 -50L-8 -43L0 -53L8 -43L18 -50L15 -34Z" ink="rust" />
    <Dots
      ink="cream"
      of={[
        [-18, -50, 3],
        [0, -53, 3],
        [18, -50, 3],
      ]}
    />
  </>
);

/** A hive of straw, coil upon coil. */
const Skep = () => (
  <>
    <Shape d="M-42 38C-44 -4 -26 -44 0 -44C26 -44 44 -4 42 38Z" ink="copper" />
    <Line d="M-24 -28H24M-34 -11H34M-40 6H40M-42 23H42" ink="chestnut" width={4} />
    <Line
      d="M-14 -40L-20 -30M6 -43L10 -30M-30 -9L-33 5M-8 -10L-10 4M16 -10L18 4M34 8L36 21M-22 8L-24 21"
      ink="amber"
      width={3}
    />
    <Shape d="M-12 40V30A12 12 0 0 1 12 30V40Z" ink="dark" />
    <Bar x={-46} y={38} width={92} height={8} round={3} ink="chestnut" />
  </>
);

const Smoker = () => (
  <>
    <Shape d="M14 -40C24 -50 36 -40 30 -30C42 -32 46 -18 36 -14C28 -12 18 -20 14 -28Z" ink="sky" opacity={0.7} />
    <Bar x={-30} y={-6} width={40} height={48} round={5} ink="blue" />
    <Line d="M-30 8H10M-30 28H10" ink="indigo" width={4} />
    <Shape d="M-30 -6L-16 -28H2L14 -40L20 -32L10 -6Z" ink="indigo" />
    <Shape d="M14 0L44 -6V38L14 34Z" ink="chestnut" />
    <Line d="M22 -1V35M30 -3V36M38 -5V37" ink="copper" width={3} />
  </>
);

/** A dipper with honey running from it. */
const Dipper = () => (
  <>
    <Line d="M36 -42L2 2" ink="chestnut" width={8} />
    <At place="rotate(-52)">
      {places(5, 9, -38).map((x, index) => (
        <Bar
          key={x}
          x={x}
          y={-15 - (index % 4 ? 4 : 0)}
          width={6}
          height={30 + (index % 4 ? 8 : 0)}
          round={3}
          ink="copper"
        />
      ))}
    </At>
    <Shape d="M-34 12C-36 34 -30 36 -28 44C-26 50 -16 50 -16 42C-16 32 -6 32 -6 20C-14 26 -26 22 -34 12Z" ink="amber" />
    <Dots ink="cream" of={[[-24, 34, 3]]} />
  </>
);

const leaf = 'M0 0C-22 -10 -26 -36 -10 -40C-4 -42 0 -36 0 -32C0 -36 4 -42 10 -40C26 -36 22 -10 0 0Z';

const Clover = () => (
  <>
    <Line d="M2 4Q4 26 -8 46" ink="moss" width={6} />
    {[0, 120, 240].map((turn) => (
      <At key={turn} place={`translate(0 2) rotate(${turn}) translate(0 -3)`}>
        <Shape d={leaf} ink="moss" />
        <Line d="M0 -6V-24M0 -24L-9 -31M0 -24L9 -31" ink="leaf" width={3} />
      </At>
    ))}
  </>
);

const Candle = () => (
  <>
    <Shape d="M0 -48C10 -36 11 -28 0 -24C-11 -28 -10 -36 0 -48Z" ink="rust" />
    <Shape d="M0 -40C5 -34 5 -29 0 -27C-5 -29 -5 -34 0 -40Z" ink="amber" />
    <Bar x={-14} y={-22} width={28} height={56} round={3} ink="amber" />
    <Shape d="M-14 -18L14 -6V4L-14 -8ZM-14 4L14 16V26L-14 14Z" ink="copper" />
    <Shape d="M-32 34H32L24 46H-24Z" ink="blue" />
    <Line d="M30 36Q44 30 38 42" ink="blue" width={5} />
  </>
);

/** A cell full of honey: what opens the comb. */
const Honey = () => (
  <>
    <Shape d={cell(47)} ink="chestnut" />
    <Shape d={cell(39)} ink="amber" />
    <Shape d="M-34 12Q-16 0 0 10Q18 20 34 6V19.500L0 39L-34 19.500Z" ink="copper" />
    <Shape d="M-18 -16Q-10 -26 2 -26Q-6 -18 -10 -8Z" ink="cream" />
  </>
);

export const symbols: SymbolArt = {
  W: Queen,
  A: Skep,
  B: Smoker,
  C: Dipper,
  D: Clover,
  E: Candle,
  F: Bee,
  O: Honey,
};
