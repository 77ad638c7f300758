import { Bar, Disc, Line, places, Shape } from '../ink.tsx';

/** Dusk at the junction: the low sun in flat rings, the line along the foot of the picture. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="plum" />
    <Disc x={800} y={760} r={720} ink="mulberry" opacity={0.5} />
    <Disc x={800} y={760} r={560} ink="rust" opacity={0.75} />
    <Disc x={800} y={760} r={420} ink="copper" opacity={0.85} />
    <Shape d="M0 806C200 776 420 800 620 790C900 776 1200 800 1600 770V900H0Z" ink="dark" />
    <Bar x={0} y={838} width={1600} height={7} ink="amber" />
    <Bar x={0} y={854} width={1600} height={4} ink="amber" />
    {places(34, 48).map((x) => (
      <Bar key={x} x={x} y={866} width={30} height={13} ink="plum" />
    ))}
    {[150, 330, 1270, 1450].map((x) => (
      <g key={x}>
        <Bar x={x} y={420} width={9} height={400} ink="dark" />
        <Line d={`M${x - 46} 450H${x + 55}M${x - 36} 486H${x + 45}`} ink="dark" width={7} />
      </g>
    ))}
    <Line
      d="M-40 440Q60 480 110 446Q240 492 290 446M1310 446Q1360 490 1410 446Q1540 492 1660 440"
      ink="dark"
      width={3}
    />
  </svg>
);
