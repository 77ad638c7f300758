import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** A willow over the water. */
const Willow = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Shape d="M-16 0C-6 -60 -10 -120 -4 -170H12C10 -120 10 -60 22 0Z" ink="chestnut" />
    <Shape
      d="M4 -300C70 -310 130 -250 140 -170C120 -190 104 -190 98 -120C84 -180 66 -190 58 -110C46 -180 26 -184 10 -120C-4 -184 -24 -180 -38 -104C-50 -186 -72 -176 -82 -116C-90 -186 -112 -186 -132 -160C-128 -250 -66 -310 4 -300Z"
      ink="moss"
    />
    <Line
      d="M-60 -250C-84 -230 -92 -200 -94 -176M-20 -270C-40 -240 -44 -210 -44 -176M30 -270C50 -240 54 -210 56 -176M74 -250C94 -230 100 -210 104 -184"
      ink="leaf"
      width={5}
    />
  </At>
);

const Reeds = ({ x }: { x: number }) => (
  <At place={`translate(${x} 900)`}>
    <Line d="M0 0Q-6 -70 -14 -120M14 0Q16 -80 12 -150M30 0Q36 -60 46 -104" ink="moss" width={6} />
    <Bar x={6} y={-182} width={12} height={44} round={6} ink="chestnut" />
    <Bar x={-21} y={-150} width={11} height={38} round={5} ink="chestnut" />
  </At>
);

/** Fields in the afternoon, and the race that runs past the mill. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="sky" />
    <Disc x={1330} y={170} r={84} ink="cream" />
    <Shape
      d="M120 170Q170 120 240 150Q310 110 360 170ZM980 110Q1020 70 1080 96Q1140 66 1180 110ZM560 210Q600 180 650 198Q700 180 730 210Z"
      ink="cream"
    />
    <Shape d="M0 470Q300 380 640 440Q1000 500 1600 390V900H0Z" ink="leaf" />
    <Shape d="M0 540Q400 440 800 520Q1200 590 1600 480V900H0Z" ink="amber" />
    <Line
      d={places(18, 92, 20)
        .map((x) => `M${x} ${600 - 40 * Math.sin(x / 260)}l-30 90`)
        .join('')}
      ink="copper"
      width={5}
    />
    <Shape d="M0 660Q400 600 800 650Q1200 700 1600 620V900H0Z" ink="moss" />
    <Willow x={110} y={700} size={1.2} />
    <Willow x={1500} y={680} size={1.35} />
    <Shape d="M0 740Q400 700 800 736Q1200 770 1600 720V900H0Z" ink="lagoon" />
    <Shape d="M0 800Q400 770 800 800Q1200 830 1600 790V900H0Z" ink="teal" />
    {places(12, 140, 30).map((x, index) => (
      <Line
        key={x}
        d={`M${x} ${764 + ((index * 37) % 96)}q22 -12 44 0t44 0`}
        ink="cream"
        width={feature ? 7 : 4}
        opacity={0.7}
      />
    ))}
    <Reeds x={330} />
    <Reeds x={1290} />
    <Reeds x={20} />
  </svg>
);
