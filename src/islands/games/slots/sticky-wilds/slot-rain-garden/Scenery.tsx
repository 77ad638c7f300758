import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** A clump of bamboo: each cane stands in the ground and grows to its own height. */
const Bamboo = ({ x, tilt }: { x: number; tilt: number }) => (
  <At place={`translate(${x} 840) rotate(${tilt})`}>
    {[0, 34, 62].map((shift, index) => {
      const tall = 760 - index * 120;
      const joints = places(Math.floor(tall / 104), 104, 74 - tall);
      return (
        <g key={shift}>
          <Bar x={shift} y={-tall} width={18} height={tall} round={7} ink="teal" />
          <Bar x={shift} y={-tall} width={11} height={tall} round={5} ink="leaf" />
          <Line d={joints.map((y) => `M${shift} ${y}h18`).join('')} ink="teal" width={5} />
          {joints.slice(0, 4).map((y, joint) => (
            <Shape
              key={y}
              d={`M${shift + 9} ${y}q${joint % 2 ? -44 : 44} -36 ${joint % 2 ? -84 : 84} 2q${joint % 2 ? 46 : -46} 14 ${joint % 2 ? 84 : -84} -2Z`}
              ink="leaf"
            />
          ))}
        </g>
      );
    })}
    <Shape d="M-40 14Q40 -26 130 14Z" ink="teal" />
  </At>
);

/** A whole cloud, round below as it is above. */
const Cloud = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Shape
      d="M-110 30C-140 30 -150 -6 -118 -14C-116 -52 -66 -62 -46 -38C-30 -76 34 -76 46 -34C74 -54 112 -40 110 -8C140 -2 134 30 106 30Z"
      ink="sky"
      opacity={0.5}
    />
  </At>
);

/** Rings on the pond. */
const Rings = ({ x, y }: { x: number; y: number }) =>
  [26, 52, 80].map((radius) => (
    <ellipse
      key={radius}
      cx={x}
      cy={y}
      rx={radius}
      ry={radius * 0.3}
      fill="none"
      strokeWidth={3}
      className="stroke-slot-sky"
      opacity={1.1 - radius / 90}
    />
  ));

/** A garden with its pond; while the drops stay it rains. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="lagoon" />
    <Disc x={1270} y={390} r={84} ink="cream" opacity={0.8} />
    <Cloud x={210} y={350} size={0.9} />
    <Cloud x={350} y={450} size={0.6} />
    <Cloud x={1400} y={440} size={0.9} />
    <Cloud x={1210} y={480} size={0.5} />
    <Cloud x={760} y={290} size={0.8} />
    <Shape d="M0 560Q300 400 640 520T1240 480T1600 540V900H0Z" ink="teal" />
    <Shape d="M0 640Q400 560 800 620T1600 600V900H0Z" ink="moss" />
    <Shape d="M240 760C360 690 1180 680 1360 750C1480 810 1240 880 800 884C380 888 120 830 240 760Z" ink="blue" />
    <Rings x={520} y={780} />
    <Rings x={1060} y={800} />
    <Rings x={800} y={842} />
    <Shape d="M400 824q44 -26 92 0q-16 20 -46 20l6 -18l-16 18q-28 -4 -36 -20Z" ink="leaf" />
    <Shape d="M1180 764q36 -22 76 0q-14 18 -38 18l6 -16l-14 16q-24 -4 -30 -18Z" ink="leaf" />
    <Bamboo x={60} tilt={-2} />
    <Bamboo x={1440} tilt={3} />
    {[
      [300, 700, 1],
      [1310, 690, 1.2],
      [220, 830, 1.3],
    ].map(([x = 0, y = 0, size = 1]) => (
      <At key={x} place={`translate(${x} ${y}) scale(${size})`}>
        <Line d="M0 0V-46" ink="leaf" width={6} />
        <Disc y={-58} r={24} ink="mulberry" />
        <Disc y={-58} r={14} ink="rust" />
        <Disc y={-58} r={6} ink="amber" />
      </At>
    ))}
    <g className={cx('transition-opacity duration-1000', feature ? 'opacity-100' : 'opacity-0')}>
      <Shape d="M0 0H1600V900H0Z" ink="indigo" opacity={0.55} />
      <g opacity={0.85}>
        <Line
          d={places(70, 1)
            .map((index) => `M${(index * 397) % 1640} ${(index * 211) % 880}l-14 54`)
            .join('')}
          ink="sky"
          width={4}
        />
      </g>
    </g>
  </svg>
);
