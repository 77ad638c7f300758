import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** A ladle on its chains, tipped over a mould. */
const Ladle = ({ x, side }: { x: number; side: 1 | -1 }) => (
  <At place={`translate(${x} 250) scale(${side} 1)`}>
    <Line d="M-70 -260V-30M70 -260V-20" ink="dark" width={12} />
    <At place="rotate(18)">
      <Shape d="M-110 -50H110L82 100Q76 120 54 120H-54Q-76 120 -82 100Z" ink="dark" />
      <Shape d="M-96 -44H96L90 -14H-90Z" ink="amber" />
      <Shape d="M-96 -44H96L93 -30H-93Z" ink="cream" />
      <Line d="M-98 20H98" ink="chestnut" width={8} />
    </At>
    <Shape d="M104 -4C132 10 130 60 126 420H104C106 80 108 40 88 16Z" ink="amber" />
    <Shape d="M110 8C120 40 119 80 117 420H110C112 90 113 50 104 20Z" ink="cream" />
    <Shape d="M40 430H196L176 520H60Z" ink="dark" />
    <Bar x={54} y={424} width={128} height={14} ink="rust" />
  </At>
);

/** The casting hall at night: two ladles pour, and the iron lights it from below. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="dark" />
    <Disc x={800} y={960} r={900} ink="plum" opacity={0.7} />
    <Disc x={800} y={960} r={640} ink="chestnut" opacity={0.6} />
    <Disc x={800} y={960} r={400} ink="rust" opacity={0.65} />
    {places(9, 200, -20).map((x) => (
      <Shape
        key={x}
        d={`M${x} 900V240L${x + 12} 220H${x + 34}L${x + 46} 240V900H${x + 34}V250H${x + 12}V900Z`}
        ink="indigo"
        opacity={0.7}
      />
    ))}
    <Line
      d={`M0 150L1600 150M0 214H1600${places(16, 100)
        .map((x) => `M${x} 214L${x + 50} 150L${x + 100} 214`)
        .join('')}`}
      ink="indigo"
      width={12}
    />
    <Ladle x={190} side={1} />
    <Ladle x={1410} side={-1} />
    <Bar x={0} y={780} width={1600} height={120} ink="dark" />
    <Bar x={0} y={770} width={1600} height={14} ink="copper" />
    {places(20, 84, 10).map((x) => (
      <Bar key={x} x={x} y={806} width={60} height={10} round={5} ink="chestnut" />
    ))}
  </svg>
);
