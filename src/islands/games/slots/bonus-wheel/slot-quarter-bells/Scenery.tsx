import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, places, Shape } from '../../ink.tsx';
import { Lit } from '../../light.tsx';

const houses = places(18, 94, -30).map((x, index) => [x, 70 + ((index * 43) % 90), index % 3] as const);
const roofs = ['rust', 'chestnut', 'mulberry'] as const;

/** A swift far off. */
const Bird = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <Shape
    d="M-40 -14C-18 -18 -6 -8 0 0C6 -8 18 -18 40 -14C20 -10 8 2 0 14C-8 2 -20 -10 -40 -14Z"
    at={`translate(${x} ${y}) scale(${size}) rotate(${(x % 40) - 20})`}
    ink="plum"
  />
);

/** The town from the height of its tower at dawn; more light comes over the hills while the dial turns. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="sky" />
    <Lit
      d="M0 0H1600V640H0Z"
      stops={[
        [0, 'blue'],
        [0.4, 'blue'],
        [1, 'blue', 0],
      ]}
    />
    <g className={cx('transition-opacity duration-1000', feature ? 'opacity-100' : 'opacity-60')}>
      <Disc x={1180} y={560} r={330} ink="cream" opacity={0.35} />
      <Disc x={1180} y={560} r={220} ink="cream" opacity={0.5} />
      <Disc x={1180} y={560} r={120} ink="amber" />
    </g>
    <Shape d="M0 600Q300 480 640 590Q1000 500 1600 600V900H0Z" ink="teal" />
    <Shape d="M0 690Q460 600 900 680Q1260 620 1600 690V900H0Z" ink="moss" />
    {houses.map(([x, height, roof]) => (
      <At key={x} place={`translate(${x} 900)`}>
        <Bar x={4} y={-height} width={82} height={height} ink="cream" />
        <Shape d={`M-6 ${-height}L45 ${-height - 54}L96 ${-height}Z`} ink={roofs[roof] ?? 'rust'} />
        <Bar x={20} y={18 - height} width={16} height={24} ink="plum" />
        <Bar x={52} y={18 - height} width={16} height={24} ink={roof === 1 ? 'amber' : 'plum'} />
      </At>
    ))}
    <Bird x={230} y={340} size={1} />
    <Bird x={340} y={290} size={0.7} />
    <Bird x={1320} y={300} size={0.9} />
    <Bird x={1450} y={370} size={0.6} />
    <Bird x={760} y={110} size={0.7} />
  </svg>
);
