import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';
import { Lit } from '../../light.tsx';

/** How a house of the far bank ends: in steps, a bell, a neck, or a point. */
const heads = [
  'M-50 0V-26H-34V-48H-18V-68H18V-48H34V-26H50V0Z',
  'M-50 0C-44 -34 -24 -34 -20 -64Q0 -86 20 -64C24 -34 44 -34 50 0Z',
  'M-50 0V-12C-34 -18 -30 -40 -26 -58H26C30 -40 34 -18 50 -12V0ZM-30 -58L0 -80L30 -58Z',
  'M-54 0L0 -74L54 0Z',
] as const;

/** A house of the far bank, a shape against the sky with a light or two in it. */
const House = ({ x, index }: { x: number; index: number }) => {
  const height = 130 + ((index * 73) % 90);
  return (
    <At place={`translate(${x} ${772 - height}) scale(1.04 1)`}>
      <Bar x={-50} y={-1} width={100} height={height + 1} ink="plum" />
      <Shape d={heads[index % heads.length] ?? heads[0]} ink="plum" />
      {index % 2 === 0 && (
        <Bar x={(index % 3) * 22 - 30} y={34 + (index % 4) * 18} width={9} height={15} round={3} ink="copper" />
      )}
    </At>
  );
};

/** The tower of the old church over the roofs. */
const Tower = ({ x }: { x: number }) => (
  <At place={`translate(${x} 772)`}>
    <Shape
      d="M-34 0V-300H34V0ZM-42 -300H42L28 -322H-28ZM-20 -322V-362H20V-322ZM-28 -362H28L16 -386H-16ZM-9 -386C-17 -410 -5 -420 0 -452C5 -420 17 -410 9 -386Z"
      ink="plum"
    />
  </At>
);

/** An elm on the quay, its last leaves on it. */
const Elm = ({ x, size }: { x: number; size: number }) => (
  <At place={`translate(${x} 772) scale(${size})`}>
    {(
      [
        [-60, -210, 52],
        [54, -230, 56],
        [0, -290, 58],
        [-70, -150, 34],
        [76, -170, 36],
      ] as const
    ).map(([left, y, r]) => (
      <g key={left} opacity={0.9}>
        <Disc x={left} y={y} r={r} ink="rust" />
        <Disc x={left - r * 0.2} y={y - r * 0.25} r={r * 0.66} ink="copper" />
      </g>
    ))}
    <Shape d="M-12 0C-4 -80 -8 -140 -6 -210H6C8 -140 6 -80 14 0Z" ink="dark" />
    <Line
      d="M0 -120C-30 -150 -46 -180 -52 -226M0 -150C26 -176 44 -196 54 -246M0 -190C-4 -230 0 -260 2 -300"
      ink="dark"
      width={7}
    />
  </At>
);

const Streetlamp = ({ x }: { x: number }) => (
  <At place={`translate(${x} 772)`}>
    <Disc y={-150} r={90} ink="lemon" opacity={0.14} />
    <Disc y={-150} r={52} ink="lemon" opacity={0.28} />
    <Bar x={-4} y={-130} width={8} height={130} ink="dark" />
    <Shape d="M-15 -130L-20 -164H20L15 -130Z" ink="lemon" />
    <Shape d="M-24 -164L0 -188L24 -164Z" ink="dark" />
    <Bar x={-5} y={40} width={10} height={86} round={5} ink="lemon" opacity={0.6} />
  </At>
);

const moored = 'M-90 0H90L72 34H-66Q-86 30 -90 0Z';

/** A barge at the quay. */
const Barge = ({ x, y }: { x: number; y: number }) => (
  <At place={`translate(${x} ${y})`}>
    <Bar x={-40} y={-34} width={84} height={36} round={5} ink="cream" />
    <Bar x={-46} y={-42} width={96} height={12} round={4} ink="cherry" />
    <Dots
      ink="lemon"
      of={[
        [-20, -14, 9],
        [6, -14, 9],
        [32, -14, 9],
      ]}
    />
    <Shape d={moored} ink="cherry" />
    <Line d="M-84 12H82" ink="cream" width={5} />
  </At>
);

/** The street at dusk: a copper sky, the far bank with its lights, elms, lamps, and all of it again in the canal. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Lit
      d="M0 0H1600V900H0Z"
      stops={[
        [0, 'indigo'],
        [0.34, 'plum'],
        [0.58, 'mulberry'],
        [0.84, 'rose'],
        [1, 'copper'],
      ]}
    />
    <Disc x={1330} y={400} r={46} ink="cream" />
    <Disc x={1352} y={386} r={42} ink="mulberry" />
    <Dots
      ink="cream"
      of={places(16, 101, 30).map((x, index) => [x, 150 + ((index * 67) % 190), 2 + (index % 2)] as const)}
    />
    <Tower x={420} />
    <Tower x={1180} />
    {places(16, 103, 20).map((x, index) => (
      <House key={x} x={x} index={index} />
    ))}
    <Bar x={0} y={756} width={1600} height={18} ink="chestnut" />
    <Bar x={0} y={756} width={1600} height={6} ink="copper" />
    <Bar x={0} y={772} width={1600} height={128} ink="dark" />
    <Bar x={0} y={772} width={1600} height={34} ink="plum" opacity={0.6} />
    <Elm x={120} size={1.1} />
    <Elm x={1500} size={1.2} />
    <Streetlamp x={300} />
    <Streetlamp x={1300} />
    {places(14, 118, 30).map((x, index) => (
      <g key={x} opacity={0.75}>
        <Bar
          x={x}
          y={800 + ((index * 29) % 80)}
          width={40 + ((index * 31) % 50)}
          height={5}
          round={2.5}
          ink={(['lemon', 'copper', 'rose'] as const)[index % 3] ?? 'lemon'}
        />
      </g>
    ))}
    <Barge x={210} y={830} />
  </svg>
);
