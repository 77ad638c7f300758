import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import { Lit, Panel } from '../../light.tsx';

/** A frame of walnut with velvet stretched and stitched over it, a brass-edged window, a rule along its foot. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Bar x={-3} y={top - 38} width={width + 6} height={height - top + 36} round={12} ink="dark" />
    <Panel
      x={1}
      y={top - 34}
      width={width - 2}
      height={height - top + 28}
      round={9}
      stops={[
        [0, 'amber'],
        [0.06, 'copper'],
        [0.5, 'chestnut'],
        [1, 'plum'],
      ]}
    />
    <Panel
      x={8}
      y={top - 27}
      width={width - 16}
      height={height - top + 14}
      round={6}
      stops={[
        [0, 'mulberry'],
        [0.5, 'mulberry'],
        [1, 'plum'],
      ]}
    />
    <Panel
      x={8}
      y={top - 27}
      width={width - 16}
      height={height - top + 14}
      round={6}
      across
      stops={[
        [0, 'dark', 0.5],
        [0.04, 'rose', 0.35],
        [0.09, 'dark', 0],
        [0.91, 'dark', 0],
        [0.96, 'rose', 0.35],
        [1, 'dark', 0.5],
      ]}
    />
    <rect
      x={14}
      y={top - 21}
      width={width - 28}
      height={height - top - 2}
      rx={4}
      fill="none"
      strokeWidth={3}
      strokeDasharray="12 8"
      strokeLinecap="round"
      className="stroke-slot-cream"
    />
    <Bar x={left - 13} y={top - 13} width={glassWidth + 26} height={glassHeight + 26} round={8} ink="dark" />
    <Panel
      x={left - 10}
      y={top - 10}
      width={glassWidth + 20}
      height={glassHeight + 20}
      round={6}
      stops={[
        [0, 'cream'],
        [0.15, 'lemon'],
        [0.5, 'amber'],
        [0.9, 'copper'],
        [1, 'lemon'],
      ]}
    />
    <Bar x={left - 4} y={top - 4} width={glassWidth + 8} height={glassHeight + 8} round={3} ink="plum" />
    <Bar x={left - 14} y={height - 33} width={glassWidth + 28} height={28} round={4} ink="dark" />
    <Panel
      x={left - 11}
      y={height - 30}
      width={glassWidth + 22}
      height={22}
      round={3}
      stops={[
        [0, 'cream'],
        [0.2, 'lemon'],
        [0.7, 'amber'],
        [1, 'copper'],
      ]}
    />
    <Line
      d={places(Math.floor(glassWidth / 13), 13, left + 2)
        .map((x, index) => `M${x} ${height - 9}v${index % 5 === 0 ? -14 : -8}`)
        .join('')}
      ink="dark"
      width={2.5}
    />
    {[left - 2, width - left + 2].map((x) => (
      <Disc key={x} x={x} y={height - 19} r={4} ink="chestnut" />
    ))}
  </>
);

/** Pins that hold the cloth, and a tape about the shoulders of the frame. */
export const Front = ({ width, top }: CabinetBox) => (
  <>
    {[-1, 1].map((side) => (
      <g key={side} transform={side === 1 ? undefined : `translate(${width} 0) scale(-1 1)`}>
        <Lit
          d={`M${width - 150} ${top - 40}C${width - 110} ${top - 66} ${width - 40} ${top - 62} ${width - 6} ${top - 36}C${width + 8} ${top - 22} ${width + 8} ${top + 20} ${width - 2} ${top + 54}L${width - 20} ${top + 50}C${width - 10} ${top + 14} ${width - 12} ${top - 12} ${width - 20} ${top - 20}C${width - 48} ${top - 42} ${width - 108} ${top - 46} ${width - 140} ${top - 26}Z`}
          stops={[
            [0, 'lemon'],
            [1, 'amber'],
          ]}
        />
        <Line
          d={places(7, 20, width - 138)
            .map((x, index) => `M${x} ${top - 44 - 4 * Math.sin((index / 6) * 3)}l2 8`)
            .join('')}
          ink="chestnut"
          width={2.5}
        />
        <Bar x={width - 22} y={top + 48} width={20} height={8} round={2} ink="rust" />
      </g>
    ))}
    {[52, 92, width - 92, width - 52].map((x, index) => (
      <g key={x}>
        <Line d={`M${x} ${top - 50}L${x + (index % 2 ? -7 : 7)} ${top - 20}`} ink="ice" width={3} />
        <Disc x={x} y={top - 52} r={9} ink="dark" />
        <Disc x={x} y={top - 52} r={7.5} ink={index % 2 ? 'rust' : 'leaf'} />
        <Disc x={x - 2.5} y={top - 54.5} r={2.5} ink="ice" />
      </g>
    ))}
  </>
);

/** A cut-out of pattern paper, pinned above the reels. */
export const Page = () => (
  <>
    <Shape d="M-62 -58H62V64H-62Z" ink="dark" />
    <Lit
      d="M-58 -58H34L58 -36V58H-58Z"
      stops={[
        [0, 'ice'],
        [0.6, 'cream'],
        [1, 'amber'],
      ]}
    />
    <Lit
      d="M34 -58L58 -36H34Z"
      across
      stops={[
        [0, 'copper'],
        [1, 'amber'],
      ]}
    />
    <rect
      x={-50}
      y={-48}
      width={98}
      height={98}
      fill="none"
      strokeWidth={2.5}
      strokeDasharray="9 7"
      className="stroke-slot-rust"
    />
    <Disc y={-56} r={8} ink="dark" />
    <Disc y={-56} r={6.5} ink="rust" />
    <Disc x={-2} y={-58} r={2} ink="ice" />
  </>
);
