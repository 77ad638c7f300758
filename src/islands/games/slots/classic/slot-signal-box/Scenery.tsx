import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** A signal by the line: its post with a ladder, one arm or two, and the lamp that goes with each. */
const Semaphore = ({ x, size, arms, side }: { x: number; size: number; arms: readonly number[]; side: 1 | -1 }) => (
  <At place={`translate(${x} 826) scale(${side * size} ${size})`}>
    <Bar x={-8} y={-470} width={16} height={470} ink="dark" />
    <Bar x={-8} y={-470} width={5} height={470} ink="plum" />
    <Shape d="M-10 -470H10L0 -506Z" ink="dark" />
    <Line
      d={`M-34 0V-420M-16 0V-420${places(17, -25, -14)
        .map((y) => `M-34 ${y}h18`)
        .join('')}`}
      ink="dark"
      width={4}
    />
    {arms.map((turn, index) => (
      <At key={turn} place={`translate(0 ${-440 + index * 116})`}>
        <At place={`rotate(${turn})`}>
          <Shape d="M-18 -15L128 -22V22L-18 15Z" ink="rust" />
          <Shape d="M92 -20L108 -21V21L92 20Z" ink="cream" />
          <Disc r={15} ink="dark" />
        </At>
        <Disc x={-34} y={6} r={40} ink={turn < 0 ? 'leaf' : 'cherry'} opacity={0.25} />
        <Disc x={-34} y={6} r={15} ink="dark" />
        <Disc x={-34} y={6} r={10} ink={turn < 0 ? 'leaf' : 'cherry'} />
      </At>
    ))}
  </At>
);

/** The evening express on its way out: its smoke over the fields, its windows lit. */
const Train = () => (
  <At place="translate(1060 752)">
    {(
      [
        [-40, -76, 26],
        [4, -112, 36],
        [66, -146, 46],
        [150, -172, 56],
        [256, -190, 62],
        [370, -200, 54],
      ] as const
    ).map(([x, y, r]) => (
      <Disc key={x} x={x} y={y} r={r} ink="rose" opacity={0.4} />
    ))}
    <Shape d="M-96 0V-26Q-96 -42 -80 -42H-58V-62H-38V-42H-8V-64H34V0Z" ink="dark" />
    <Bar x={2} y={-54} width={22} height={20} round={3} ink="lemon" />
    {places(4, 128, 44).map((x) => (
      <g key={x}>
        <Bar x={x} y={-56} width={120} height={52} round={6} ink="dark" />
        <Bar x={x} y={-58} width={120} height={7} round={3} ink="chestnut" />
        {places(5, 22, x + 8).map((left) => (
          <Bar key={left} x={left} y={-44} width={15} height={18} round={3} ink="lemon" />
        ))}
      </g>
    ))}
  </At>
);

/** Dusk at the junction: the low sun in bands, fields, an express, signals at both sides, rails that run to the sun. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="plum" />
    <Bar x={0} y={220} width={1600} height={680} ink="mulberry" />
    <Bar x={0} y={380} width={1600} height={520} ink="rust" opacity={0.75} />
    <Bar x={0} y={510} width={1600} height={390} ink="copper" opacity={0.85} />
    <Bar x={0} y={620} width={1600} height={280} ink="amber" opacity={0.8} />
    <Disc x={800} y={700} r={420} ink="amber" opacity={0.3} />
    <Disc x={800} y={700} r={310} ink="lemon" opacity={0.4} />
    <Disc x={800} y={700} r={210} ink="cream" opacity={0.7} />
    <Line
      d="M80 300H380M200 334H520M1120 270H1500M1060 306H1290M30 440H250M1330 420H1590M420 470H560M1090 480H1230"
      ink="rose"
      width={14}
      opacity={0.45}
    />
    <Shape d="M0 700Q180 650 380 690T760 700T1180 690T1600 680V900H0Z" ink="mulberry" opacity={0.75} />
    <Train />
    <Shape d="M0 752C240 730 460 756 800 750S1360 744 1600 752V900H0Z" ink="chestnut" />
    <Line d="M0 772C240 752 460 776 800 770S1360 764 1600 772" ink="rust" width={6} />
    {[250, 520, 1010, 1330].map((x, index) => (
      <g key={x}>
        <Disc x={x} y={738} r={22 + (index % 2) * 8} ink="dark" />
        <Disc x={x + 28} y={744} r={18} ink="dark" />
      </g>
    ))}
    <Shape d="M0 806C200 790 420 804 620 798C900 790 1200 804 1600 790V900H0Z" ink="dark" />
    <Bar x={0} y={830} width={1600} height={7} ink="amber" />
    <Bar x={0} y={850} width={1600} height={5} ink="copper" />
    {places(34, 48).map((x) => (
      <Bar key={x} x={x} y={862} width={30} height={13} ink="plum" />
    ))}
    <Semaphore x={180} size={1} arms={[-38, 0]} side={1} />
    <Semaphore x={1450} size={0.92} arms={[0, -38]} side={-1} />
    <Semaphore x={430} size={0.55} arms={[0]} side={1} />
    <Semaphore x={1180} size={0.5} arms={[-38]} side={-1} />
  </svg>
);
