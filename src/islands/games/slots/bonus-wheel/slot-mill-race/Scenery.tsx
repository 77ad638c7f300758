import { Ambient } from '../../ambient.tsx';
import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';
import { Glow, Lit, Panel, Shown } from '../../light.tsx';

/** A willow over the water: three falls of leaves, the nearest one in the sun. */
const Willow = ({ x, y, size, ahead }: { x: number; y: number; size: number; ahead: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Lit
      d="M-20 0C-8 -60 -12 -120 -6 -190H14C12 -120 12 -60 28 0Z"
      across
      stops={[
        [0, 'dark'],
        [0.5, 'chestnut'],
        [1, 'copper'],
      ]}
    />
    <Ambient motion="sway" by={1.2} seconds={6} ahead={ahead}>
      <Shape
        d="M0 -330C90 -340 160 -260 168 -120C150 -160 134 -176 124 -70C108 -160 90 -180 80 -40C64 -150 40 -160 20 -60C4 -160 -24 -170 -40 -40C-54 -160 -80 -170 -96 -70C-106 -170 -130 -160 -160 -110C-158 -260 -80 -336 0 -330Z"
        ink="teal"
      />
      <Lit
        d="M0 -322C80 -330 140 -266 148 -170C132 -196 120 -200 112 -120C98 -190 80 -206 70 -96C52 -186 34 -194 14 -110C0 -190 -24 -194 -38 -92C-52 -190 -74 -186 -88 -118C-98 -190 -122 -190 -142 -160C-140 -260 -74 -328 0 -322Z"
        stops={[
          [0, 'leaf'],
          [0.45, 'moss'],
          [1, 'teal'],
        ]}
      />
      <Line
        d="M-60 -270C-84 -240 -92 -210 -94 -170M-20 -290C-40 -250 -44 -220 -44 -170M30 -290C50 -250 54 -220 56 -170M74 -270C98 -240 104 -216 108 -176"
        ink="leaf"
        width={5}
        opacity={0.8}
      />
      <Line d="M-84 -292C-50 -318 0 -318 34 -308" ink="lemon" width={6} opacity={0.6} />
    </Ambient>
  </At>
);

const Reeds = ({ x, ahead }: { x: number; ahead: number }) => (
  <At place={`translate(${x} 880)`}>
    <Ambient motion="sway" by={2} ahead={ahead}>
      <Line d="M0 0Q-6 -70 -14 -120M14 0Q16 -80 12 -150M30 0Q36 -60 46 -104" ink="moss" width={6} />
      <Line d="M22 0Q24 -90 34 -130M-12 0Q-20 -50 -34 -86" ink="leaf" width={5} />
      <Bar x={6} y={-186} width={13} height={48} round={6} ink="chestnut" />
      <Bar x={6} y={-186} width={5} height={48} round={3} ink="copper" />
      <Bar x={-21} y={-150} width={11} height={38} round={5} ink="chestnut" />
    </Ambient>
  </At>
);

const Cloud = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <Lit
    at={`translate(${x} ${y}) scale(${size})`}
    d="M-120 20C-150 20 -150 -16 -116 -18C-108 -54 -60 -60 -40 -34C-10 -66 44 -56 52 -20C92 -34 128 -10 112 20Z"
    stops={[
      [0, 'ice'],
      [0.6, 'cream'],
      [1, 'sky', 0.6],
    ]}
  />
);

/** A shuttered window with a lamp behind it, which is seen when it grows dark. */
const Window = ({ x, y, lit }: { x: number; y: number; lit: boolean }) => (
  <At place={`translate(${x} ${y})`}>
    <Bar x={-34} y={-44} width={68} height={88} round={4} ink="dark" />
    <Panel
      x={-28}
      y={-38}
      width={56}
      height={76}
      stops={[
        [0, 'blue'],
        [1, 'indigo'],
      ]}
    />
    <Shown when={lit}>
      <Glow r={120} ink="lemon" opacity={0.8} />
      <Panel
        x={-28}
        y={-38}
        width={56}
        height={76}
        stops={[
          [0, 'lemon'],
          [1, 'amber'],
        ]}
      />
    </Shown>
    <Line d="M0 -38V38M-28 0H28" ink="chestnut" width={5} />
    {[-62, 36].map((left) => (
      <g key={left}>
        <Bar x={left} y={-46} width={26} height={92} round={3} ink="teal" />
        <Line d={`M${left + 5} -30h16M${left + 5} -12h16M${left + 5} 6h16M${left + 5} 24h16`} ink="lagoon" width={4} />
      </g>
    ))}
    <Bar x={-44} y={44} width={88} height={10} round={3} ink="chestnut" />
    <Dots ink="rust" of={places(6, 15, -38).map((at) => [at, 40, 8] as const)} />
    <Dots ink="leaf" of={places(5, 15, -30).map((at) => [at, 46, 6] as const)} />
  </At>
);

/** The mill itself: plaster between its beams, a shingled roof, stone where the water runs. */
const Mill = ({ lit }: { lit: boolean }) => (
  <>
    <Lit
      d="M330 780V330H1270V780Z"
      across
      stops={[
        [0, 'cream'],
        [0.35, 'cream'],
        [0.75, 'amber'],
        [1, 'copper'],
      ]}
    />
    <Panel
      x={330}
      y={300}
      width={940}
      height={120}
      stops={[
        [0, 'dark', 0.55],
        [1, 'dark', 0],
      ]}
    />
    <Line
      d="M346 330V780M800 330V780M1254 330V780M330 470H1270M346 470L480 640M800 470L1000 640M1254 470L1120 640M800 470L600 640M330 640H1270"
      ink="chestnut"
      width={20}
    />
    <Line d="M339 330V780M793 330V780M330 462H1270M330 632H1270" ink="copper" width={4} opacity={0.8} />
    <Window x={420} y={556} lit={lit} />
    <Window x={1186} y={556} lit={lit} />
    <Window x={800} y={400} lit={lit} />
    <Lit
      d="M270 356L420 40H1180L1330 356Z"
      stops={[
        [0, 'rust'],
        [0.6, 'chestnut'],
        [1, 'plum'],
      ]}
    />
    <Line
      d={places(6, 52, 76)
        .map((y) => `M${410 - (y - 40) * 0.46} ${y}H${1190 + (y - 40) * 0.46}`)
        .join('')}
      ink="dark"
      width={5}
      opacity={0.45}
    />
    <Line
      d={places(6, 52, 72)
        .flatMap((y, row) => places(22, 42, 400 + (row % 2) * 21).map((x) => `M${x} ${y + 6}v40`))
        .join('')}
      ink="dark"
      width={3}
      opacity={0.3}
    />
    <Bar x={258} y={350} width={1084} height={18} round={8} ink="dark" />
    <Bar x={258} y={350} width={1084} height={6} round={3} ink="copper" />
    <Panel
      x={322}
      y={700}
      width={956}
      height={90}
      stops={[
        [0, 'sky'],
        [0.3, 'blue'],
        [1, 'indigo'],
      ]}
    />
    <Line
      d="M322 730H1278M322 760H1278M400 700V730M520 730V760M640 700V730M760 730V760M900 700V730M1020 730V760M1140 700V730M1200 730V760"
      ink="dark"
      width={4}
      opacity={0.6}
    />
  </>
);

/** A mill on its race, on a clear day; when its wheel is set going it is evening, and lamps are lit. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Panel
      x={0}
      y={0}
      width={1600}
      height={600}
      stops={[
        [0, 'blue'],
        [0.4, 'sky'],
        [0.85, 'ice'],
        [1, 'cream'],
      ]}
    />
    <Glow x={1430} y={190} r={330} ink="lemon" opacity={0.9} />
    <Disc x={1430} y={190} r={62} ink="ice" />
    <Ambient motion="drift" x={24} seconds={26}>
      <Cloud x={170} y={250} size={1.1} />
      <Cloud x={1330} y={330} size={0.8} />
      <Cloud x={110} y={390} size={0.6} />
    </Ambient>
    <Lit
      d="M0 480C160 400 300 430 460 470L1140 470C1300 410 1460 420 1600 470V700H0Z"
      stops={[
        [0, 'mint'],
        [1, 'moss'],
      ]}
    />
    <Lit
      d="M0 560C200 500 420 540 620 560H1000C1240 520 1420 530 1600 560V740H0Z"
      stops={[
        [0, 'lemon'],
        [0.5, 'amber'],
        [1, 'copper'],
      ]}
    />
    <Line
      d={[...places(9, 40, 10), ...places(9, 40, 1260)].map((x) => `M${x} 600l-16 70`).join('')}
      ink="copper"
      width={5}
      opacity={0.8}
    />
    <Lit
      d="M0 660C240 620 420 650 620 664H1000C1200 640 1420 630 1600 656V800H0Z"
      stops={[
        [0, 'leaf'],
        [0.5, 'moss'],
        [1, 'teal'],
      ]}
    />
    <Mill lit={feature} />
    <Willow x={130} y={740} size={1.15} ahead={0} />
    <Willow x={1480} y={730} size={1.25} ahead={3} />
    <Lit
      d="M0 764C300 740 560 760 800 762C1100 766 1380 750 1600 760V900H0Z"
      stops={[
        [0, 'lagoon'],
        [0.35, 'teal'],
        [1, 'dark'],
      ]}
    />
    <Shown when={feature}>
      <Bar x={0} y={0} width={1600} height={900} ink="indigo" opacity={0.75} />
      <Glow x={560} y={440} r={430} ink="copper" opacity={0.55} />
      {[420, 1186].map((x) => (
        <g key={x}>
          <Glow x={x} y={556} r={190} ink="amber" opacity={0.8} />
          <Panel
            x={x - 28}
            y={518}
            width={56}
            height={76}
            stops={[
              [0, 'lemon'],
              [1, 'amber'],
            ]}
          />
        </g>
      ))}
    </Shown>
    <Ambient motion="glimmer" low={0.4}>
      {places(12, 140, 20).map((x, index) => (
        <Line
          key={x}
          d={`M${x} ${782 + ((index * 37) % 60)}q22 -9 44 0t44 0`}
          ink={index % 3 ? 'sky' : 'ice'}
          width={4}
          opacity={0.8}
        />
      ))}
    </Ambient>
    <Ambient motion="drift" y={4} seconds={1.6}>
      <Dots
        ink="ice"
        of={places(16, 22, 390).map((x, index) => [x, 772 - ((index * 17) % 26), 7 + ((index * 5) % 8)] as const)}
      />
    </Ambient>
    <Reeds x={270} ahead={1} />
    <Reeds x={1330} ahead={2.5} />
    <Reeds x={24} ahead={4} />
  </svg>
);
