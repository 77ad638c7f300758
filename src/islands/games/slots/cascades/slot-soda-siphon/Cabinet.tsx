import { sodaSiphon } from '#domain/games/slots/cascades/slot-soda-siphon/title.ts';
import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Line, Shape } from '../../ink.tsx';
import type { Meter, Vessel } from '../skin.ts';

const cell = 86;
const [across, down] = [sodaSiphon.strips.length * cell, sodaSiphon.rows * cell];
const top = 118;
const wall = 24;

/** On a phone the glass stands nearer to its gauge. */
const leftOf = (tall: boolean): number => (tall ? 44 : 116);

export const vessel = (tall: boolean): Vessel => ({
  width: leftOf(tall) + across + (tall ? 112 : 150),
  height: top + down + 44,
  left: leftOf(tall),
  top,
  cell,
});

/** The bottle's outline about its board, so much larger: straight walls, round shoulders, a short neck. */
const bottle = (left: number, more: number): string => {
  const [from, to, middle] = [left - wall - more, left + across + wall + more, left + across / 2];
  const foot = top + down + 20 + more;
  return `M${middle - 52 - more} ${top - 76}C${middle - 56 - more} ${top - 44} ${from} ${top - 62} ${from} ${top + 34}V${foot - 26}Q${from} ${foot} ${from + 26} ${foot}H${to - 26}Q${to} ${foot} ${to} ${foot - 26}V${top + 34}C${to} ${top - 62} ${middle + 56 + more} ${top - 44} ${middle + 52 + more} ${top - 76}Z`;
};

/** Its brass: collar, valve, the lever that a thumb presses, and the spout. */
const Head = ({ middle }: { middle: number }) => (
  <At place={`translate(${middle} ${top - 76}) scale(.6)`}>
    <Line d="M30 -28C96 -40 150 -34 168 8L170 34" ink="chestnut" width={30} />
    <Line d="M30 -30C96 -42 148 -35 166 7L168 30" ink="amber" width={19} />
    <Line d="M40 -36C96 -46 140 -40 156 -8" ink="cream" width={4.5} />
    <Bar x={151} y={26} width={38} height={13} round={5} ink="chestnut" />
    <Line d="M-4 -42C-70 -70 -124 -52 -160 -14" ink="chestnut" width={21} />
    <Line d="M-4 -44C-70 -71 -122 -54 -157 -18" ink="copper" width={12} />
    <Disc x={-160} y={-12} r={16} ink="cherry" />
    <Disc x={-165} y={-17} r={5} ink="rose" />
    <Bar x={-38} y={-52} width={76} height={50} round={14} ink="chestnut" />
    <Bar x={-34} y={-52} width={64} height={46} round={12} ink="amber" />
    <Bar x={-24} y={-48} width={11} height={38} round={5} ink="cream" />
    <Bar x={-66} y={-12} width={132} height={30} round={9} ink="chestnut" />
    <Bar x={-62} y={-12} width={122} height={22} round={8} ink="amber" />
    <Bar x={-52} y={-8} width={40} height={6} round={3} ink="cream" />
    <Bar x={-56} y={16} width={112} height={13} round={4} ink="copper" />
  </At>
);

const { steps } = sodaSiphon.factor;
const full = steps.at(-1)?.[0] ?? 1;
const tube = { top: top + 34, height: down - 74, half: 20 };
const markAt = (gone: number): number => tube.top + tube.height * (1 - gone / full);

/** A glass of syrup that fills with what has gone, and what the clusters count at each mark. */
const Gauge = ({ x, meter: { factor, gone } }: { x: number; meter: Meter }) => {
  const filled = Math.min(1, gone / full);
  return (
    <At place={`translate(${x} 0)`}>
      <Bar x={-32} y={tube.top + tube.height + 10} width={64} height={24} round={8} ink="chestnut" />
      <Bar x={-28} y={tube.top + tube.height + 10} width={58} height={17} round={7} ink="amber" />
      <Bar x={-27} y={tube.top - 16} width={54} height={tube.height + 32} round={27} ink="teal" />
      <Bar x={-tube.half} y={tube.top - 9} width={2 * tube.half} height={tube.height + 18} round={20} ink="ice" />
      <g
        className="transition-transform duration-500 [transform-box:fill-box] origin-bottom"
        style={{ transform: `scaleY(${filled})` }}
      >
        <Bar x={-tube.half} y={tube.top} width={2 * tube.half} height={tube.height + 4} ink="cherry" />
      </g>
      <Bar x={-tube.half} y={tube.top + tube.height} width={2 * tube.half} height={9} round={4} ink="cherry" />
      <Bar x={-13} y={tube.top + 4} width={6} height={tube.height - 20} round={3} ink="rose" opacity={0.55} />
      {steps.map(([from, value]) => (
        <At key={value} place={`translate(0 ${markAt(from)})`}>
          <Bar x={-34} y={-3} width={22} height={6} round={3} ink="dark" />
          <g className={cx('transition-opacity duration-slow', factor === value ? 'opacity-100' : 'opacity-90')}>
            <Bar x={-27} y={-19} width={54} height={38} round={19} ink={factor === value ? 'lemon' : 'teal'} />
            {factor === value && (
              <rect
                x={-27}
                y={-19}
                width={54}
                height={38}
                rx={19}
                fill="none"
                strokeWidth={4}
                className="stroke-slot-cherry"
              />
            )}
            <text
              y={9}
              fontSize={25}
              fontWeight={700}
              textAnchor="middle"
              className={cx('font-sans', factor === value ? 'fill-slot-dark' : 'fill-slot-ice')}
            >
              {value}×
            </text>
          </g>
        </At>
      ))}
    </At>
  );
};

const bubbles = [
  [0.04, 0.92, 5],
  [0.1, 0.7, 3.5],
  [0.97, 0.86, 6],
  [0.93, 0.5, 4],
  [0.02, 0.36, 4],
  [0.98, 0.2, 3],
  [0.5, 0.985, 5],
  [0.36, 0.97, 3.5],
  [0.68, 0.96, 4],
] as const;

/** A glass bottle of soda with its brass head, and the gauge beside it. */
export const Cabinet = ({ tall, meter }: { tall: boolean; meter: Meter }) => {
  const left = leftOf(tall);
  return (
    <>
      <ellipse
        cx={left + across / 2}
        cy={top + down + 40}
        rx={across / 2 + 60}
        ry={14}
        className="fill-slot-dark"
        opacity={0.35}
      />
      <Shape d={bottle(left, 9)} ink="teal" />
      <Shape d={bottle(left, 3)} ink="mint" />
      <Shape d={bottle(left, -5)} ink="ice" />
      <Shape
        d={`M${left - 19} ${top + 20}H${left + across + 19}V${top + down - 6}Q${left + across + 19} ${top + down + 15} ${left + across - 2} ${top + down + 15}H${left + 2}Q${left - 19} ${top + down + 15} ${left - 19} ${top + down - 6}Z`}
        ink="mint"
        opacity={0.34}
      />
      <Shape
        d={`M${left - 19} ${top + down * 0.62}Q${left + across / 2} ${top + down * 0.56} ${left + across + 19} ${top + down * 0.62}V${top + down - 6}Q${left + across + 19} ${top + down + 15} ${left + across - 2} ${top + down + 15}H${left + 2}Q${left - 19} ${top + down + 15} ${left - 19} ${top + down - 6}Z`}
        ink="sky"
        opacity={0.2}
      />
      {bubbles.map(([x, y, r]) => (
        <circle
          key={`${x},${y}`}
          cx={left - 10 + x * (across + 20)}
          cy={top + y * down}
          r={r}
          fill="none"
          strokeWidth={2}
          className="stroke-slot-sky"
        />
      ))}
      <Bar x={left - 40} y={top + down + 18} width={across + 80} height={22} round={9} ink="chestnut" />
      <Bar x={left - 37} y={top + down + 18} width={across + 74} height={15} round={7} ink="amber" />
      <Bar x={left - 24} y={top + down + 21} width={120} height={5} round={2.5} ink="cream" />
      <Head middle={left + across / 2} />
      <Gauge x={left + across + wall + (tall ? 46 : 62)} meter={meter} />
    </>
  );
};

/** Light on the glass, over what floats in it. */
export const Front = ({ tall }: { tall: boolean }) => {
  const left = leftOf(tall);
  return (
    <>
      <Line d={`M${left - 9} ${top + 40}V${top + down * 0.55}`} ink="cream" width={7} opacity={0.9} />
      <Line d={`M${left - 9} ${top + down * 0.6}V${top + down * 0.66}`} ink="cream" width={7} opacity={0.9} />
      <Line
        d={`M${left + across * 0.16} ${top - 26}Q${left + across * 0.05} ${top - 14} ${left + 2} ${top + 10}`}
        ink="cream"
        width={7}
        opacity={0.9}
      />
    </>
  );
};
