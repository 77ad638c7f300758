import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** A clump of bamboo. */
const Bamboo = ({ x, tilt }: { x: number; tilt: number }) => (
  <At place={`translate(${x} 820) rotate(${tilt})`}>
    {[0, 34, 62].map((shift, index) => (
      <g key={shift}>
        <Bar x={shift} y={-820 + index * 90} width={17} height={820 - index * 90} ink="moss" />
        <Line
          d={places(7, 110, -720 + index * 90)
            .map((y) => `M${shift} ${y}h17`)
            .join('')}
          ink="leaf"
          width={5}
        />
        {places(4, 160, -690 + index * 70).map((y) => (
          <Shape key={y} d={`M${shift + 14} ${y}q52 -34 92 4q-54 14 -92 -4Z`} ink="leaf" />
        ))}
      </g>
    ))}
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
    <Disc x={1180} y={210} r={110} ink="cream" opacity={0.8} />
    <Shape
      d="M0 230C140 150 300 170 380 230C480 160 640 170 720 240C820 190 960 200 1040 250H0Z"
      ink="sky"
      opacity={0.55}
    />
    <Shape
      d="M700 150C820 90 960 110 1040 160C1160 100 1320 110 1400 170C1480 140 1560 150 1620 180H700Z"
      ink="sky"
      opacity={0.7}
    />
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
