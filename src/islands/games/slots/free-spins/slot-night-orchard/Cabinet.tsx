import { cx } from '#ui/cx.ts';
import type { CabinetBox } from '../../Cabinet.tsx';
import { At, Bar, Disc, Dots, Line, Shape } from '../../ink.tsx';

/** A curve through the cells of a line, with a leaf at each step. */
export const Vine = ({ points }: { points: readonly (readonly [number, number])[] }) => {
  const [, firstY = 0] = points[0] ?? [];
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return { fromY, x, y, middle: (fromX + x) / 2 };
  });
  const d = `M-12 ${firstY}H50${steps.map(({ fromY, x, y, middle }) => `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`).join('')}`;
  return (
    <>
      <Line d={d} ink="dark" width={11} />
      <Line d={d} ink="leaf" width={5} />
      {steps.map(({ middle, fromY, y }, index) => (
        <At key={middle} place={`translate(${middle} ${(fromY + y) / 2}) rotate(${index % 2 ? 40 : -50})`}>
          <Shape d="M0 0Q8 -12 26 -5Q16 10 0 0Z" ink="leaf" />
          <Line d="M2 -1Q12 -5 22 -4" ink="moss" width={2} />
        </At>
      ))}
    </>
  );
};

/** Leaves of the canopy: place, size and ink, from the trunk inwards; what is nearer the moon is paler. */
const canopy = [
  [-26, 40, 34, 'teal'],
  [8, 22, 36, 'moss'],
  [48, 36, 30, 'teal'],
  [78, 20, 30, 'moss'],
  [112, 36, 25, 'teal'],
  [142, 26, 24, 'moss'],
  [172, 38, 19, 'teal'],
  [200, 32, 17, 'moss'],
  [226, 40, 13, 'teal'],
  [250, 38, 11, 'moss'],
] as const;

/** An espaliered apple tree at the side of the window, its crown along the head of it. */
const Trunk = ({ x, height, mirrored }: { x: number; height: number; mirrored: boolean }) => (
  <At place={`translate(${x} 0) scale(${mirrored ? -1 : 1} 1)`}>
    <Shape
      d={`M-15 ${height}C-7 ${height - 60} -10 200 -9 50H9C10 200 9 ${height - 60} 18 ${height}Z`}
      ink="chestnut"
    />
    <Line d={`M-3 ${height - 20}C2 ${height - 90} -3 220 -1 90`} ink="copper" width={3} opacity={0.7} />
    <Line d="M0 74Q40 46 100 50T262 50" ink="chestnut" width={9} />
    {canopy.map(([left, y, r, ink]) => (
      <g key={left}>
        <Disc x={left} y={y} r={r} ink={ink} />
        <Shape
          d={`M${left - r * 0.8} ${y - r * 0.2}A${r * 0.85} ${r * 0.85} 0 0 1 ${left + r * 0.5} ${y - r * 0.7}A${r * 1.1} ${r * 1.1} 0 0 0 ${left - r * 0.8} ${y - r * 0.2}Z`}
          ink="leaf"
          opacity={0.55}
        />
      </g>
    ))}
    {(
      [
        [-20, 56, 9],
        [34, 44, 9],
        [86, 42, 8],
        [128, 48, 7],
        [184, 46, 6],
      ] as const
    ).map(([left, y, r]) => (
      <g key={left}>
        <Disc x={left} y={y} r={r} ink="cherry" />
        <Disc x={left - r * 0.3} y={y - r * 0.35} r={r * 0.3} ink="rose" />
      </g>
    ))}
    <Dots
      ink="amber"
      of={[
        [14, 18, 7],
        [60, 22, 6],
        [156, 26, 5],
        [216, 40, 4.5],
      ]}
    />
  </At>
);

/** The frame of the window; by night its edge lies in the moon's light. */
export const Cabinet = ({ left, top, glassWidth, glassHeight, feature }: CabinetBox & { feature: boolean }) => (
  <>
    <Bar x={left - 14} y={top - 14} width={glassWidth + 28} height={glassHeight + 28} round={14} ink="chestnut" />
    <Bar x={left - 14} y={top + glassHeight + 8} width={glassWidth + 28} height={9} round={4} ink="copper" />
    <Bar x={left - 10} y={top - 10} width={glassWidth + 20} height={glassHeight + 20} round={12} ink="dark" />
    <rect
      x={left - 7}
      y={top - 7}
      width={glassWidth + 14}
      height={glassHeight + 14}
      rx={10}
      fill="none"
      strokeWidth={3}
      className={cx('transition-colors duration-1000', feature ? 'stroke-slot-cream' : 'stroke-slot-moss')}
    />
  </>
);

/** The trees to both sides. */
export const Front = ({ width, height }: CabinetBox) => (
  <>
    <Trunk x={14} height={height + 160} mirrored={false} />
    <Trunk x={width - 14} height={height + 160} mirrored />
  </>
);
