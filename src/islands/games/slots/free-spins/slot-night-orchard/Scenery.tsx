import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Dots, Line, Shape } from '../../ink.tsx';

const stars = Array.from({ length: 70 }, (_, index) => {
  const x = (index * 397 + 61 * (index % 7)) % 1600;
  const y = (index * index * 53 + index * 131) % 620;
  return [x, y, 1.6 + (index % 4) * 0.7] as const;
});

/** A tree of the orchard with a few fruit. */
const Tree = ({ x, y, size, fruit }: { x: number; y: number; size: number; fruit: 'rust' | 'amber' | 'leaf' }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Bar x={-6} y={-64} width={12} height={70} ink="chestnut" />
    <Line d="M0 -34L-20 -62M0 -44L18 -66" ink="chestnut" width={6} />
    <Disc y={-92} r={46} ink="moss" />
    <Shape d="M0 -138A46 46 0 0 1 0 -46A70 70 0 0 0 0 -138Z" ink="teal" />
    <Dots
      ink={fruit}
      of={[
        [-18, -106, 6],
        [-24, -80, 6],
        [4, -88, 6],
        [-4, -118, 5],
      ]}
    />
  </At>
);

/** The moon over the hill, which rises by night. */
const Moon = ({ risen, tall }: { risen: boolean; tall: boolean }) => (
  <g className={cx('transition-transform duration-1000', risen ? 'translate-y-0' : 'translate-y-32')}>
    <At place={tall ? 'translate(1000 150) scale(.8)' : 'translate(1330 170)'}>
      <Disc r={250} ink="sky" opacity={0.1} />
      <Disc r={176} ink="sky" opacity={0.16} />
      <Disc r={112} ink="cream" />
      <g opacity={0.45}>
        <Dots
          ink="amber"
          of={[
            [-40, -30, 22],
            [40, -52, 12],
            [32, 30, 28],
            [-34, 52, 14],
          ]}
        />
      </g>
    </At>
  </g>
);

/** The trees on the far side of the hill. */
const Grove = () => (
  <g opacity={0.75}>
    {Array.from({ length: 12 }, (_, index) => {
      const x = 60 + index * 134;
      const y = 762 - Math.sin((index / 11) * Math.PI) * 40;
      return (
        <g key={x}>
          <Bar x={x - 3} y={y - 26} width={6} height={34} ink="dark" />
          <Disc x={x} y={y - 40} r={26} ink="moss" />
          <Shape
            d={`M${x - 22} ${y - 46}A24 24 0 0 1 ${x + 14} ${y - 60}A30 30 0 0 0 ${x - 22} ${y - 46}Z`}
            ink="leaf"
            opacity={0.7}
          />
        </g>
      );
    })}
  </g>
);

/** The orchard on its small moon. By night, while free spins last, the sky is black, full of stars, and the moon has risen. */
export const Scenery = ({ feature, tall }: { feature: boolean; tall: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="indigo" />
    <Bar x={0} y={300} width={1600} height={600} ink="blue" opacity={0.28} />
    <Bar x={0} y={480} width={1600} height={420} ink="blue" opacity={0.4} />
    <Bar x={0} y={600} width={1600} height={300} ink="sky" opacity={0.28} />
    <Dots ink="cream" of={stars.filter(([, y]) => y < 380).slice(0, 26)} />
    <g className={cx('transition-opacity duration-1000', feature ? 'opacity-100' : 'opacity-0')}>
      <Bar x={0} y={0} width={1600} height={900} ink="dark" />
      <Dots ink="cream" of={stars} />
    </g>
    {[620, 780, 960].map((radius) => (
      <circle
        key={radius}
        cx={800}
        cy={1180}
        r={radius}
        fill="none"
        strokeWidth={3}
        strokeDasharray="2 13"
        strokeLinecap="round"
        className="stroke-slot-amber/60"
      />
    ))}
    <Moon risen={feature} tall={tall} />
    <Shape d="M0 800Q400 690 800 720Q1200 690 1600 800V900H0Z" ink="teal" />
    <Grove />
    <Shape d="M0 850Q500 770 1000 800Q1350 790 1600 850V900H0Z" ink="dark" />
    <Tree x={90} y={800} size={1.5} fruit="rust" />
    <Tree x={290} y={770} size={1.25} fruit="amber" />
    <Tree x={1290} y={765} size={1.3} fruit="leaf" />
    <Tree x={1500} y={800} size={1.55} fruit="rust" />
  </svg>
);
