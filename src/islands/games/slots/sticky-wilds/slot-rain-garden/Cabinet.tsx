import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import { Drop } from './symbols.tsx';

/** A pavilion: a tiled roof with its eaves turned up, posts and a step. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Bar x={16} y={top - 20} width={width - 32} height={height - top + 6} ink="chestnut" />
    {[16, width - 38].map((x) => (
      <Bar key={x} x={x} y={top - 20} width={22} height={height - top + 10} ink="rust" />
    ))}
    <Bar x={left - 9} y={top - 9} width={glassWidth + 18} height={glassHeight + 18} round={5} ink="dark" />
    <Bar x={-4} y={height - 24} width={width + 8} height={18} round={4} ink="copper" />
    <Shape
      d={`M-26 ${top - 18}C20 ${top - 26} 60 ${top - 60} 96 ${top - 92}H${width - 96}C${width - 60} ${top - 60} ${width - 20} ${top - 26} ${width + 26} ${top - 18}L${width + 14} ${top - 8}H-14Z`}
      ink="indigo"
    />
    <Line
      d={places(11, (width - 220) / 10, 110)
        .map(
          (x) =>
            `M${x} ${top - 90}Q${x + (x - width / 2) * 0.12} ${top - 50} ${x + (x - width / 2) * 0.26} ${top - 14}`,
        )
        .join('')}
      ink="blue"
      width={5}
    />
    <Bar x={84} y={top - 104} width={width - 168} height={18} round={8} ink="blue" />
    <Disc x={width / 2} y={top - 104} r={14} ink="amber" />
  </>
);

/** A drop that stays, on its own tile. */
export const Stay = () => (
  <>
    <Bar x={-50} y={-50} width={100} height={100} round={8} ink="indigo" />
    <Bar x={-46} y={-46} width={92} height={92} round={8} ink="lagoon" />
    <circle
      r={42}
      fill="none"
      strokeWidth={3}
      strokeDasharray="4 8"
      strokeLinecap="round"
      className="stroke-slot-cream"
    />
    <g transform="scale(.8)">
      <Drop />
    </g>
  </>
);
