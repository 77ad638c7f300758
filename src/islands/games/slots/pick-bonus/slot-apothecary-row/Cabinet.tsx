import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Line, Shape } from '../../ink.tsx';

/** A cabinet of drawers: a cornice with an urn of brass, fluted sides, and a shelf of scales along its foot. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Shape
      d={`M-10 ${top - 30}Q${width * 0.25} ${top - 34} ${width / 2 - 74} ${top - 60}Q${width / 2} ${top - 92} ${width / 2 + 74} ${top - 60}Q${width * 0.75} ${top - 34} ${width + 10} ${top - 30}V${top - 10}H-10Z`}
      ink="chestnut"
    />
    <Shape d={`M${width / 2 - 84} ${top - 36}Q${width / 2} ${top - 78} ${width / 2 + 84} ${top - 36}Z`} ink="teal" />
    <Line
      d={`M${width / 2} ${top - 60}C${width / 2 - 14} ${top - 52} ${width / 2 + 14} ${top - 48} ${width / 2} ${top - 40}M${width / 2 - 12} ${top - 46}H${width / 2 + 12}`}
      ink="amber"
      width={4}
    />
    <Bar x={-14} y={top - 34} width={width + 28} height={16} round={5} ink="copper" />
    <Bar x={-14} y={top - 34} width={width + 28} height={6} round={3} ink="amber" />
    <Bar x={0} y={top - 18} width={width} height={height - top + 10} round={4} ink="plum" />
    <Bar x={6} y={top - 14} width={width - 12} height={height - top + 2} round={3} ink="chestnut" />
    {[10, width - 26].map((x) => (
      <g key={x}>
        <Bar x={x} y={top - 8} width={16} height={glassHeight + 16} round={3} ink="copper" />
        <Bar x={x + 3} y={top - 4} width={3} height={glassHeight + 8} ink="amber" />
        <Bar x={x + 10} y={top - 4} width={3} height={glassHeight + 8} ink="chestnut" />
      </g>
    ))}
    <Bar x={left - 6} y={top - 6} width={glassWidth + 12} height={glassHeight + 12} round={3} ink="amber" />
    <Bar x={left - 3} y={top - 3} width={glassWidth + 6} height={glassHeight + 6} round={2} ink="plum" />
    <Bar
      x={left - 8}
      y={top + glassHeight + 14}
      width={glassWidth + 16}
      height={height - top - glassHeight - 24}
      round={4}
      ink="plum"
    />
  </>
);

export const Closed = ({ at }: { at: number }) => (
  <>
    <Bar x={-48} y={-46} width={96} height={92} round={5} ink="chestnut" />
    <Bar x={-43} y={-41} width={86} height={82} round={4} ink={at % 2 ? 'copper' : 'rust'} />
    <Bar x={-24} y={-28} width={48} height={22} round={2} ink="cream" />
    <Line d={at % 3 ? 'M-16 -20H16M-16 -13H4' : 'M-16 -20H8M-16 -13H14'} ink="chestnut" width={3} />
    <Disc y={18} r={12} ink="chestnut" />
    <Disc y={16} r={10} ink="amber" />
    <Disc x={-3} y={13} r={3} ink="cream" />
  </>
);

export const Opened = () => (
  <>
    <Bar x={-48} y={-46} width={96} height={92} round={5} ink="dark" />
    <Shape d="M-40 -36H40L44 34H-44Z" ink="plum" />
    <Bar x={-46} y={30} width={92} height={16} round={3} ink="copper" />
  </>
);
