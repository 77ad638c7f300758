import type { ReactNode } from 'react';
import { At, Bar, Disc, type Ink, Line, places, Shape } from '../../ink.tsx';

/** Glazed bricks in courses, each row set half a brick on; a few of them catch the light. */
const courses = places(16, 40);
const joints = courses
  .map((y, row) =>
    places(21, 80, row % 2 ? 0 : 40)
      .map((x) => `M${x} ${y}v40`)
      .join(''),
  )
  .join('');
const glints = courses.flatMap((y, row) =>
  places(20, 80, row % 2 ? 0 : 40)
    .filter((x) => (row * 5 + Math.round(x / 40) * 3) % 17 === 0)
    .map((x) => [x, y] as const),
);

/** A looking-glass in a brass frame, with the window across the street in it. */
const Mirror = () => (
  <At place="translate(800 0)">
    <Shape d="M-352 700V330C-352 130 -190 92 0 92C190 92 352 130 352 330V700Z" ink="chestnut" />
    <Shape d="M-344 700V330C-344 138 -186 100 0 100C186 100 344 138 344 330V700Z" ink="amber" />
    <Shape d="M-322 700V330C-322 160 -170 122 0 122C170 122 322 160 322 330V700Z" ink="lagoon" />
    <Shape d="M-314 700V334C-314 170 -166 132 0 132C166 132 314 170 314 334V700Z" ink="sky" opacity={0.55} />
    <Shape
      d="M-314 610L60 134C20 131 -120 134 -190 160L-314 330ZM-314 700V660L120 140L176 152L-250 700Z"
      ink="ice"
      opacity={0.35}
    />
    <Shape d="M314 470L130 700H206L314 560ZM314 610L246 700H314Z" ink="ice" opacity={0.25} />
  </At>
);

const Syrup = ({ x, ink, shade }: { x: number; ink: Ink; shade: Ink }) => (
  <At place={`translate(${x} 0)`}>
    <Bar x={-11} y={-178} width={22} height={26} round={4} ink="chestnut" />
    <Shape
      d="M-12 -154H12C12 -128 34 -122 34 -96V-10Q34 0 24 0H-24Q-34 0 -34 -10V-96C-34 -122 -12 -128 -12 -154Z"
      ink={ink}
    />
    <Shape d="M12 -154C12 -128 34 -122 34 -96V-10Q34 0 24 0H8Q20 -50 14 -100Q10 -130 4 -154Z" ink={shade} />
    <Bar x={-26} y={-82} width={52} height={50} round={5} ink="cream" />
    <Line d="M-16 -66H16M-10 -54H10" ink="chestnut" width={4} />
    <Line d="M-25 -108Q-24 -116 -18 -122" ink="cream" width={5} opacity={0.8} />
  </At>
);

const Shelf = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <At place={`translate(${x} ${y})`}>
    {children}
    <Bar x={0} y={0} width={330} height={16} round={4} ink="chestnut" />
    <Bar x={0} y={0} width={330} height={6} round={3} ink="copper" />
    <Shape d="M40 16Q40 44 64 50V16ZM290 16Q290 44 266 50V16Z" ink="amber" />
  </At>
);

/** Glasses upside down, a stack of saucers. */
const Glasses = () => (
  <>
    {[40, 108, 176].map((x) => (
      <At key={x} place={`translate(${x} 0)`}>
        <Shape d="M-26 0L-19 -96H19L26 0Z" ink="ice" />
        <Shape d="M6 0L8 -96H19L26 0Z" ink="sky" opacity={0.6} />
        <Bar x={-22} y={-104} width={44} height={10} round={4} ink="sky" />
        <Line d="M-16 -14L-12 -80" ink="cream" width={5} />
      </At>
    ))}
    {places(5, 13).map((y) => (
      <Bar key={y} x={222} y={-14 - y} width={84} height={11} round={5} ink={y % 2 ? 'rose' : 'cream'} />
    ))}
  </>
);

const Stool = ({ x }: { x: number }) => (
  <At place={`translate(${x} 900)`}>
    <Bar x={-9} y={-70} width={18} height={80} ink="amber" />
    <Bar x={-9} y={-70} width={7} height={80} ink="cream" />
    <Bar x={-76} y={-96} width={152} height={30} round={14} ink="cherry" />
    <Bar x={-66} y={-92} width={100} height={7} round={3} ink="rose" />
    <Bar x={-72} y={-70} width={144} height={9} round={4} ink="chestnut" />
  </At>
);

/** A lamp of white glass on a brass rod. */
const Lamp = ({ x }: { x: number }) => (
  <At place={`translate(${x} 96)`}>
    <Bar x={-4} y={-100} width={8} height={230} ink="chestnut" />
    <Disc y={182} r={130} ink="cream" opacity={0.22} />
    <Shape d="M-16 128H16L22 146H-22Z" ink="amber" />
    <Disc y={186} r={48} ink="cream" />
    <Shape d="M46 196A48 48 0 0 1 -30 223A60 60 0 0 0 46 196Z" ink="amber" opacity={0.35} />
  </At>
);

/** A soda parlour by day: glazed brick, a striped awning, syrups on their shelves, a marble counter. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="mint" />
    {glints.map(([x, y]) => (
      <Bar key={`${x},${y}`} x={x} y={y} width={80} height={40} ink="ice" />
    ))}
    <Line d={`${courses.map((y) => `M0 ${y}h1600`).join('')}${joints}`} ink="lagoon" width={3} opacity={0.3} />
    <Bar x={0} y={560} width={1600} height={26} ink="cherry" />
    <Bar x={0} y={590} width={1600} height={8} ink="cream" />
    <Mirror />
    <Lamp x={196} />
    <Lamp x={1404} />
    <Shelf x={30} y={520}>
      <Syrup x={50} ink="cherry" shade="plum" />
      <Syrup x={128} ink="lemon" shade="amber" />
      <Syrup x={206} ink="leaf" shade="moss" />
      <Syrup x={284} ink="copper" shade="rust" />
    </Shelf>
    <Shelf x={1240} y={520}>
      <Glasses />
    </Shelf>
    {places(17, 100, -50).map((x, index) => (
      <Shape key={x} d={`M${x} 0H${x + 100}V66A50 40 0 0 1 ${x} 66Z`} ink={index % 2 ? 'cream' : 'cherry'} />
    ))}
    <Bar x={0} y={0} width={1600} height={14} ink="plum" opacity={0.45} />
    <Bar x={0} y={740} width={1600} height={170} ink="teal" />
    {places(11, 150, 20).map((x) => (
      <g key={x}>
        <Bar x={x} y={776} width={112} height={140} round={6} ink="moss" />
        <Bar x={x + 10} y={786} width={92} height={130} round={4} ink="teal" />
      </g>
    ))}
    <Bar x={0} y={700} width={1600} height={48} ink="cream" />
    <Bar x={0} y={736} width={1600} height={14} ink="rose" opacity={0.7} />
    <Line
      d="M40 712Q130 728 220 708T380 722M560 716Q640 704 700 724M980 712Q1080 730 1160 710T1340 724M1420 708Q1490 720 1560 712"
      ink="mint"
      width={4}
    />
    <Stool x={190} />
    <Stool x={470} />
    <Stool x={1130} />
    <Stool x={1410} />
  </svg>
);
