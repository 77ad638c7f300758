import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';
import { Glow, Lit, Panel } from '../../light.tsx';

const paddles = places(16, 22.5);

/** The paddles of the water wheel, with the iron hoop that holds them. */
export const Rim = () => (
  <>
    {paddles.map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Shape d="M-24 -200L-28 -240H22L24 -200Z" ink="dark" />
        <Shape d="M-21 -202L-25 -238H-2V-202Z" ink="copper" />
        <Shape d="M-2 -202V-238H19L21 -202Z" ink="chestnut" />
        <Bar x={-29} y={-243} width={52} height={9} round={3} ink="amber" />
      </At>
    ))}
    <Disc r={213} ink="dark" />
    <circle r={206} fill="none" strokeWidth={10} className="stroke-slot-chestnut" />
    <circle r={208} fill="none" strokeWidth={3} className="stroke-slot-amber" />
    {places(32, 11.25).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Disc y={-205} r={2.6} ink="cream" />
      </At>
    ))}
  </>
);

/** The pointer on its post, and the axle with its bolts. */
export const Front = () => (
  <>
    <Disc r={36} ink="dark" />
    <Lit
      d="M-30 0A30 30 0 1 1 30 0A30 30 0 1 1 -30 0Z"
      stops={[
        [0, 'amber'],
        [0.5, 'copper'],
        [1, 'chestnut'],
      ]}
    />
    <Dots
      ink="dark"
      of={places(6, 60).map(
        (turn) => [20 * Math.cos((turn * Math.PI) / 180), 20 * Math.sin((turn * Math.PI) / 180), 3] as const,
      )}
    />
    <Disc r={11} ink="dark" />
    <Disc x={-2} y={-2} r={7} ink="cream" />
    <Shape d="M-27 -249H27L0 -182Z" ink="dark" />
    <Lit
      d="M-19 -243H19L0 -196Z"
      across
      stops={[
        [0, 'copper'],
        [0.5, 'rust'],
        [1, 'cherry'],
      ]}
    />
    <Line d="M-15 -240H12" ink="lemon" width={3} />
  </>
);

/** A stone of the doorway, lit from above. */
const Stone = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <>
    <Bar x={x} y={y} width={width} height={40} round={5} ink="dark" />
    <Bar x={x + 1} y={y + 1} width={width - 2} height={37} round={5} ink="chestnut" />
    <Bar x={x + 1} y={y + 1} width={width - 2} height={28} round={5} ink="copper" />
    <Bar x={x + 4} y={y + 3} width={width - 8} height={5} round={2.5} ink="amber" />
  </>
);

/** A lamp on its bracket at the jamb. */
const Lamp = ({ x }: { x: number }) => (
  <At place={`translate(${x} 62)`}>
    <Glow r={70} ink="lemon" opacity={0.7} />
    <Line d="M0 -26V-14" ink="dark" width={5} />
    <Shape d="M-12 -14H12L16 -6H-16Z" ink="dark" />
    <Bar x={-11} y={-6} width={22} height={28} round={3} ink="amber" />
    <Bar x={-5} y={-3} width={10} height={22} round={4} ink="ice" />
    <Shape d="M-14 22H14L10 30H-10Z" ink="dark" />
  </At>
);

/** The mill's stone doorway around the reels, under a shingled eave, a lamp at each jamb. */
export const Frame = ({ width, height }: { width: number; height: number }) => (
  <>
    <Bar x={-2} y={0} width={width + 4} height={height + 4} round={10} ink="dark" />
    <Panel
      x={2}
      y={2}
      width={width - 4}
      height={height - 2}
      round={8}
      stops={[
        [0, 'plum'],
        [1, 'dark'],
      ]}
    />
    {places(Math.floor((height - 24) / 44), 44, 20).map((y, index) => (
      <g key={y}>
        <Stone x={4} y={y} width={index % 2 ? 28 : 22} />
        <Stone x={width - (index % 2 ? 26 : 32)} y={y} width={index % 2 ? 22 : 28} />
      </g>
    ))}
    <Panel
      x={6}
      y={height - 32}
      width={width - 12}
      height={30}
      round={5}
      stops={[
        [0, 'amber'],
        [0.2, 'copper'],
        [1, 'chestnut'],
      ]}
    />
    <Bar x={30} y={30} width={width - 60} height={height - 60} round={7} ink="dark" />
    <Bar x={33} y={33} width={width - 66} height={height - 66} round={5} ink="amber" />
    <Bar x={37} y={37} width={width - 74} height={height - 74} round={3} ink="chestnut" />
    <Lit
      d={`M-18 18L12 -26H${width - 12}L${width + 18} 18Z`}
      stops={[
        [0, 'copper'],
        [0.4, 'rust'],
        [1, 'chestnut'],
      ]}
    />
    <Line d={`M2 -6H${width - 2}`} ink="dark" width={3} opacity={0.5} />
    <Line
      d={places(Math.floor(width / 26), 26, 16)
        .map((x, index) => `M${x} ${index % 2 ? -24 : -4}v18`)
        .join('')}
      ink="dark"
      width={3}
      opacity={0.5}
    />
    <Bar x={-18} y={14} width={width + 36} height={9} round={4} ink="dark" />
    <Bar x={-18} y={14} width={width + 36} height={3} round={1.5} ink="amber" />
    <Lamp x={17} />
    <Lamp x={width - 17} />
  </>
);
