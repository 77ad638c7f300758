import type { ReactNode } from 'react';
import { At, Bar, Disc, Dots, type Ink, Line, Shape, type SymbolArt } from '../../ink.tsx';

/** A window of a canal house, lit or dark, with what stands in it. */
const Window = ({ pane, children }: { pane: Ink; children: ReactNode }) => (
  <>
    <Shape d="M-44 44V-22Q-44 -47 0 -47Q44 -47 44 -22V44Z" ink="cream" />
    <Shape d="M-38 40V-20Q-38 -41 0 -41Q38 -41 38 -20V40Z" ink={pane} />
    {children}
    <Bar x={-48} y={39} width={96} height={8} round={2} ink="cream" />
    <Bar x={-48} y={45} width={96} height={3} ink="dark" />
  </>
);

/** The glazing bars of a window that shows less than it hides. */
const Bars = () => <Line d="M0 -40V38M-37 0H37" ink="cream" width={3.5} />;

const Lamp = () => (
  <Window pane="cream">
    <Disc y={-8} r={33} ink="amber" />
    <Line d="M-34 -30L-28 -25M34 -30L28 -25M-37 2H-31M37 2H31" ink="copper" width={4} />
    <Shape d="M-15 -32H15L25 -2H-25Z" ink="rust" />
    <Line d="M-8 -28L-13 -5M8 -28L13 -5M0 -28V-5" ink="copper" width={3} />
    <Shape d="M-4 -2H4L6 28H-6Z" ink="chestnut" />
    <Shape d="M-19 38Q-19 27 0 27Q19 27 19 38Z" ink="chestnut" />
  </Window>
);

const Cello = () => (
  <Window pane="amber">
    <Line d="M25 -34L-22 34" ink="dark" width={3} />
    <Shape
      d="M0 -16C14 -16 17 -4 12 3C9 8 10 10 15 16C24 26 18 38 0 38C-18 38 -24 26 -15 16C-10 10 -9 8 -12 3C-17 -4 -14 -16 0 -16Z"
      ink="chestnut"
    />
    <Bar x={-3} y={-36} width={6} height={36} ink="dark" />
    <Disc y={-37} r={4} ink="dark" />
    <Line d="M-1.500 -14V24M1.500 -14V24" ink="cream" width={1} />
    <Line d="M-9 14Q-6 20 -9 26M9 14Q6 20 9 26" ink="dark" width={2.5} />
    <Bar x={-6} y={18} width={12} height={3} ink="cream" />
  </Window>
);

const Cat = () => (
  <Window pane="amber">
    <Shape d="M-14 38C-20 18 -12 4 -8 -2L-12 -24L-3 -15H6L15 -24L12 -2C20 8 22 24 18 38Z" ink="dark" />
    <Line d="M16 34C34 34 36 18 28 6" ink="dark" width={7} />
    <Dots
      ink="leaf"
      of={[
        [-3, -8, 2.8],
        [7, -8, 2.8],
      ]}
    />
    <Line d="M-14 -3L-25 -6M-14 0L-25 2M17 -3L28 -6" ink="dark" width={1.5} />
  </Window>
);

const Globe = () => (
  <Window pane="amber">
    <Disc y={-4} r={24} ink="blue" />
    <Shape
      d="M-14 -22Q-4 -26 2 -18Q-2 -10 -10 -8Q-4 0 -12 6Q-22 0 -23 -8Q-20 -18 -14 -22ZM8 -6Q18 -10 22 -2Q20 10 12 14Q6 8 8 2Z"
      ink="leaf"
    />
    <Line d="M-17 -27A28 28 0 0 0 17 20" ink="chestnut" width={4.5} />
    <Line d="M0 24V34M-15 37H15" ink="chestnut" width={6} />
  </Window>
);

const Birdcage = () => (
  <Window pane="amber">
    <Line d="M0 -40V-32" ink="dark" width={3} />
    <Line d="M-22 30V-8Q-22 -30 0 -31Q22 -30 22 -8V30M-11 30V-20M0 30V-31M11 30V-20" ink="chestnut" width={3} />
    <Bar x={-26} y={29} width={52} height={7} round={2} ink="chestnut" />
    <Shape d="M-12 10C-10 -6 8 -8 14 0L20 3L13 6C12 14 -2 18 -8 14L-22 22Z" ink="rust" />
    <Disc x={8} y={0} r={2} ink="dark" />
    <Line d="M-22 18H22" ink="dark" width={2.5} />
  </Window>
);

const Teapot = () => (
  <Window pane="indigo">
    <Bars />
    <Shape d="M-20 12C-20 -8 20 -8 20 12C20 28 12 36 0 36C-12 36 -20 28 -20 12Z" ink="sky" />
    <Line d="M-19 10Q-34 6 -31 22Q-28 30 -18 28" ink="sky" width={5} />
    <Shape d="M17 14L36 2L33 14Q26 28 17 28Z" ink="sky" />
    <Shape d="M-12 -2Q0 -10 12 -2Z" ink="cream" />
    <Disc y={-9} r={4} ink="cream" />
    <Line d="M-17 18H17" ink="cream" width={3} />
  </Window>
);

const Geranium = () => (
  <Window pane="indigo">
    <Bars />
    <Shape d="M-17 12H17L12 38H-12Z" ink="rust" />
    <Bar x={-20} y={8} width={40} height={8} ink="copper" />
    <Line d="M0 10V-18M0 6L-18 -10M0 6L18 -10" ink="moss" width={4} />
    <Shape d="M-30 2Q-24 -10 -10 0Q-18 12 -30 2ZM30 2Q24 -10 10 0Q18 12 30 2Z" ink="leaf" />
    <Dots
      ink="mulberry"
      of={[
        [-18, -16, 9],
        [18, -16, 9],
        [0, -25, 11],
      ]}
    />
    <Dots
      ink="cream"
      of={[
        [-18, -16, 3],
        [18, -16, 3],
        [0, -25, 3.5],
      ]}
    />
  </Window>
);

const Books = () => (
  <Window pane="indigo">
    <Bars />
    <Bar x={-33} y={-6} width={13} height={44} ink="teal" />
    <Bar x={-19} y={4} width={11} height={34} ink="copper" />
    <Bar x={-7} y={-12} width={14} height={50} ink="lagoon" />
    <At place="translate(9 38) rotate(14)">
      <Bar x={0} y={-40} width={12} height={40} ink="moss" />
      <Bar x={0} y={-33} width={12} height={4} ink="cream" />
    </At>
    <Line d="M-33 4H-21M-33 28H-21M-7 0H6M-7 26H6M-18 12H-9" ink="cream" width={2.5} />
  </Window>
);

const Curtains = () => (
  <Window pane="indigo">
    <Disc x={6} y={-12} r={8} ink="cream" />
    <Disc x={10} y={-14} r={7.5} ink="indigo" />
    <Shape d="M-38 40V-20Q-38 -41 0 -41Q-2 -6 -22 6Q-16 22 -16 40Z" ink="plum" />
    <Shape d="M38 40V-20Q38 -41 0 -41Q2 -6 22 6Q16 22 16 40Z" ink="plum" />
    <Line
      d="M-32 -24Q-26 -8 -30 4M-18 -34Q-14 -14 -24 2M32 -24Q26 -8 30 4M18 -34Q14 -14 24 2"
      ink="mulberry"
      width={3}
    />
    <Line d="M-36 8H-20M36 8H20" ink="copper" width={4} />
  </Window>
);

export const symbols: SymbolArt = {
  W: Lamp,
  A: Cello,
  B: Cat,
  C: Globe,
  D: Birdcage,
  E: Teapot,
  F: Geranium,
  G: Books,
  H: Curtains,
};
