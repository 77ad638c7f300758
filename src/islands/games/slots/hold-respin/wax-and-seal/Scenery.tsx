import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** Books on the shelf above the desk: place, width, height and ink of each. */
const books = [
  [60, 46, 210, 'rust'],
  [108, 34, 240, 'blue'],
  [144, 56, 196, 'mulberry'],
  [202, 30, 226, 'copper'],
  [236, 44, 206, 'teal'],
  [1290, 40, 226, 'mulberry'],
  [1332, 54, 200, 'copper'],
  [1388, 32, 240, 'blue'],
  [1422, 46, 214, 'rust'],
  [1470, 60, 190, 'teal'],
] as const;

/** A candle of the desk with its round of light. */
const Light = ({ x }: { x: number }) => (
  <At place={`translate(${x} 640)`}>
    <Disc y={-70} r={260} ink="mulberry" opacity={0.45} />
    <Disc y={-70} r={150} ink="rust" opacity={0.4} />
    <Shape d="M0 -112C22 -84 22 -62 0 -54C-22 -62 -22 -84 0 -112Z" ink="amber" />
    <Shape d="M0 -90C9 -78 9 -66 0 -62C-9 -66 -9 -78 0 -90Z" ink="cream" />
    <Bar x={-24} y={-44} width={48} height={134} ink="cream" />
    <Shape d="M-24 -44H24V-10C18 4 12 -8 8 6C4 22 -2 0 -8 -4C-14 -8 -18 16 -24 2Z" ink="rust" />
    <Shape d="M-76 88Q0 108 76 88L58 122H-58Z" ink="copper" />
  </At>
);

/** A sheet on the desk, written on. */
const Sheet = ({ x, turn }: { x: number; turn: number }) => (
  <At place={`translate(${x} 830) rotate(${turn})`}>
    <Bar x={-130} y={-60} width={260} height={150} ink="cream" />
    <Line
      d={places(5, 24, -34)
        .map((y) => `M-104 ${y}Q-40 ${y - 7} 20 ${y}T${100 - (y % 40)} ${y}`)
        .join('')}
      ink="plum"
      width={4}
    />
  </At>
);

/** A writing desk at night between two candles. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="plum" />
    {places(17, 100).map((x) => (
      <Bar key={x} x={x} y={0} width={3} height={760} ink="dark" />
    ))}
    {[0, 1270].map((x) => (
      <Bar key={x} x={x} y={300} width={330} height={20} ink="dark" />
    ))}
    {books.map(([x, width, height, ink]) => (
      <g key={x}>
        <Bar x={x} y={300 - height} width={width} height={height} round={3} ink={ink} />
        <Line
          d={`M${x + 6} ${330 - height}h${width - 12}M${x + 6} ${342 - height}h${width - 12}`}
          ink="amber"
          width={4}
        />
      </g>
    ))}
    <Light x={170} />
    <Light x={1430} />
    <Bar x={0} y={750} width={1600} height={150} ink="chestnut" />
    <Bar x={0} y={750} width={1600} height={12} ink="copper" />
    <Line d="M0 800H1600M0 860H1600" ink="rust" width={3} opacity={0.5} />
    <Sheet x={420} turn={-8} />
    <Sheet x={1190} turn={7} />
  </svg>
);
