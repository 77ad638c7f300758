import type { CabinetBox } from '../../Cabinet.tsx';
import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';
import { Glow, Lit, Panel } from '../../light.tsx';

/** The planked wall of a ship's cabin, a brass rail and rope about the window. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => {
  const from = top - 30;
  const tall = height - top + 22;
  return (
    <>
      <Bar x={-3} y={from - 3} width={width + 6} height={tall + 6} round={16} ink="dark" />
      <Panel
        x={3}
        y={from + 3}
        width={width - 6}
        height={tall - 6}
        round={11}
        stops={[
          [0, 'copper'],
          [0.1, 'rust'],
          [0.45, 'chestnut'],
          [1, 'plum'],
        ]}
      />
      {places(7, (height - top) / 7, top - 4).map((y) => (
        <g key={y}>
          <Line d={`M6 ${y}H${width - 6}`} ink="dark" width={3} opacity={0.6} />
          <Line d={`M6 ${y + 3}H${width - 6}`} ink="copper" width={1.5} opacity={0.6} />
        </g>
      ))}
      <Bar x={left - 16} y={top - 16} width={glassWidth + 32} height={glassHeight + 32} round={11} ink="dark" />
      <Panel
        x={left - 13}
        y={top - 13}
        width={glassWidth + 26}
        height={glassHeight + 26}
        round={9}
        stops={[
          [0, 'lemon'],
          [0.25, 'amber'],
          [0.7, 'copper'],
          [1, 'amber'],
        ]}
      />
      <rect
        x={left - 6}
        y={top - 6}
        width={glassWidth + 12}
        height={glassHeight + 12}
        rx={6}
        fill="none"
        strokeWidth={7}
        className="stroke-slot-cream"
      />
      <rect
        x={left - 6}
        y={top - 6}
        width={glassWidth + 12}
        height={glassHeight + 12}
        rx={6}
        fill="none"
        strokeWidth={7}
        strokeDasharray="3 9"
        className="stroke-slot-chestnut"
      />
      <Bar x={left - 2} y={top - 2} width={glassWidth + 4} height={glassHeight + 4} ink="dark" />
      {[15, width - 15].flatMap((x) =>
        [top + glassHeight * 0.36, top + glassHeight * 0.66].map((y) => (
          <g key={`${x},${y}`}>
            <Disc x={x} y={y} r={12} ink="dark" />
            <Disc x={x} y={y} r={10} ink="amber" />
            <Disc x={x} y={y} r={6.5} ink="indigo" />
            <Line d={`M${x - 3} ${y - 2}Q${x} ${y - 5} ${x + 3} ${y - 3}`} ink="sky" width={2} />
          </g>
        )),
      )}
      <Dots
        ink="amber"
        of={[15, width - 15].flatMap((x) => [[x, top - 14, 5] as const, [x, height - 22, 5] as const])}
      />
    </>
  );
};

/** Icicles of a drift, as places along it and their lengths. */
const icicles = [
  [20, 24],
  [48, 14],
  [84, 34],
  [124, 18],
  [160, 26],
  [194, 12],
] as const;

/** Snow that has drifted on one side of the frame: its underside is blue, ice hangs from it. */
const Drift = ({ at }: { at: string }) => (
  <At place={at}>
    {icicles.map(([x, long]) => (
      <g key={x}>
        <Lit
          d={`M${x - 9} 0H${x + 9}L${x} ${long + 6}Z`}
          stops={[
            [0, 'ice'],
            [1, 'sky'],
          ]}
        />
        <Line d={`M${x - 2} 2L${x - 1} ${long * 0.6}`} ink="cream" width={2} />
      </g>
    ))}
    <Shape d="M-14 4C-16 -8 -8 -10 -2 -12C40 -42 110 -36 150 -26C190 -38 222 -26 240 -14Q246 0 236 4Z" ink="sky" />
    <Lit
      d="M-14 -2C-14 -10 -8 -12 -2 -14C40 -44 110 -38 150 -28C190 -40 222 -28 240 -16Q244 -8 230 -6C160 6 60 8 -14 -2Z"
      stops={[
        [0, 'ice'],
        [0.7, 'ice'],
        [1, 'mint'],
      ]}
    />
  </At>
);

/** A storm lantern on the cabin's shoulder. */
const Lantern = ({ x, y }: { x: number; y: number }) => (
  <At place={`translate(${x} ${y})`}>
    <Glow r={76} ink="lemon" opacity={0.75} />
    <Line d="M-11 -14Q0 -38 11 -14" ink="dark" width={3.5} />
    <Shape d="M-11 -18H11L14 -10H-14Z" ink="dark" />
    <Shape d="M-12 -10H12Q17 4 12 16H-12Q-17 4 -12 -10Z" ink="amber" />
    <Shape d="M0 -7C8 2 7 10 5 14H-5C-7 10 -8 2 0 -7Z" ink="ice" />
    <Bar x={-15} y={16} width={30} height={9} round={3} ink="dark" />
  </At>
);

/** Snow on the frame, and a lantern to each side of the log. */
export const Front = ({ width, top }: CabinetBox) => (
  <>
    <Drift at={`translate(8 ${top - 18})`} />
    <Drift at={`translate(${width - 8} ${top - 18}) scale(-1 1)`} />
    <Lantern x={width / 2 - 96} y={top - 56} />
    <Lantern x={width / 2 + 96} y={top - 56} />
  </>
);

/** A sheet of the log in its brass holder. */
export const Page = () => (
  <>
    <Bar x={-66} y={-62} width={132} height={130} round={8} ink="dark" />
    <Panel
      x={-63}
      y={-59}
      width={126}
      height={124}
      round={7}
      stops={[
        [0, 'lemon'],
        [0.4, 'amber'],
        [1, 'chestnut'],
      ]}
    />
    <Panel
      x={-56}
      y={-52}
      width={112}
      height={110}
      round={3}
      stops={[
        [0, 'ice'],
        [1, 'cream'],
      ]}
    />
    <Line
      d={places(5, 20, -34)
        .map((y) => `M-50 ${y}H50`)
        .join('')}
      ink="sky"
      width={2}
      opacity={0.7}
    />
    <Line d="M-44 -52V58" ink="rust" width={2} opacity={0.6} />
    <Dots
      ink="chestnut"
      of={[
        [-58, -54, 3],
        [58, -54, 3],
        [-58, 60, 3],
        [58, 60, 3],
      ]}
    />
  </>
);
