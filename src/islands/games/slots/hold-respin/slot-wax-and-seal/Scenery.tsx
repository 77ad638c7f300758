import { At, Bar, Disc, type Ink, Line, places, Shape } from '../../ink.tsx';

const spines: readonly (readonly [width: number, height: number, ink: Ink, band: Ink])[] = [
  [44, 150, 'rust', 'amber'],
  [34, 168, 'cherry', 'amber'],
  [52, 140, 'cream', 'rust'],
  [30, 160, 'moss', 'lemon'],
  [46, 172, 'copper', 'chestnut'],
  [38, 146, 'mulberry', 'amber'],
  [56, 158, 'teal', 'lemon'],
  [32, 170, 'amber', 'chestnut'],
];

/** Books side by side on a shelf, begun anew from another one on each. */
const Shelf = ({ y, from }: { y: number; from: number }) => {
  let x = 24;
  return (
    <At place={`translate(0 ${y})`}>
      {spines.map((_, index) => {
        const [width, height, ink, band] = spines[(index + from) % spines.length] ?? [44, 150, 'rust', 'amber'];
        const left = x;
        x += width + 3;
        return (
          <g key={left}>
            <Bar x={left} y={-height} width={width} height={height} round={4} ink={ink} />
            <Bar x={left + width - 8} y={-height} width={8} height={height} round={3} ink="dark" />
            <Bar x={left + 4} y={26 - height} width={width - 8} height={5} ink={band} />
            <Bar x={left + 4} y={36 - height} width={width - 8} height={5} ink={band} />
            <Bar x={left + 4} y={-34} width={width - 8} height={7} ink={band} />
          </g>
        );
      })}
      <Bar x={0} y={0} width={400} height={16} ink="copper" />
      <Bar x={0} y={12} width={400} height={10} ink="plum" opacity={0.6} />
    </At>
  );
};

/** A candle with its round of light. */
const Light = ({ x, y }: { x: number; y: number }) => (
  <At place={`translate(${x} ${y})`}>
    <Disc y={-90} r={300} ink="amber" opacity={0.1} />
    <Disc y={-90} r={190} ink="amber" opacity={0.16} />
    <Disc y={-90} r={96} ink="lemon" opacity={0.22} />
    <Shape d="M0 -142C26 -106 26 -80 0 -70C-26 -80 -26 -106 0 -142Z" ink="amber" />
    <Shape d="M0 -114C11 -98 11 -84 0 -78C-11 -84 -11 -98 0 -114Z" ink="ice" />
    <Bar x={-25} y={-62} width={50} height={150} ink="cream" />
    <Bar x={9} y={-62} width={16} height={150} ink="amber" opacity={0.45} />
    <Shape d="M-28 -62H28V-24C22 -8 14 -22 10 -4C6 14 -2 -10 -8 -14C-14 -18 -20 10 -28 -10Z" ink="cream" />
    <Shape d="M-84 86Q0 108 84 86L62 124H-62Z" ink="amber" />
    <Shape d="M-84 86Q0 108 84 86L79 96Q0 116 -79 96Z" ink="lemon" />
    <Shape d="M78 96C110 88 112 122 84 116" ink="copper" />
  </At>
);

/** Leaves and buds of a wallpaper, in its second green. */
const Damask = ({ x, y }: { x: number; y: number }) => (
  <At place={`translate(${x} ${y})`}>
    <Shape
      d="M0 -52C22 -30 22 -8 0 8C-22 -8 -22 -30 0 -52ZM0 12C30 -6 48 0 54 22C34 32 14 28 0 12ZM0 12C-30 -6 -48 0 -54 22C-34 32 -14 28 0 12ZM0 16C10 30 10 44 0 56C-10 44 -10 30 0 16Z"
      ink="moss"
      opacity={0.42}
    />
  </At>
);

/** The window to the night, between its curtains. */
const Window = () => (
  <At place="translate(1260 0)">
    <Bar x={0} y={120} width={260} height={520} round={10} ink="copper" />
    <Bar x={14} y={134} width={232} height={492} ink="indigo" />
    <Disc x={166} y={250} r={52} ink="cream" />
    <Disc x={146} y={238} r={46} ink="indigo" opacity={0.85} />
    <Shape d="M14 560Q80 500 140 540T246 520V626H14Z" ink="dark" />
    {[70, 190, 120].map((y, index) => (
      <Disc key={y} x={50 + index * 70} y={180 + y} r={3} ink="cream" />
    ))}
    <Line d="M130 134V626M14 300H246M14 460H246" ink="copper" width={10} />
    <Shape d="M-60 90H70C60 260 20 330 -30 420V660H-60Z" ink="cherry" />
    <Shape d="M-36 90H-6C-12 250 -32 320 -44 400V660H-56Z" ink="plum" opacity={0.5} />
    <Shape d="M320 90H190C200 260 240 330 290 420V660H320Z" ink="cherry" />
    <Shape d="M296 90H266C272 250 292 320 304 400V660H316Z" ink="plum" opacity={0.5} />
    <Bar x={-80} y={76} width={420} height={22} round={11} ink="amber" />
    <Bar x={-44} y={414} width={34} height={14} round={6} ink="amber" />
    <Bar x={270} y={414} width={34} height={14} round={6} ink="amber" />
  </At>
);

/** A study by candlelight: green paper on the wall, books on one side, the night on the other. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="teal" />
    {places(11, 150, 50).flatMap((x, column) =>
      places(5, 150, column % 2 ? 60 : 135).map((y) => <Damask key={`${x},${y}`} x={x} y={y} />),
    )}
    <Window />
    <At place="translate(0 0)">
      <Bar x={-10} y={60} width={404} height={680} ink="chestnut" />
      <Bar x={0} y={84} width={380} height={640} ink="plum" />
      <Shelf y={276} from={0} />
      <Shelf y={482} from={3} />
      <Shelf y={688} from={5} />
      <Bar x={380} y={50} width={30} height={690} ink="copper" />
      <Bar x={386} y={50} width={8} height={690} ink="amber" />
      <Bar x={-10} y={44} width={432} height={26} round={4} ink="copper" />
    </At>
    <Light x={476} y={640} />
    <Light x={1150} y={640} />
    <Bar x={0} y={746} width={1600} height={160} ink="chestnut" />
    <Bar x={0} y={738} width={1600} height={20} round={8} ink="copper" />
    <Bar x={0} y={738} width={1600} height={7} ink="amber" />
    <Shape d="M120 772H1480L1560 900H40Z" ink="moss" />
    <Line d="M140 784H1460L1524 890" ink="amber" width={4} opacity={0.7} />
    <At place="translate(300 836) rotate(-7)">
      <Bar x={-120} y={-40} width={240} height={120} ink="cream" />
      <Line d="M-98 -16Q-40 -24 20 -16T96 -16M-98 8Q-40 0 20 8T80 8" ink="plum" width={4} />
    </At>
    <At place="translate(1310 838) rotate(8)">
      <Bar x={-120} y={-44} width={240} height={120} ink="cream" />
      <Shape d="M-120 -44L0 30L120 -44Z" ink="amber" opacity={0.4} />
      <Disc y={20} r={22} ink="rust" />
    </At>
  </svg>
);
