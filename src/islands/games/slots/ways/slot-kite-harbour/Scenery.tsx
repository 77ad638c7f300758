import { Ambient } from '../../ambient.tsx';
import { At, Bar, Disc, Dots, type Ink, Line, places, Shape } from '../../ink.tsx';
import { Glow, Lit, Panel } from '../../light.tsx';

const sea = 716;

const houses = [
  [420, 84, 78],
  [500, 70, 112],
  [566, 96, 66],
  [658, 72, 98],
  [726, 92, 80],
  [812, 74, 122],
  [882, 110, 78],
  [988, 80, 102],
  [1064, 96, 66],
  [1156, 70, 92],
] as const;

/** A gabled house on the quay: one wall to the sun, lamps behind its windows. */
const House = ({ x, width, height }: { x: number; width: number; height: number }) => {
  const eaves = sea + 44 - height;
  const ridge = eaves - width * 0.6;
  const middle = x + width / 2;
  return (
    <>
      <Shape d={`M${x} ${sea + 60}V${eaves}L${middle} ${ridge}L${x + width} ${eaves}V${sea + 60}Z`} ink="plum" />
      <Shape d={`M${middle} ${sea + 60}V${ridge}L${x + width} ${eaves}V${sea + 60}Z`} ink="chestnut" />
      <Line d={`M${x - 5} ${eaves + 4}L${middle} ${ridge - 3}L${x + width + 5} ${eaves + 4}`} ink="dark" width={8} />
      <Line d={`M${middle + 3} ${ridge}L${x + width + 3} ${eaves + 2}`} ink="copper" width={3} />
      {[0.2, 0.58].map((share) => (
        <g key={share}>
          <Bar x={x + width * share} y={eaves + 12} width={width * 0.22} height={22} ink="lemon" />
          <Line
            d={`M${x + width * (share + 0.11)} ${eaves + 12}v22M${x + width * share} ${eaves + 23}h${width * 0.22}`}
            ink="chestnut"
            width={2}
          />
        </g>
      ))}
    </>
  );
};

/** The lighthouse on its rock, white on the side of the sun; its lamp has just been lit. */
const Lighthouse = () => (
  <At place="translate(190 0)">
    <Ambient motion="glimmer">
      <Lit
        d="M14 388L760 250V430L14 412Z"
        across
        stops={[
          [0, 'lemon', 0.6],
          [1, 'lemon', 0],
        ]}
      />
      <Lit
        d="M-14 388L-420 300V450L-14 412Z"
        across
        stops={[
          [0, 'lemon', 0],
          [1, 'lemon', 0.5],
        ]}
      />
    </Ambient>
    <Shape d="M-170 790C-150 720 -96 716 -70 690H66C90 712 150 722 176 790Z" ink="dark" />
    <Shape d="M20 690H66C90 712 150 722 176 790H60Z" ink="plum" />
    <Line d="M30 696L60 716L54 744M100 728L124 754" ink="mulberry" width={4} />
    <Lit
      d="M-54 694L-32 430H32L54 694Z"
      across
      stops={[
        [0, 'mulberry'],
        [0.3, 'rose'],
        [0.72, 'cream'],
        [1, 'ice'],
      ]}
    />
    {['M-47 610L-42 550H42L47 610Z', 'M-37 490L-33 442H33L37 490Z'].map((d) => (
      <Lit
        key={d}
        d={d}
        across
        stops={[
          [0, 'plum'],
          [0.35, 'cherry'],
          [0.8, 'rust'],
          [1, 'copper'],
        ]}
      />
    ))}
    <Shape d="M-12 694V662A12 14 0 0 1 12 662V694Z" ink="dark" />
    <Bar x={-7} y={516} width={14} height={20} round={7} ink="plum" />
    <Bar x={-46} y={420} width={92} height={13} round={3} ink="dark" />
    <Bar x={-46} y={420} width={92} height={4} round={2} ink="copper" />
    <Glow y={398} r={150} ink="lemon" opacity={0.8} />
    <Bar x={-24} y={374} width={48} height={46} ink="lemon" />
    <Bar x={-10} y={374} width={20} height={46} ink="ice" />
    <Line d="M-24 374V420M-8 374V420M8 374V420M24 374V420" ink="dark" width={4} />
    <Shape d="M-36 376C-30 346 -12 336 0 330C12 336 30 346 36 376Z" ink="cherry" />
    <Shape d="M4 332C16 338 30 350 36 376H12Z" ink="rust" />
    <Line d="M0 330V310" ink="dark" width={5} />
  </At>
);

/** A ketch that comes home; her sails have the sun behind them. */
const Ketch = () => (
  <Ambient motion="drift" y={5}>
    <At place="translate(1440 762)">
      <Line d="M-4 -196V8M92 -118V8" ink="dark" width={7} />
      <Lit
        d="M-12 -188V-18H-112C-92 -80 -56 -142 -12 -188Z"
        across
        stops={[
          [0, 'lemon'],
          [1, 'copper'],
        ]}
      />
      <Lit
        d="M4 -182C46 -142 66 -84 70 -22H4Z"
        across
        stops={[
          [0, 'cream'],
          [1, 'rose'],
        ]}
      />
      <Lit
        d="M98 -112C122 -84 134 -52 136 -22H98Z"
        across
        stops={[
          [0, 'amber'],
          [1, 'rust'],
        ]}
      />
      <Shape d="M-128 -8H152L124 40H-92Z" ink="dark" />
      <Shape d="M-128 -8H152L146 4H-120Z" ink="rust" />
      <Line d="M-100 22H134" ink="plum" width={5} />
      <Disc x={-90} y={-22} r={6} ink="lemon" />
      <Lit
        d="M-96 44H126L104 84H-66Z"
        stops={[
          [0, 'dark', 0.7],
          [1, 'dark', 0],
        ]}
      />
    </At>
  </Ambient>
);

type KiteProps = { x: number; y: number; size: number; turn: number; a: Ink; b: Ink; from: readonly [number, number] };

/** A kite on its string; cloth that is turned from the sun is darker. */
const Kite = ({ x, y, size, turn, a, b, from: [fromX, fromY] }: KiteProps) => (
  <>
    <Line d={`M${x} ${y}Q${(x + fromX) / 2} ${y + 90} ${fromX} ${fromY}`} ink="cream" width={1.5} opacity={0.55} />
    <Ambient motion="sway" by={5} seconds={4 + size}>
      <At place={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
        <Line d="M0 34C16 52 -14 66 4 84S-6 116 10 128" ink="cream" width={2.5} />
        <Shape d="M-8 58L4 64L-6 72ZM14 92L0 96L10 106Z" ink={a} />
        <Shape d="M0 -44L32 -8H0ZM0 -8V36L-32 -8Z" ink={a} />
        <Shape d="M0 -44V-8H-32ZM0 -8H32L0 36Z" ink={b} />
        <Shape d="M0 -44L32 -8L0 36Z" ink="dark" opacity={0.18} />
        <Line d="M0 -44V36M-32 -8H32" ink="dark" width={2} opacity={0.7} />
      </At>
    </Ambient>
  </>
);

/** A bank of cloud: its back is dark already, its belly still burns. */
const Cloud = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Lit
      d="M-190 0C-170 -30 -110 -22 -92 -40C-60 -72 4 -66 24 -36C60 -56 118 -44 130 -20C168 -26 196 -12 210 0Z"
      stops={[
        [0, 'plum'],
        [0.6, 'mulberry'],
        [1, 'copper'],
      ]}
    />
    <Bar x={-160} y={8} width={300} height={9} round={4.5} ink="copper" />
    <Bar x={-60} y={22} width={190} height={6} round={3} ink="amber" />
  </At>
);

/** A harbour when its lamps are lit: the sun lies on the water, kites are still up. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Panel
      x={0}
      y={0}
      width={1600}
      height={sea}
      stops={[
        [0, 'indigo'],
        [0.28, 'plum'],
        [0.5, 'mulberry'],
        [0.72, 'rust'],
        [0.9, 'amber'],
        [1, 'lemon'],
      ]}
    />
    <Dots
      ink="cream"
      of={places(26, 1).map((n) => [(n * 397 + 90) % 1600, (n * n * 37 + n * 61) % 210, 1.3 + (n % 3) * 0.6] as const)}
    />
    <Glow x={1180} y={640} r={560} ink="amber" opacity={0.75} />
    <Disc x={1180} y={650} r={104} ink="lemon" />
    <Disc x={1180} y={650} r={82} ink="ice" opacity={0.75} />
    <Ambient motion="drift" x={26} seconds={24}>
      <Cloud x={150} y={250} size={0.9} />
      <Cloud x={800} y={110} size={1.1} />
      <Cloud x={1380} y={330} size={1} />
    </Ambient>
    <Shape d={`M0 ${sea}V628C120 580 220 622 340 640C420 652 470 690 560 ${sea}Z`} ink="mulberry" />
    <Shape d={`M1600 ${sea}V600C1480 590 1400 648 1300 668C1250 678 1220 700 1180 ${sea}Z`} ink="chestnut" />
    <Panel
      x={0}
      y={sea}
      width={1600}
      height={184}
      stops={[
        [0, 'copper'],
        [0.16, 'rust'],
        [0.42, 'plum'],
        [1, 'dark'],
      ]}
    />
    <Ambient motion="glimmer" low={0.6}>
      {places(9, 15, sea + 8).map((y, index) => (
        <Bar
          key={y}
          x={1180 - 90 + ((index * 53) % 40) - index * 5}
          y={y}
          width={150 + index * 10 - ((index * 29) % 50)}
          height={6}
          round={3}
          ink={index < 4 ? 'lemon' : 'amber'}
        />
      ))}
      {[
        [330, 730, 90],
        [520, 790, 120],
        [820, 760, 70],
        [700, 830, 140],
        [60, 800, 80],
      ].map(([x = 0, y = 0, width = 0]) => (
        <Bar key={x} x={x} y={y} width={width} height={5} round={2.5} ink="copper" />
      ))}
    </Ambient>
    {houses.map(([x, width, height]) => (
      <House key={x} x={x} width={width} height={height} />
    ))}
    <Panel
      x={380}
      y={sea + 44}
      width={880}
      height={44}
      stops={[
        [0, 'chestnut'],
        [0.25, 'plum'],
        [1, 'dark'],
      ]}
    />
    <Bar x={380} y={sea + 42} width={880} height={6} ink="copper" />
    <Lighthouse />
    <Ketch />
    <Kite x={96} y={250} size={1.25} turn={18} a="rust" b="cream" from={[300, 690]} />
    <Kite x={1510} y={230} size={1.4} turn={-16} a="lagoon" b="lemon" from={[1300, 700]} />
    <Kite x={560} y={70} size={0.85} turn={12} a="lemon" b="cherry" from={[640, 640]} />
    <Kite x={1060} y={82} size={0.9} turn={-20} a="sky" b="cream" from={[960, 640]} />
  </svg>
);
