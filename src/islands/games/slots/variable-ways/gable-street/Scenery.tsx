import { At, Bar, Disc, Dots, type Ink, Line, places, Shape } from '../../ink.tsx';

/** Roofs of the streets behind, from the left: where, how wide, how high. */
const roofs = places(15, 112, -20).map((x, index) => [x, 96 + ((index * 37) % 30), 90 + ((index * 53) % 110)] as const);

const Roof = ({ x, width, height, ink }: { x: number; width: number; height: number; ink: Ink }) => (
  <Shape
    d={`M${x} 760V${760 - height}L${x + width / 2} ${760 - height - width * 0.5}L${x + width} ${760 - height}V760Z`}
    ink={ink}
  />
);

/** A bare elm on the quay. */
const Elm = ({ x, size }: { x: number; size: number }) => (
  <At place={`translate(${x} 772) scale(${size})`}>
    <Shape d="M-10 0C-4 -80 -8 -140 -6 -210H6C8 -140 6 -80 12 0Z" ink="dark" />
    <Line
      d="M0 -120C-30 -150 -46 -180 -52 -226M0 -150C26 -176 44 -196 54 -246M-2 -190C-18 -220 -20 -250 -18 -290M2 -200C16 -230 22 -256 22 -300M-30 -160C-56 -172 -74 -184 -84 -208M30 -180C56 -190 72 -204 84 -226M-46 -196C-36 -220 -36 -236 -40 -256M46 -214C40 -240 42 -254 48 -276"
      ink="dark"
      width={6}
    />
  </At>
);

const Streetlamp = ({ x }: { x: number }) => (
  <At place={`translate(${x} 772)`}>
    <Disc y={-150} r={46} ink="amber" opacity={0.25} />
    <Bar x={-4} y={-130} width={8} height={130} ink="dark" />
    <Shape d="M-13 -134L-17 -164H17L13 -134Z" ink="amber" />
    <Shape d="M-20 -164L0 -182L20 -164Z" ink="dark" />
  </At>
);

/** The street at dusk: roofs behind roofs, elms, lamps and their lights in the canal. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="indigo" />
    <Shape d="M0 380Q400 330 800 360Q1200 390 1600 340V900H0Z" ink="plum" />
    <Shape d="M0 560Q400 500 800 540Q1200 570 1600 510V900H0Z" ink="mulberry" />
    <Disc x={1370} y={170} r={58} ink="cream" />
    <Disc x={1394} y={156} r={52} ink="indigo" />
    <Dots
      ink="cream"
      of={[
        [120, 90, 2.5],
        [260, 190, 2],
        [340, 70, 3],
        [470, 150, 2],
        [1130, 90, 2.5],
        [1210, 230, 2],
        [1500, 80, 2.5],
        [1540, 270, 2],
        [60, 260, 2],
      ]}
    />
    {roofs.map(([x, width, height]) => (
      <Roof key={x} x={x - 16} width={width + 44} height={height + 90} ink="plum" />
    ))}
    {roofs.map(([x, width, height], index) => (
      <g key={x}>
        <Roof x={x - 46} width={width} height={(height * 3) % 120} ink="indigo" />
        {index % 2 === 0 && <Bar x={x - 8} y={706} width={12} height={18} ink="amber" />}
        {index % 3 === 0 && <Bar x={x + 20} y={730} width={12} height={18} ink="copper" />}
      </g>
    ))}
    <Bar x={0} y={756} width={1600} height={18} ink="chestnut" />
    <Bar x={0} y={772} width={1600} height={128} ink="dark" />
    <Elm x={150} size={1.15} />
    <Elm x={1490} size={1.3} />
    <Elm x={385} size={0.8} />
    <Streetlamp x={270} />
    <Streetlamp x={1320} />
    {places(14, 118, 30).map((x, index) => (
      <Bar key={x} x={x} y={796 + ((index * 29) % 80)} width={40 + ((index * 31) % 50)} height={5} ink="amber" />
    ))}
  </svg>
);
