import type { CabinetBox } from '../../Cabinet.tsx';
import { At, Bar, Disc, type Ink, Line, places, Shape } from '../../ink.tsx';
import { wax } from './symbols.tsx';

/** Letters that stand in one pigeonhole. */
const Kept = ({ x, y, ink }: { x: number; y: number; ink: Ink }) => (
  <At place={`translate(${x} ${y})`}>
    <Bar x={-25} y={-21} width={50} height={42} round={3} ink="plum" />
    <Shape d="M-18 20L-14 -14H-4L-6 20Z" ink="cream" />
    <Shape d="M-4 20L0 -10L12 -8L8 20Z" ink={ink} />
    <Shape d="M9 20L13 -4H21V20Z" ink="cream" />
  </At>
);

/** A bureau of walnut: scrolls and an urn on its head, a row of pigeonholes, green leather, a brass gallery, one drawer. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => {
  const middle = width / 2;
  const desk = top + glassHeight + 12;
  return (
    <>
      {[-1, 1].map((side) => (
        <At key={side} place={`translate(${middle} ${top - 62}) scale(${side} .55)`}>
          <Shape d={`M18 -6C34 -14 46 -50 82 -46C120 -42 ${middle - 60} -18 ${middle - 14} -8V4H18Z`} ink="chestnut" />
          <Line d={`M26 -8C44 -18 50 -44 82 -40C118 -36 ${middle - 64} -12 ${middle - 20} -4`} ink="copper" width={6} />
          <Disc x={34} y={-26} r={17} ink="chestnut" />
          <Disc x={34} y={-26} r={9} ink="amber" />
        </At>
      ))}
      <At place={`translate(${middle} ${top - 62}) scale(.5)`}>
        <Shape d="M-14 0V-22C-30 -34 -22 -52 0 -56C22 -52 30 -34 14 -22V0Z" ink="amber" />
        <Line d="M-8 -28Q-14 -38 -6 -46" ink="cream" width={4} />
      </At>
      <Bar x={0} y={top - 64} width={width} height={desk - top + 74} round={5} ink="chestnut" />
      <Bar x={0} y={top - 66} width={width} height={12} round={4} ink="copper" />
      <Bar x={0} y={top - 66} width={width} height={5} round={2.5} ink="amber" />
      {places(5, (glassWidth - 52) / 4, left + 26).map((x, index) => (
        <Kept key={x} x={x} y={top - 33} ink={(['rust', 'sky', 'amber', 'rose', 'leaf'] as const)[index] ?? 'rust'} />
      ))}
      {[10, width - 40].map((x) => (
        <g key={x}>
          <Bar x={x} y={top - 46} width={30} height={desk - top + 40} round={3} ink="copper" />
          <Bar x={x + 5} y={top - 40} width={5} height={desk - top + 28} round={2} ink="amber" />
          <Bar x={x + 14} y={top - 40} width={4} height={desk - top + 28} round={2} ink="chestnut" />
          <Bar x={x + 21} y={top - 40} width={4} height={desk - top + 28} round={2} ink="chestnut" />
        </g>
      ))}
      <Bar x={left - 9} y={top - 9} width={glassWidth + 18} height={glassHeight + 18} round={5} ink="amber" />
      <Bar x={left - 5} y={top - 5} width={glassWidth + 10} height={glassHeight + 10} round={3} ink="dark" />
      <Bar x={-14} y={desk} width={width + 28} height={16} round={6} ink="copper" />
      <Bar x={-14} y={desk} width={width + 28} height={6} round={3} ink="amber" />
      <Bar x={6} y={desk + 16} width={width - 12} height={height - desk - 16} round={4} ink="chestnut" />
      <Bar x={18} y={desk + 22} width={width - 36} height={height - desk - 30} round={5} ink="copper" />
      <Bar x={22} y={desk + 26} width={width - 44} height={height - desk - 38} round={4} ink="chestnut" />
      {[width * 0.17, width * 0.83].map((x) => (
        <At key={x} place={`translate(${x} ${(desk + height) / 2 + 4})`}>
          <Disc y={-5} r={7} ink="amber" />
          <Line d="M-16 -4Q0 16 16 -4" ink="amber" width={5} />
        </At>
      ))}
    </>
  );
};

export const Coin = ({ rich }: { rich: boolean }) => (
  <>
    <Shape d={wax} ink={rich ? 'plum' : 'chestnut'} at="translate(0 3)" />
    <Shape d={wax} ink={rich ? 'mulberry' : 'rust'} />
    <circle r={34} fill="none" strokeWidth={3} className="stroke-slot-cream" opacity={0.55} />
  </>
);

/** A folded letter that waits for its seal. */
export const Empty = () => (
  <>
    <Bar x={-46} y={-36} width={92} height={72} round={4} ink="amber" />
    <Bar x={-43} y={-33} width={86} height={66} round={3} ink="cream" />
    <Line d="M-43 -31L0 6L43 -31M-43 31L-12 -4M43 31L12 -4" ink="amber" width={3} />
  </>
);
