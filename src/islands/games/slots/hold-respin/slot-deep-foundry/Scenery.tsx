import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';

/** A ladle on its chains, tipped over a mould; what runs out of it lights all that is near. */
const Ladle = ({ x, side }: { x: number; side: 1 | -1 }) => (
  <At place={`translate(${x} 270) scale(${side} 1)`}>
    <Disc x={114} y={400} r={260} ink="copper" opacity={0.16} />
    <Disc x={114} y={400} r={160} ink="amber" opacity={0.2} />
    <Line d="M-70 -280V-30M70 -280V-20" ink="dark" width={14} />
    <Line d="M-66 -280V-30M74 -280V-20" ink="rust" width={3} opacity={0.7} />
    <At place="rotate(18)">
      <Shape d="M-116 -54H116L86 104Q80 126 56 126H-56Q-80 126 -86 104Z" ink="dark" />
      <Shape d="M116 -54L86 104Q80 126 56 126H20Q70 60 80 -54Z" ink="chestnut" />
      <Shape d="M-104 -48H104L98 -10H-98Z" ink="copper" />
      <Shape d="M-104 -48H104L101 -30H-101Z" ink="lemon" />
      <Shape d="M-60 -44H104L102 -36H-60Z" ink="ice" opacity={0.8} />
      <Line d="M-100 26H96M-92 70H86" ink="plum" width={9} />
      <Dots ink="rust" of={places(7, 30, -88).map((at) => [at, 26, 4] as const)} />
    </At>
    <Shape d="M102 -8C136 10 134 60 130 440H100C102 80 104 40 84 14Z" ink="copper" />
    <Shape d="M108 0C126 20 124 70 122 440H106C108 90 110 46 94 16Z" ink="lemon" />
    <Shape d="M112 8C118 40 117 80 116 440H111C112 92 113 50 106 20Z" ink="ice" />
    <Shape d="M30 430H206L184 530H52Z" ink="dark" />
    <Shape d="M30 430H206L202 450H34Z" ink="copper" />
    <Bar x={46} y={428} width={144} height={10} round={5} ink="lemon" />
    <Dots
      ink="amber"
      of={[
        [60, 390, 5],
        [170, 370, 6],
        [188, 408, 4],
        [44, 350, 4],
        [150, 330, 3],
        [74, 330, 3],
        [198, 330, 3],
      ]}
    />
  </At>
);

/** An arch of the hall, and the fire behind the next one. */
const Arch = ({ x }: { x: number }) => (
  <At place={`translate(${x} 0)`}>
    <Shape d="M-150 780V420C-150 300 -90 240 0 240C90 240 150 300 150 420V780Z" ink="rust" opacity={0.5} />
    <Shape d="M-120 780V440C-120 330 -70 280 0 280C70 280 120 330 120 440V780Z" ink="copper" opacity={0.4} />
    <Shape d="M-84 780V520C-84 420 -50 370 0 370C50 370 84 420 84 520V780Z" ink="amber" opacity={0.4} />
  </At>
);

/** The casting hall at night: arches with fire behind them, two ladles that pour, iron that lights it all from below. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="dark" />
    <Bar x={0} y={200} width={1600} height={700} ink="plum" opacity={0.4} />
    <Arch x={400} />
    <Arch x={800} />
    <Arch x={1200} />
    <Disc x={800} y={980} r={760} ink="rust" opacity={0.3} />
    <Disc x={800} y={980} r={520} ink="copper" opacity={0.3} />
    {places(5, 400, 0).map((x) => (
      <g key={x}>
        <Bar x={x - 38} y={120} width={76} height={780} ink="dark" />
        <Bar x={x + 26} y={120} width={12} height={780} ink="chestnut" />
        <Line d={`M${x - 26} 260L${x + 20} 320L${x - 26} 380L${x + 20} 440L${x - 26} 500`} ink="plum" width={7} />
      </g>
    ))}
    <Line
      d={`M0 96H1600M0 180H1600${places(16, 100)
        .map((x) => `M${x} 180L${x + 50} 96L${x + 100} 180`)
        .join('')}`}
      ink="plum"
      width={14}
    />
    <Line d="M0 188H1600" ink="rust" width={4} opacity={0.8} />
    <Ladle x={180} side={1} />
    <Ladle x={1420} side={-1} />
    <Bar x={0} y={790} width={1600} height={110} ink="dark" />
    <Bar x={0} y={780} width={1600} height={16} ink="rust" />
    <Bar x={0} y={780} width={1600} height={5} ink="amber" />
    <Line
      d={places(14, 120, 20)
        .map((x) => `M${x} 900L${x + 40} 800`)
        .join('')}
      ink="chestnut"
      width={5}
    />
  </svg>
);
