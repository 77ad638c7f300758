import { At, Bar, Disc, Dots, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** The depot's turntable from above: a pit, and a bridge with rails across it. */
const Turntable = () => (
  <>
    <Disc r={47} ink="dark" />
    <Disc r={42} ink="chestnut" />
    {places(12, 30).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Bar x={-3} y={-42} width={6} height={9} ink="amber" />
      </At>
    ))}
    <Disc r={31} ink="dark" />
    <At place="rotate(38)">
      <Bar x={-17} y={-47} width={34} height={94} round={3} ink="copper" />
      {places(7, 13, -41).map((y) => (
        <Bar key={y} x={-15} y={y} width={30} height={5} ink="chestnut" />
      ))}
      <Line d="M-8 -45V45M8 -45V45" ink="cream" width={4} />
    </At>
    <Disc r={7} ink="amber" />
  </>
);

/** A tram from the front, with its number and one eye. */
const Tram = () => (
  <>
    <Line d="M-14 -47L0 -36L14 -47M0 -36V-30" ink="dark" width={3} />
    <Shape d="M-26 -30H26L32 -22V36H-32V-22Z" ink="rust" />
    <Bar x={-32} y={4} width={64} height={12} ink="cream" />
    <Bar x={-25} y={-22} width={15} height={22} round={2} ink="indigo" />
    <Bar x={-8} y={-22} width={16} height={22} round={2} ink="indigo" />
    <Bar x={10} y={-22} width={15} height={22} round={2} ink="indigo" />
    <Shape d="M-25 -6L-12 -22H-10V-14L-18 0H-25ZM12 0L22 -22H25V-14L18 0Z" ink="sky" />
    <Disc y={22} r={9} ink="dark" />
    <Disc y={22} r={6} ink="amber" />
    <Bar x={-36} y={34} width={72} height={7} round={3} ink="dark" />
    <Line d="M-22 46H-12M12 46H22" ink="dark" width={6} />
  </>
);

/** The driver's foot gong, with its clapper. */
const Bell = () => (
  <>
    <Bar x={-40} y={32} width={80} height={9} round={4} ink="chestnut" />
    <Shape d="M-36 28Q-34 -30 0 -34Q34 -30 36 28Z" ink="amber" />
    <Shape d="M-36 28Q-34 -30 0 -34Q-16 -18 -15 28Z" ink="copper" />
    <Line d="M22 20Q22 -8 8 -20" ink="cream" width={4} />
    <Disc y={-38} r={7} ink="rust" />
    <Line d="M-46 10L-38 -2M46 10L38 -2M-46 -16L-36 -20M46 -16L36 -20" ink="mulberry" width={4} />
  </>
);

const Headlamp = () => (
  <>
    <Shape d="M-6 -4L46 -34V40Z" ink="amber" opacity={0.55} />
    <Shape d="M-6 0L46 -16V24Z" ink="cream" />
    <Bar x={-46} y={-16} width={26} height={36} round={6} ink="plum" />
    <Disc x={-12} y={2} r={30} ink="plum" />
    <Disc x={-8} y={2} r={23} ink="copper" />
    <Disc x={-6} y={2} r={17} ink="cream" />
    <Disc x={-6} y={2} r={7} ink="amber" />
    <Line d="M-30 32V44H4" ink="plum" width={6} />
  </>
);

/** The conductor's cap with its badge. */
const Cap = () => (
  <>
    <Shape d="M-46 -8Q-30 -38 0 -38Q30 -38 46 -8L30 8H-30Z" ink="blue" />
    <Shape d="M-46 -8Q-30 -38 0 -38Q-24 -26 -30 8Z" ink="indigo" />
    <Bar x={-31} y={4} width={62} height={16} ink="rust" />
    <Shape d="M-34 20H34Q30 38 0 38Q-30 38 -34 20Z" ink="dark" />
    <Line d="M-22 27Q0 34 22 27" ink="sky" width={3} />
    <Disc y={-6} r={10} ink="amber" />
    <Shape d="M0 -13L2 -8L7 -8L3 -4L5 1L0 -2L-5 1L-3 -4L-7 -8L-2 -8Z" ink="chestnut" />
  </>
);

/** A paper ticket, punched twice. */
const Ticket = () => (
  <At place="rotate(-14)">
    <Shape d="M-44 -24H44V-10A10 10 0 0 0 44 10V24H-44V10A10 10 0 0 0 -44 -10Z" ink="teal" />
    <Shape d="M-36 -18H20V18H-36Z" ink="cream" />
    <Line d="M-29 -9H-4M-29 1H8M-29 10H0" ink="teal" width={4} />
    <Line d="M29 -20V20" ink="cream" width={2} />
    <Dots
      ink="sky"
      of={[
        [12, -9, 5],
        [37, -16, 3],
      ]}
    />
  </At>
);

/** The lever that sets the points, with its weight. */
const Lever = () => (
  <>
    <Shape d="M-38 42L-28 20H24L34 42Z" ink="moss" />
    <Shape d="M-38 42L-28 20H-8L-14 42Z" ink="teal" />
    <Line d="M-2 22L24 -32" ink="dark" width={9} />
    <Line d="M-2 22L24 -32" ink="leaf" width={4} />
    <Disc x={26} y={-36} r={10} ink="moss" />
    <Disc x={23} y={-39} r={4} ink="cream" />
    <Disc x={-2} y={22} r={12} ink="dark" />
    <Disc x={-2} y={22} r={6} ink="leaf" />
  </>
);

export const symbols: SymbolArt = {
  T: Turntable,
  A: Tram,
  B: Bell,
  C: Headlamp,
  D: Cap,
  E: Ticket,
  F: Lever,
};
