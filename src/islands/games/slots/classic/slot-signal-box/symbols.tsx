import { Bar, Disc, type Ink, Line, Shape, type SymbolArt } from '../../ink.tsx';

/** Rays all round, longer and shorter by turns. */
const rays = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const far = index % 2 ? 43 : 47;
  return `M${(34 * x).toFixed(1)} ${(34 * y).toFixed(1)}L${(far * x).toFixed(1)} ${(far * y).toFixed(1)}`;
}).join('');

const Lamp = () => (
  <>
    <Line d={rays} ink="copper" width={3.5} />
    <Disc r={29} ink="dark" />
    <Disc r={21} ink="moss" />
    <Shape d="M-21 0A21 21 0 0 1 8 -19.400A26 26 0 0 0 -8 19.400A21 21 0 0 1 -21 0Z" ink="leaf" />
    <Disc x={-7} y={-7} r={5} ink="cream" />
  </>
);

const Seven = () => (
  <>
    <Shape d="M-29 -38H31V-22C14 -4 5 14 4 40H-19C-17 16 -8 -3 7 -19H-14V-10H-29Z" ink="dark" at="translate(3 3)" />
    <Shape d="M-29 -38H31V-22C14 -4 5 14 4 40H-19C-17 16 -8 -3 7 -19H-14V-10H-29Z" ink="rust" />
    <Line d="M-23 -32H22" ink="copper" width={3} />
  </>
);

/** A signal's arm seen from the front: a plate with its stripe. */
const arm = (y: number, height: number, ink: Ink) => (
  <g key={y}>
    <Bar x={-44} y={y} width={88} height={height} round={5} ink="dark" />
    <Bar x={-41} y={y + 3} width={82} height={height - 6} round={3} ink={ink} />
    <Shape d={`M14 ${y + 3}H28L22 ${y + height / 2}L28 ${y + height - 3}H14L8 ${y + height / 2}Z`} ink="cream" />
    <Disc x={-28} y={y + height / 2} r={Math.min(7, height / 5)} ink="cream" />
  </g>
);

const SingleBar = () => arm(-21, 42, 'blue');
const DoubleBar = () => [-37, 2].map((y) => arm(y, 35, 'mulberry'));
const TripleBar = () => [-42, -14, 14].map((y) => arm(y, 27, 'chestnut'));

const Bell = () => (
  <>
    <Line d="M0 -46V-32" ink="dark" width={6} />
    <Shape d="M0 -36C20 -36 25 -18 26 0C27 14 32 20 39 26H-39C-32 20 -27 14 -26 0C-25 -18 -20 -36 0 -36Z" ink="amber" />
    <Shape d="M0 -36C-20 -36 -25 -18 -26 0C-27 14 -32 20 -39 26H-16C-14 2 -16 -22 0 -36Z" ink="copper" />
    <Bar x={-42} y={25} width={84} height={8} round={4} ink="dark" />
    <Disc y={39} r={7} ink="dark" />
  </>
);

/** Nothing stands there: a length of the wire that works the signals, and the pulley that it runs over. */
const Blank = () => (
  <g opacity={0.4}>
    <Line d="M-44 0H-17M17 0H44" ink="copper" width={4} />
    <Line d="M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0Z" ink="copper" width={5} />
    <Disc r={4} ink="copper" />
  </g>
);

export const symbols: SymbolArt = {
  L: Lamp,
  7: Seven,
  T: TripleBar,
  D: DoubleBar,
  S: SingleBar,
  B: Bell,
  '.': Blank,
};
