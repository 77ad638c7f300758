import type { ReactNode } from 'react';
import { At, Bar, Disc, Dots, type Ink, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

const Lamp = () => (
  <>
    <Disc y={-6} r={44} ink="amber" opacity={0.3} />
    <Shape
      d="M-20 -12C-20 -34 -8 -34 -8 -50H8C8 -34 20 -34 20 -12C20 4 12 10 10 16H-10C-12 10 -20 4 -20 -12Z"
      ink="cream"
    />
    <Shape d="M0 -28C10 -14 11 -2 0 4C-11 -2 -10 -14 0 -28Z" ink="copper" />
    <Shape d="M-30 16H30L22 30H-22Z" ink="copper" />
    <Shape d="M-18 30H18L30 46H-30Z" ink="rust" />
  </>
);

const Owl = () => (
  <>
    <Shape d="M-32 -40L-18 -30H18L32 -40C38 -20 38 10 30 28C22 44 -22 44 -30 28C-38 10 -38 -20 -32 -40Z" ink="copper" />
    <Shape d="M-20 8C-20 -4 20 -4 20 8C22 30 12 40 0 40C-12 40 -22 30 -20 8Z" ink="cream" />
    <Line d="M-10 14L-5 20L0 14L5 20L10 14M-8 27L-4 32L0 27L4 32L8 27" ink="chestnut" width={3} />
    <Dots
      ink="cream"
      of={[
        [-14, -12, 15],
        [14, -12, 15],
      ]}
    />
    <Dots
      ink="dark"
      of={[
        [-13, -12, 8],
        [13, -12, 8],
      ]}
    />
    <Dots
      ink="cream"
      of={[
        [-10, -15, 3],
        [16, -15, 3],
      ]}
    />
    <Shape d="M-5 -4H5L0 8Z" ink="amber" />
    <Line d="M-14 42V48M-8 42V48M8 42V48M14 42V48" ink="amber" width={4} />
  </>
);

const Mortar = () => (
  <>
    <Line d="M8 -10L34 -46" ink="amber" width={10} />
    <Disc x={35} y={-45} r={8} ink="amber" />
    <Shape d="M-40 -14H40C40 12 24 26 14 30V38H26V46H-26V38H-14V30C-24 26 -40 12 -40 -14Z" ink="lagoon" />
    <Bar x={-45} y={-20} width={90} height={10} round={5} ink="teal" />
    <Shape d="M-30 -4C-28 8 -22 16 -14 20" ink="cream" opacity={0.5} />
    <Line d="M-28 -2C-26 8 -22 14 -16 18" ink="cream" width={4} />
  </>
);

const Balance = () => (
  <>
    <Bar x={-4} y={-40} width={8} height={78} ink="amber" />
    <Disc y={-42} r={7} ink="copper" />
    <Line d="M-38 -28Q0 -36 38 -28" ink="amber" width={6} />
    <Line d="M-36 -28L-46 8M-36 -28L-24 8M36 -28L24 2M36 -28L46 2" ink="cream" width={2.5} />
    <Shape d="M-48 8H-22C-24 20 -46 20 -48 8ZM22 2H48C46 14 24 14 22 2Z" ink="copper" />
    <Shape d="M-24 46C-22 36 -10 36 0 36C10 36 22 36 24 46Z" ink="copper" />
    <Dots ink="lagoon" of={[[-35, 3, 6]]} />
  </>
);

/** Blue glass with a stopper. */
const Bottle = () => (
  <>
    <Shape
      d="M-12 -34H12V-16C30 -8 34 8 34 24C34 40 26 46 0 46C-26 46 -34 40 -34 24C-34 8 -30 -8 -12 -16Z"
      ink="blue"
    />
    <Bar x={-16} y={-48} width={32} height={14} round={4} ink="copper" />
    <Bar x={-22} y={6} width={44} height={26} round={2} ink="cream" />
    <Line d="M-14 14H14M-14 23H6" ink="mulberry" width={3.5} />
    <Line d="M-26 12C-26 2 -20 -4 -12 -8" ink="sky" width={4} />
  </>
);

const Book = () => (
  <At place="rotate(-8)">
    <Bar x={-36} y={-44} width={72} height={88} round={4} ink="mulberry" />
    <Bar x={-30} y={36} width={66} height={9} ink="cream" />
    <Bar x={-36} y={-44} width={12} height={88} round={3} ink="plum" />
    <Line d="M-12 -28H26M-12 -20H26" ink="amber" width={3} />
    <Disc x={7} y={8} r={15} ink="amber" />
    <Shape d="M7 -4C12 4 13 10 7 18C1 10 2 4 7 -4Z" ink="moss" />
  </At>
);

const Poppy = () => (
  <>
    <Line d="M2 10Q6 30 -4 48M0 34Q14 22 24 26" ink="moss" width={5} />
    <Shape d="M0 12C-34 24 -48 0 -38 -22C-26 -44 -8 -40 0 -30C8 -40 26 -44 38 -22C48 0 34 24 0 12Z" ink="rust" />
    <Shape d="M0 12C-16 4 -18 -16 0 -30C18 -16 16 4 0 12Z" ink="copper" />
    <Disc y={-4} r={10} ink="dark" />
    <Dots
      ink="amber"
      of={[
        [-4, -8, 2],
        [4, -8, 2],
        [0, 1, 2],
      ]}
    />
  </>
);

const Mushroom = () => (
  <>
    <Shape d="M-12 0H12C10 18 14 30 20 42C10 48 -10 48 -20 42C-14 30 -10 18 -12 0Z" ink="cream" />
    <Shape d="M-46 4C-44 -34 -20 -44 0 -44C20 -44 44 -34 46 4C26 10 -26 10 -46 4Z" ink="sky" />
    <Shape d="M-30 6Q0 20 30 6Q0 12 -30 6Z" ink="copper" />
    <Dots
      ink="cream"
      of={[
        [-22, -14, 7],
        [6, -26, 8],
        [24, -8, 6],
        [-4, -6, 4],
      ]}
    />
  </>
);

/** The key of the drawers. */
const Key = () => (
  <At place="rotate(40)">
    <Disc y={-26} r={21} ink="amber" />
    <Disc y={-26} r={11} ink="chestnut" />
    <Bar x={-5} y={-8} width={10} height={54} ink="amber" />
    <Shape d="M5 22H20V31H12V36H20V45H5Z" ink="amber" />
    <Line d="M-2 -2V40" ink="cream" width={2.5} />
    <Disc y={-45} r={5} ink="copper" />
  </At>
);

const labelRules: Readonly<Partial<Record<Ink, string>>> & { readonly chestnut: string } = {
  amber: 'stroke-slot-amber',
  blue: 'stroke-slot-blue',
  cherry: 'stroke-slot-cherry',
  chestnut: 'stroke-slot-chestnut',
  mint: 'stroke-slot-mint',
  teal: 'stroke-slot-teal',
};

const notched = 'M-36 -49H36Q38 -38 49 -36V36Q38 38 36 49H-36Q-38 38 -49 36V-36Q-38 -38 -36 -49Z';

/** A symbol on its label: a paper with notched corners and a printed rule, in the colour of what it names. */
const label = (Art: () => ReactNode, paper: Ink, rule: Ink) => () => (
  <>
    <Shape d={notched} ink="plum" at="translate(0 1.5)" opacity={0.7} />
    <Shape d={notched} ink={paper} at="scale(.97)" />
    <path
      d={notched}
      transform="scale(.88)"
      fill="none"
      strokeWidth={2.5}
      className={labelRules[rule] ?? labelRules.chestnut}
    />
    <At place="scale(.78)">
      <Art />
    </At>
  </>
);

export const symbols: SymbolArt = {
  W: label(Lamp, 'dark', 'amber'),
  A: label(Owl, 'lemon', 'chestnut'),
  B: label(Mortar, 'mint', 'teal'),
  C: label(Balance, 'plum', 'amber'),
  D: label(Bottle, 'cream', 'blue'),
  E: label(Book, 'rose', 'cherry'),
  F: label(Poppy, 'ice', 'teal'),
  G: label(Mushroom, 'moss', 'mint'),
  O: label(Key, 'cherry', 'amber'),
};

/** Eight threads, and two rounds between them. */
const webRound = (reach: number): string =>
  `M${places(8, Math.PI / 4)
    .map((angle) => `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`)
    .join('L')}Z`;

const Cobweb = () => (
  <>
    <Line d="M-42 0H42M0 -42V42M-30 -30L30 30M-30 30L30 -30" ink="sky" width={2.5} />
    <Line d={`${webRound(16)}${webRound(28)}${webRound(39)}`} ink="sky" width={2.5} />
    <Disc x={10} y={12} r={8} ink="rust" />
    <Line d="M4 8L-5 2M4 13L-6 15M16 8L25 2M16 13L26 15" ink="rust" width={3} />
  </>
);

const small = (Art: () => ReactNode) => () => (
  <At place="translate(0 -8) scale(.62)">
    <Art />
  </At>
);

/** What the drawers hold. */
export const drawerPrizes: SymbolArt = {
  X: Cobweb,
  a: small(Mushroom),
  b: small(Poppy),
  c: small(Bottle),
  d: small(Balance),
  e: small(Owl),
};
