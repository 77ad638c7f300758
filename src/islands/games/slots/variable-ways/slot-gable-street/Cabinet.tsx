import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, type Ink, Line, places, Shape } from '../../ink.tsx';

export const fronts = [
  ['rust', 'bg-slot-rust'],
  ['teal', 'bg-slot-teal'],
  ['chestnut', 'bg-slot-chestnut'],
  ['mulberry', 'bg-slot-mulberry'],
  ['moss', 'bg-slot-moss'],
  ['blue', 'bg-slot-blue'],
] as const satisfies readonly (readonly [Ink, string])[];

/** The six gables of the street, each built as another century liked it: outlines about the middle of the eaves. */
const gables = [
  // Steps.
  'M-50 0V-14H-38V-30H-27V-46H-16V-62H16V-46H27V-30H38V-14H50V0Z',
  // A neck with its scrolls.
  'M-50 0V-6Q-30 -8 -24 -26V-50L0 -70L24 -50V-26Q30 -8 50 -6V0Z',
  // A plain roof.
  'M-52 0L0 -66L52 0Z',
  // A bell.
  'M-50 0Q-46 -10 -36 -14Q-26 -24 -24 -40Q-22 -62 0 -68Q22 -62 24 -40Q26 -24 36 -14Q46 -10 50 0Z',
  // A spout for hoisting.
  'M-50 0V-10L-16 -48V-60H16V-48L50 -10V0Z',
  // A cornice on brackets.
  'M-54 0V-8H-48V-26H-54V-38H54V-26H48V-8H54V0Z',
] as const;

export const Head = ({ reel }: { reel: number }) => {
  const [ink] = fronts[reel] ?? fronts[0];
  const d = gables[reel] ?? gables[0];
  const hasBeam = reel !== 5;
  return (
    <g>
      {reel % 2 === 1 && (
        <>
          <Bar x={26} y={-72} width={14} height={40} ink="dark" />
          <Bar x={23} y={-76} width={20} height={7} ink="chestnut" />
        </>
      )}
      <Shape d={d} ink={ink} />
      <path d={d} fill="none" strokeWidth={4} strokeLinejoin="round" className="stroke-slot-cream" />
      {hasBeam ? (
        <>
          <Shape d="M-9 -14V-24Q-9 -34 0 -34Q9 -34 9 -24V-14Z" ink="dark" />
          <Bar x={-2} y={-48} width={4} height={12} ink="dark" />
        </>
      ) : (
        places(5, 22, -44).map((x) => <Bar key={x} x={x - 3} y={-26} width={6} height={16} ink="dark" />)
      )}
      <Bar x={-50} y={-5} width={100} height={6} ink="cream" />
    </g>
  );
};

export const Foot = () => (
  <g>
    <Bar x={-50} y={0} width={100} height={9} ink="dark" />
    <Bar x={-18} y={0} width={36} height={5} ink="cream" />
    <Bar x={-24} y={5} width={48} height={5} ink="cream" opacity={0.8} />
  </g>
);

/** The quay before the houses and the water that it holds. */
export const Cabinet = ({ width, height }: CabinetBox) => (
  <>
    <Bar x={-900} y={height - 50} width={width + 1800} height={12} ink="chestnut" />
    <Bar x={-900} y={height - 40} width={width + 1800} height={400} ink="dark" />
    {places(7, width / 6, 0).map((x) => (
      <g key={x}>
        <Bar x={x - 4} y={height - 66} width={8} height={22} round={3} ink="dark" />
        <Disc x={x} y={height - 67} r={6} ink="dark" />
      </g>
    ))}
    <Line
      d={places(6, width / 6, 20)
        .map((x, index) => `M${x} ${height - 26 + 7 * (index % 3)}h46`)
        .join('')}
      ink="amber"
      width={3}
      opacity={0.6}
    />
  </>
);
