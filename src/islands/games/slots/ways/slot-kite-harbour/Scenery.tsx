import { Bar, Disc, Line, Shape } from '../../ink.tsx';

const houses = [
  [430, 84, 70],
  [508, 70, 104],
  [574, 96, 62],
  [666, 72, 92],
  [734, 92, 74],
  [822, 74, 112],
  [892, 110, 72],
  [1000, 80, 96],
  [1078, 96, 60],
  [1170, 70, 84],
] as const;

const quay = 770;

/** A gabled house on the quay with its lit windows. */
const House = ({ x, width, height }: { x: number; width: number; height: number }) => {
  const eaves = quay - height;
  const roof = eaves - width * 0.62;
  return (
    <>
      <Shape d={`M${x} ${quay}V${eaves}L${x + width / 2} ${roof}L${x + width} ${eaves}V${quay}Z`} ink="dark" />
      {[0.24, 0.56].map((share) => (
        <Bar
          key={share}
          x={x + width * share}
          y={eaves + 10}
          width={width * 0.2}
          height={20}
          ink={(x + share * 50) % 3 > 1 ? 'cream' : 'rust'}
        />
      ))}
    </>
  );
};

/** A lit harbour under an amber sky. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="amber" />
    <Disc x={1240} y={640} r={210} ink="copper" opacity={0.55} />
    <Disc x={1240} y={640} r={140} ink="rust" opacity={0.5} />
    <Shape d="M90 150Q140 110 200 140Q260 110 300 150ZM1310 210Q1360 170 1420 200Q1470 180 1500 210Z" ink="cream" />
    <Shape d="M-20 330Q40 290 120 320Q180 300 220 330ZM1430 420Q1490 380 1560 410Q1600 400 1630 420Z" ink="cream" />
    {houses.map(([x, width, height]) => (
      <House key={x} x={x} width={width} height={height} />
    ))}
    <Shape d="M150 770L170 500H226L246 770Z" ink="cream" />
    <Shape d="M155.500 696L161.400 616H234.600L240.500 696ZM166.300 550L170 500H226L229.700 550Z" ink="rust" />
    <Bar x={158} y={488} width={80} height={14} ink="dark" />
    <Bar x={176} y={440} width={44} height={50} ink="cream" />
    <Line d="M184 440V490M198 440V490M212 440V490" ink="dark" width={5} />
    <Shape d="M162 442L198 396L234 442Z" ink="dark" />
    <Bar x={0} y={quay} width={1600} height={130} ink="dark" />
    {[
      [120, 800, 110],
      [300, 830, 70],
      [700, 812, 90],
      [980, 840, 120],
      [1500, 806, 90],
    ].map(([x = 0, y = 0, width = 0]) => (
      <Bar key={x} x={x} y={y} width={width} height={6} ink="amber" />
    ))}
    <Shape d="M1330 800H1500L1478 836H1352Z" ink="rust" />
    <Shape d="M1412 790V650L1330 790Z" ink="cream" />
    <Shape d="M1424 790V676L1490 790Z" ink="teal" />
    <Line d="M1418 644V804" ink="dark" width={6} />
  </svg>
);
