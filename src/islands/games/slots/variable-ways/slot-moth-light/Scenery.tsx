import { At, Bar, Disc, Dots, type Ink, Line, places, Shape } from '../../ink.tsx';

/** Stems of bamboo at the porch's edge. */
const Bamboo = ({ x, lean, ink }: { x: number; lean: number; ink: Ink }) => (
  <At place={`translate(${x} 900) rotate(${lean})`}>
    {places(8, 118).map((y) => (
      <g key={y}>
        <Bar x={-11} y={-y - 114} width={22} height={112} round={5} ink={ink} />
        <Line
          d={`M10 ${-y - 108}C44 ${-y - 130} 70 ${-y - 128} 96 ${-y - 104}C70 ${-y - 108} 44 ${-y - 104} 10 ${-y - 108}`}
          ink={ink}
          width={5}
        />
        <Shape
          d={`M-8 ${-y - 60}C-40 ${-y - 92} -74 ${-y - 88} -92 ${-y - 62}C-66 ${-y - 68} -34 ${-y - 54} -8 ${-y - 60}Z`}
          ink={ink}
        />
      </g>
    ))}
  </At>
);

/** A small moth on its way to the light. */
const Wings = ({ at, ink }: { at: string; ink: Ink }) => (
  <At place={at}>
    <Shape d="M0 0C10 -22 34 -26 44 -18C40 2 22 12 0 8C-22 12 -40 2 -44 -18C-34 -26 -10 -22 0 0Z" ink={ink} />
    <Shape d="M-3 -8H3L2 22L0 26L-2 22Z" ink="dark" />
  </At>
);

/** Paper lanterns in the garden. */
const Lanterns = () =>
  [
    [150, 610, 1.1],
    [330, 560, 0.7],
    [1280, 560, 0.75],
    [1470, 620, 1.15],
  ].map(([x = 0, y = 0, size = 1]) => (
    <At key={x} place={`translate(${x} ${y}) scale(${size})`}>
      <Disc y={30} r={110} ink="amber" opacity={0.16} />
      <Line d="M0 -60V-10" ink="dark" width={4} />
      <Bar x={-24} y={-12} width={48} height={9} round={3} ink="dark" />
      <Shape d="M-22 -3C-46 16 -46 56 -22 74H22C46 56 46 16 22 -3Z" ink="rust" />
      <Shape d="M-8 -3C-18 16 -18 56 -8 74H8C18 56 18 16 8 -3Z" ink="amber" />
      <Bar x={-24} y={72} width={48} height={9} round={3} ink="dark" />
      <Line d="M0 82V112" ink="cherry" width={6} />
    </At>
  ));

/** A summer night about a lit porch, with bamboo and what the light draws out of it. */
export const Scenery = ({ tall }: { tall: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="dark" />
    <Bar x={0} y={0} width={1600} height={560} ink="indigo" />
    <Shape
      d="M0 520Q220 420 420 500Q600 380 800 480Q1040 360 1220 490Q1420 400 1600 500V900H0Z"
      ink="teal"
      opacity={0.55}
    />
    <Shape d="M0 600Q260 500 520 590T1040 580T1600 590V900H0Z" ink="teal" />
    <Disc x={800} y={470} r={620} ink="plum" opacity={0.5} />
    <Disc x={800} y={470} r={470} ink="chestnut" opacity={0.45} />
    <Disc x={800} y={470} r={340} ink="copper" opacity={0.3} />
    <Disc x={800} y={470} r={230} ink="amber" opacity={0.25} />
    <Disc x={1250} y={230} r={120} ink="sky" opacity={0.14} />
    <Disc x={1250} y={230} r={66} ink="cream" />
    <Disc x={1232} y={216} r={11} ink="amber" opacity={0.35} />
    <Disc x={1268} y={248} r={16} ink="amber" opacity={0.35} />
    <Lanterns />
    <Shape d="M0 780Q400 730 800 760T1600 770V900H0Z" ink="dark" />
    <Dots
      ink="leaf"
      of={[
        [300, 640, 4],
        [214, 520, 3],
        [420, 760, 3],
        [1290, 690, 4],
        [1384, 560, 3],
        [1200, 790, 3],
        [1450, 800, 4],
        [120, 760, 3],
        [372, 300, 3],
        [1260, 250, 3],
      ]}
    />
    <Bamboo x={70} lean={4} ink="teal" />
    <Bamboo x={190} lean={-3} ink="moss" />
    <Bamboo x={1420} lean={3} ink="moss" />
    <Bamboo x={1546} lean={-5} ink="teal" />
    {!tall && (
      <>
        <Wings at="translate(396 214) rotate(28)" ink="copper" />
        <Wings at="translate(330 470) rotate(62) scale(.7)" ink="cream" />
        <Wings at="translate(1250 420) rotate(-48) scale(.8)" ink="cream" />
        <Wings at="translate(1190 700) rotate(-70) scale(.9)" ink="mulberry" />
      </>
    )}
  </svg>
);
