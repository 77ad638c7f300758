import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** A brass instrument: an arc of degrees above the window, screws at its corners. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Shape
      d={`M-4 ${top - 10}C${width * 0.16} ${top - 110} ${width * 0.34} ${top - 132} ${width / 2} ${top - 132}C${width * 0.66} ${top - 132} ${width * 0.84} ${top - 110} ${width + 4} ${top - 10}V${height - 10}H-4Z`}
      ink="dark"
    />
    <Shape
      d={`M2 ${top - 6}C${width * 0.17} ${top - 102} ${width * 0.34} ${top - 124} ${width / 2} ${top - 124}C${width * 0.66} ${top - 124} ${width * 0.83} ${top - 102} ${width - 2} ${top - 6}V${height - 16}H2Z`}
      ink="copper"
    />
    <Bar x={12} y={top - 12} width={width - 24} height={height - top - 10} round={6} ink="amber" />
    {places(13, 7.5, -45).map((turn, index) => (
      <g key={turn} transform={`translate(${width / 2} ${top + 330}) rotate(${turn * 0.86})`}>
        <Line d={`M0 -438V${index % 3 === 0 ? -416 : -426}`} ink="dark" width={3.5} />
      </g>
    ))}
    <Bar x={left - 9} y={top - 9} width={glassWidth + 18} height={glassHeight + 18} round={6} ink="dark" />
    {[24, width - 24].flatMap((x) =>
      [top + 4, height - 34].map((y) => (
        <g key={`${x},${y}`}>
          <Disc x={x} y={y} r={9} ink="chestnut" />
          <Line d={`M${x - 5} ${y - 3}L${x + 5} ${y + 3}`} ink="amber" width={3} />
        </g>
      )),
    )}
  </>
);

/** The field of view above the reels, with its cross wires. */
export const Page = () => (
  <>
    <Disc r={66} ink="dark" />
    <Disc r={61} ink="chestnut" />
    <Disc r={55} ink="indigo" />
    <Line d="M-54 0H-40M54 0H40M0 -54V-40M0 54V40" ink="sky" width={3} />
  </>
);
