import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Dots, Line, Shape } from '../../ink.tsx';

/** Houses of the street: place, width, height and ink of each. */
const houses = [
  [-20, 190, 420, 'plum'],
  [170, 150, 500, 'indigo'],
  [320, 200, 380, 'plum'],
  [520, 160, 450, 'dark'],
  [680, 220, 400, 'plum'],
  [900, 170, 480, 'indigo'],
  [1070, 190, 410, 'dark'],
  [1260, 160, 510, 'plum'],
  [1420, 200, 430, 'indigo'],
] as const;

/** What is farther off, in the haze. */
const skyline = [
  [60, 120, 560],
  [250, 90, 610],
  [410, 130, 500],
  [610, 100, 580],
  [1010, 110, 590],
  [1180, 120, 520],
  [1380, 100, 620],
] as const;

const House = ({ house: [x, width, height, ink], lit }: { house: (typeof houses)[number]; lit: boolean }) => (
  <At place={`translate(${x} ${760 - height})`}>
    <Shape d={`M0 40L${width / 2} -40L${width} 40V${height}H0Z`} ink={ink} />
    <Bar x={width * 0.68} y={-44} width={26} height={60} ink={ink} />
    {[0.2, 0.6].flatMap((column) =>
      [80, 170, 260].map((y, row) => (
        <g key={`${column},${y}`}>
          <Bar x={width * column} y={y} width={34} height={52} round={3} ink="dark" />
          <g
            className={cx(
              'transition-opacity duration-1000',
              lit || (row + Math.round(x / 50) + Math.round(column * 5)) % 3 === 0 ? 'opacity-100' : 'opacity-0',
            )}
          >
            <Bar x={width * column} y={y} width={34} height={52} round={3} ink="amber" />
            <Line d={`M${width * column + 17} ${y}V${y + 52}M${width * column} ${y + 24}h34`} ink={ink} width={3} />
          </g>
        </g>
      )),
    )}
  </At>
);

/** A lamp of the street; it is lit while free spins last. */
const Lamp = ({ x, lit }: { x: number; lit: boolean }) => (
  <At place={`translate(${x} 830)`}>
    <g className={cx('transition-opacity duration-1000', lit ? 'opacity-100' : 'opacity-0')}>
      <Disc y={-440} r={150} ink="amber" opacity={0.22} />
      <Disc y={-440} r={84} ink="amber" opacity={0.35} />
    </g>
    <Bar x={-7} y={-390} width={14} height={390} ink="dark" />
    <Shape d="M-34 0H34L20 -34H-20Z" ink="dark" />
    <Line d="M-26 -372H26" ink="dark" width={9} />
    <Shape d="M-34 -486Q0 -520 34 -486L38 -476H-38Z" ink="dark" />
    <Shape d="M-32 -476H32L22 -400H-22Z" ink={lit ? 'lemon' : 'rose'} />
    <Line d="M-32 -476L-22 -400M32 -476L22 -400M-22 -400H22" ink="dark" width={6} />
  </At>
);

/** A street at dusk. While free spins last its lamps and all its windows are lit. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="mulberry" />
    <Bar x={0} y={0} width={1600} height={150} ink="plum" />
    <Bar x={0} y={330} width={1600} height={500} ink="rust" opacity={0.55} />
    <Bar x={0} y={450} width={1600} height={400} ink="copper" opacity={0.6} />
    <Bar x={0} y={560} width={1600} height={300} ink="amber" opacity={0.65} />
    <Line
      d="M60 210H420M200 240H560M1060 190H1380M960 222H1220M1300 262H1600M0 300H240"
      ink="rose"
      width={14}
      opacity={0.4}
    />
    <Dots
      ink="cream"
      of={Array.from(
        { length: 22 },
        (_, index) =>
          [
            (index * 397 + 61 * (index % 7)) % 1600,
            (index * 53 + index * index * 17) % 140,
            1.6 + (index % 3),
          ] as const,
      )}
    />
    {skyline.map(([x, width, height]) => (
      <g key={x} opacity={0.5}>
        <Shape
          d={`M${x} 780V${760 - height}L${x + width / 2} ${720 - height}L${x + width} ${760 - height}V780Z`}
          ink="plum"
        />
      </g>
    ))}
    {houses.map((house) => (
      <House key={house[0]} house={house} lit={feature} />
    ))}
    <Bar x={0} y={756} width={1600} height={144} ink="plum" />
    <Bar x={0} y={800} width={1600} height={100} ink="dark" />
    <Shape d="M0 756H1600V774H0Z" ink="copper" />
    <Line
      d="M60 812h70M210 850h90M420 806h80M640 856h100M900 812h80M1120 848h90M1330 810h70M1480 852h80"
      ink="blue"
      width={6}
    />
    <Lamp x={110} lit={feature} />
    <Lamp x={1490} lit={feature} />
  </svg>
);
