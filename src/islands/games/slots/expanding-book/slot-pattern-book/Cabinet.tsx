import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** A length of cloth with a ruled hem, stitched about the window. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Bar x={0} y={top - 34} width={width} height={height - top + 26} round={8} ink="dark" />
    <Bar x={5} y={top - 29} width={width - 10} height={height - top + 16} round={6} ink="mulberry" />
    <rect
      x={14}
      y={top - 20}
      width={width - 28}
      height={height - top - 2}
      rx={4}
      fill="none"
      strokeWidth={3.5}
      strokeDasharray="14 9"
      strokeLinecap="round"
      className="stroke-slot-cream"
    />
    <Bar x={left - 8} y={top - 8} width={glassWidth + 16} height={glassHeight + 16} round={5} ink="dark" />
    <Bar x={left - 8} y={height - 30} width={glassWidth + 16} height={22} round={3} ink="amber" />
    <Line
      d={places(Math.floor(glassWidth / 13), 13, left + 2)
        .map((x, index) => `M${x} ${height - 8}V${index % 5 === 0 ? height - 24 : height - 16}`)
        .join('')}
      ink="dark"
      width={2.5}
    />
  </>
);

/** Pins that hold the cloth. */
export const Front = ({ width, top }: CabinetBox) =>
  [40, 86, width - 86, width - 40].map((x, index) => (
    <g key={x}>
      <Line d={`M${x} ${top - 42}L${x + (index % 2 ? -8 : 8)} ${top - 8}`} ink="sky" width={3} />
      <Disc x={x} y={top - 44} r={8} ink={index % 2 ? 'rust' : 'leaf'} />
    </g>
  ));

/** A cut-out of pattern paper, pinned above the reels. */
export const Page = () => (
  <>
    <Shape d="M-60 -54H60V58H-60Z" ink="dark" />
    <Shape d="M-56 -56H34L56 -36V54H-56Z" ink="cream" />
    <Shape d="M34 -56L56 -36H34Z" ink="amber" />
    <rect
      x={-49}
      y={-47}
      width={96}
      height={94}
      fill="none"
      strokeWidth={2.5}
      strokeDasharray="9 7"
      className="stroke-slot-rust"
    />
    <Disc y={-54} r={6} ink="rust" />
  </>
);
