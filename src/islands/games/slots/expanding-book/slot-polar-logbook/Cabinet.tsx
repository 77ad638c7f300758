import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** The planked wall of a ship's cabin, with rope about the window. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Bar x={0} y={top - 30} width={width} height={height - top + 22} round={14} ink="dark" />
    <Bar x={6} y={top - 24} width={width - 12} height={height - top + 10} round={10} ink="chestnut" />
    {places(6, (height - top) / 6, top - 22).map((y) => (
      <Line key={y} d={`M10 ${y}H${width - 10}`} ink="dark" width={2.5} opacity={0.6} />
    ))}
    <Bar x={left - 14} y={top - 14} width={glassWidth + 28} height={glassHeight + 28} round={10} ink="dark" />
    <rect
      x={left - 9}
      y={top - 9}
      width={glassWidth + 18}
      height={glassHeight + 18}
      rx={8}
      fill="none"
      strokeWidth={8}
      className="stroke-slot-amber"
    />
    <rect
      x={left - 9}
      y={top - 9}
      width={glassWidth + 18}
      height={glassHeight + 18}
      rx={8}
      fill="none"
      strokeWidth={8}
      strokeDasharray="3 11"
      className="stroke-slot-chestnut"
    />
    {[18, width - 18].flatMap((x) =>
      [top - 12, height - 22].map((y) => <Disc key={`${x},${y}`} x={x} y={y} r={6} ink="amber" />),
    )}
  </>
);

/** Snow that has drifted on the frame, with icicles. */
export const Front = ({ width, top }: CabinetBox) => (
  <>
    <Shape
      d={`M-6 ${top - 22}C40 ${top - 52} 110 ${top - 46} 150 ${top - 38}C190 ${top - 50} 220 ${top - 36} 238 ${top - 26}L232 ${top - 14}H206L200 ${top + 4}L194 ${top - 14}H130L122 ${top + 16}L114 ${top - 14}H70L64 ${top + 2}L58 ${top - 14}H4Z`}
      ink="cream"
    />
    <Shape
      d={`M${width + 6} ${top - 22}C${width - 40} ${top - 50} ${width - 100} ${top - 48} ${width - 140} ${top - 36}C${width - 170} ${top - 44} ${width - 190} ${top - 34} ${width - 204} ${top - 26}L${width - 198} ${top - 14}H${width - 160}L${width - 152} ${top + 10}L${width - 144} ${top - 14}H${width - 84}L${width - 77} ${top + 18}L${width - 70} ${top - 14}H${width - 4}Z`}
      ink="cream"
    />
  </>
);

/** A sheet of the log between two cords. */
export const Page = () => (
  <>
    <Line d="M-46 -64V-52M46 -64V-52" ink="amber" width={4} />
    <Bar x={-62} y={-58} width={124} height={120} round={6} ink="dark" />
    <Bar x={-58} y={-54} width={116} height={112} round={4} ink="cream" />
    <Line
      d={places(5, 20, -36)
        .map((y) => `M-50 ${y}H50`)
        .join('')}
      ink="sky"
      width={2}
      opacity={0.7}
    />
    <Line d="M-44 -54V58" ink="rust" width={2} opacity={0.6} />
  </>
);
