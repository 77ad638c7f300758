import { At, Disc, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** Two on their stalks, the nearer one before the other. */
const Cherries = () => (
  <>
    <Line d="M-20 8C-14 -16 -2 -32 16 -42M20 14C18 -10 18 -26 16 -42" ink="moss" width={4.5} />
    <Shape d="M14 -42C-4 -50 -24 -44 -32 -30C-14 -22 4 -26 14 -42Z" ink="leaf" />
    <Line d="M10 -40C-4 -38 -18 -36 -26 -31" ink="moss" width={2.5} />
    <Disc x={-20} y={20} r={22} ink="cherry" />
    <Shape d="M-2 28A22 22 0 0 1 -40 30A24 24 0 0 0 -2 28Z" ink="plum" opacity={0.5} />
    <Disc x={21} y={24} r={23} ink="cherry" />
    <Shape d="M41 31A23 23 0 0 1 0 33A25 25 0 0 0 41 31Z" ink="plum" opacity={0.5} />
    <Shape d="M-34 12Q-30 2 -20 3Q-28 8 -30 16ZM8 14Q12 5 22 6Q14 11 12 19Z" ink="rose" />
  </>
);

const Berry = ({ at }: { at: string }) => (
  <At place={at}>
    <Disc r={21} ink="blue" />
    <Shape d="M20 4A21 21 0 0 1 -18 10A24 24 0 0 0 20 4Z" ink="indigo" opacity={0.7} />
    <Shape d="M0 -15L4 -8L12 -9L8 -2L12 5L4 4L0 10L-4 4L-12 5L-8 -2L-12 -9L-4 -8Z" ink="indigo" />
    <Line d="M-15 -8Q-12 -15 -5 -17" ink="sky" width={3.5} />
  </At>
);

const Blueberries = () => (
  <>
    <Shape d="M-6 -10C-30 -16 -40 -30 -38 -44C-20 -44 -6 -30 -6 -10Z" ink="leaf" />
    <Line d="M-10 -16C-18 -26 -26 -34 -34 -40" ink="moss" width={2.5} />
    <Berry at="translate(8 -18) rotate(14)" />
    <Berry at="translate(-21 19) rotate(-20)" />
    <Berry at="translate(22 21) rotate(8)" />
  </>
);

/** Whole, lying aslant. */
const Lemon = () => (
  <At place="rotate(-28)">
    <Shape
      d="M-48 2C-42 -2 -38 -6 -35 -11C-24 -32 24 -33 35 -11C38 -6 42 -2 49 0C42 4 38 8 35 13C24 33 -24 33 -35 13C-38 9 -42 5 -48 2Z"
      ink="lemon"
    />
    <Shape d="M49 0C42 4 38 8 35 13C24 33 -24 33 -35 13C-20 24 22 22 32 4C36 -3 42 -1 49 0Z" ink="amber" />
    {(
      [
        [-18, -6],
        [-4, 4],
        [12, -4],
        [-24, 6],
        [4, -14],
        [22, 6],
      ] as const
    ).map(([x, y]) => (
      <Disc key={`${x},${y}`} x={x} y={y} r={1.8} ink="amber" />
    ))}
    <Line d="M-26 -12Q-16 -21 -2 -22" ink="ice" width={4.5} />
  </At>
);

/** Half a wheel, the cut side up. */
const Orange = () => (
  <At place="rotate(14)">
    <Shape d="M-45 -16A45 45 0 0 0 45 -16Z" ink="copper" />
    <Shape d="M-38 -14A38 38 0 0 0 38 -14Z" ink="cream" />
    {places(5, 36, 18).map((turn) => (
      <At key={turn} place={`translate(0 -13) rotate(${turn - 90})`}>
        <Shape d="M0 7Q-2 5 -7.500 27Q-8 33 0 33Q8 33 7.500 27Q2 5 0 7Z" ink="copper" />
        <Line d="M-2 17L-3 25" ink="amber" width={3} />
      </At>
    ))}
    <Shape d="M-45 -16A45 45 0 0 0 -25 22A51 51 0 0 1 -40 -16Z" ink="amber" />
  </At>
);

const leafBlade = 'M0 0C-18 -10 -20 -30 0 -46C20 -30 18 -10 0 0Z';

const Mint = () => (
  <>
    <Line d="M2 46C0 34 0 22 0 8" ink="moss" width={5} />
    {[-62, 62, 0].map((turn) => (
      <At key={turn} place={`translate(0 12) rotate(${turn}) scale(${turn === 0 ? 1.15 : 1.02})`}>
        <Shape d={leafBlade} ink={turn === 0 ? 'leaf' : 'moss'} />
        <Shape d="M0 0C18 -10 20 -30 0 -46Z" ink={turn === 0 ? 'moss' : 'leaf'} opacity={0.55} />
        <Line d="M0 -4V-38M0 -12L-8 -20M0 -12L8 -20M0 -23L-7 -31M0 -23L7 -31" ink="teal" width={2} />
      </At>
    ))}
  </>
);

const crimps = places(21, (2 * Math.PI) / 21)
  .map((angle, index) => {
    const [near, far] = [36, 45];
    const next = angle + Math.PI / 21;
    const start = `${(near * Math.sin(angle)).toFixed(1)} ${(-near * Math.cos(angle)).toFixed(1)}`;
    const end = `${(near * Math.sin(angle + (2 * Math.PI) / 21)).toFixed(1)} ${(-near * Math.cos(angle + (2 * Math.PI) / 21)).toFixed(1)}`;
    const peak = `${(far * 1.06 * Math.sin(next)).toFixed(1)} ${(-far * 1.06 * Math.cos(next)).toFixed(1)}`;
    return `${index === 0 ? `M${start}` : ''}Q${peak} ${end}`;
  })
  .join('');

/** A crimped bottle top with the house's lantern on it. */
const Cap = () => (
  <>
    <Shape d={`${crimps}Z`} ink="mulberry" />
    <Disc r={32} ink="plum" />
    <Disc y={-1.5} r={30} ink="mulberry" />
    <Disc r={23} ink="cream" />
    <Shape d="M-8 -7H8L11 12H-11ZM-5 -12H5V-8H-5Z" ink="plum" />
    <Shape d="M0 -5C6 1 5 8 0 10C-5 8 -6 1 0 -5Z" ink="amber" />
    <Line d="M-6 -13Q0 -20 6 -13" ink="plum" width={2.5} />
    <Line d="M-24 -13Q-18 -24 -6 -27" ink="rose" width={4} />
  </>
);

/** A cube of it, seen over an edge, with a bubble in it. */
const Ice = () => (
  <>
    <Shape d="M0 -46L42 -25V22L0 46L-42 22V-25Z" ink="blue" />
    <Shape d="M0 -41L38 -22L0 -3L-38 -22Z" ink="ice" />
    <Shape d="M-38 -17L-2 1V39L-38 19Z" ink="sky" />
    <Shape d="M38 -17L2 1V39L38 19Z" ink="mint" />
    <Shape d="M-33 -8L-24 -4V18L-33 13ZM-19 -1L-14 2V10L-19 7Z" ink="ice" opacity={0.85} />
    <Shape d="M-18 -22L2 -32L10 -28L-10 -18Z" ink="mint" />
    <Disc x={20} y={14} r={7} ink="ice" />
    <Disc x={27} y={2} r={3.5} ink="ice" />
  </>
);

export const symbols: SymbolArt = { W: Ice, A: Cherries, B: Blueberries, C: Lemon, D: Orange, E: Mint, F: Cap };
