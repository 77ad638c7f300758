import type { CabinetBox } from '../../Cabinet.tsx';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import { Sprout } from './symbols.tsx';

/** A bolt of the door, with its collar. */
const Bolt = ({ x, y }: { x: number; y: number }) => (
  <>
    <Bar x={x - 15} y={y - 22} width={30} height={44} round={6} ink="dark" />
    <Bar x={x - 11} y={y - 18} width={22} height={36} round={5} ink="amber" />
    <Bar x={x - 11} y={y - 4} width={22} height={8} ink="copper" />
  </>
);

/** Snow that lies along an edge and hangs over it, from one place to another. */
const snow = (from: number, to: number, y: number): string => {
  const step = (to - from) / 5;
  const hang = [20, 10, 28, 14, 22];
  const lobes = hang.map((deep, index) => `q${step / 2} ${deep} ${step} ${index % 2 ? 4 : -4}`).join('');
  return `M${from} ${y}q-12 14 0 22${lobes}q12 -10 0 -22q${-(to - from) / 2} -20 ${-(to - from)} 0Z`;
};

/** The door of the vault: brushed steel in three steps, bolts at its sides, a wheel on its head, snow on its shoulders. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Bar x={-16} y={top - 46} width={width + 32} height={height - top + 52} round={26} ink="indigo" />
    <Bar x={-10} y={top - 40} width={width + 20} height={height - top + 40} round={21} ink="blue" />
    <Bar x={-4} y={top - 34} width={width + 8} height={height - top + 28} round={17} ink="sky" />
    <Line d={`M6 ${top - 14}V${height - 24}`} ink="ice" width={6} />
    <Line d={`M${width - 4} ${top - 6}V${height - 22}`} ink="blue" width={5} />
    <Bar x={left - 15} y={top - 15} width={glassWidth + 30} height={glassHeight + 30} round={11} ink="blue" />
    <Bar x={left - 10} y={top - 10} width={glassWidth + 20} height={glassHeight + 20} round={8} ink="indigo" />
    <Bar x={left - 5} y={top - 5} width={glassWidth + 10} height={glassHeight + 10} round={4} ink="teal" />
    {[18, width - 18].flatMap((x) =>
      [0.12, 0.5, 0.88].map((part) => <Bolt key={`${x},${part}`} x={x} y={top + glassHeight * part} />),
    )}
    {[18, width - 18].flatMap((x) =>
      [0.31, 0.69].map((part) => (
        <g key={`${x},${part}`}>
          <Disc x={x} y={top + glassHeight * part} r={8} ink="blue" />
          <Disc x={x - 1.5} y={top + glassHeight * part - 1.5} r={5} ink="ice" />
        </g>
      )),
    )}
    <Shape d={snow(-8, width / 2 - 46, top - 46)} ink="ice" />
    <Shape d={snow(width / 2 + 46, width + 8, top - 46)} ink="ice" />
    <At place={`translate(${width / 2} ${top - 46})`}>
      <Disc r={44} ink="indigo" />
      <Disc r={39} ink="amber" />
      <Shape d="M39 0A39 39 0 0 1 -39 0A45 33 0 0 0 39 0Z" ink="copper" />
      <Disc r={28} ink="indigo" />
      {places(3, 60).map((turn) => (
        <g key={turn}>
          <Line d="M0 -36V36" at={`rotate(${turn})`} ink="amber" width={8} />
          <Disc
            x={44 * Math.sin((turn * Math.PI) / 180)}
            y={-44 * Math.cos((turn * Math.PI) / 180)}
            r={7}
            ink="cherry"
          />
          <Disc
            x={-44 * Math.sin((turn * Math.PI) / 180)}
            y={44 * Math.cos((turn * Math.PI) / 180)}
            r={7}
            ink="cherry"
          />
        </g>
      ))}
      <Disc r={13} ink="copper" />
      <Disc x={-2} y={-2} r={9} ink="lemon" />
    </At>
  </>
);

/** A sprout that has taken root: a bed of earth under it. */
export const Stay = () => (
  <>
    <Bar x={-50} y={-50} width={100} height={100} round={8} ink="chestnut" />
    <Bar x={-46} y={-46} width={92} height={92} round={7} ink="lemon" />
    <Shape d="M-46 22Q-20 12 0 20Q24 10 46 22V40Q46 46 40 46H-40Q-46 46 -46 40Z" ink="chestnut" />
    <Line d="M-8 34Q-20 34 -30 42M2 34Q6 42 2 46M12 34Q24 34 34 40" ink="copper" width={3} />
    <At place="translate(0 -9) scale(.82)">
      <Sprout />
    </At>
  </>
);
