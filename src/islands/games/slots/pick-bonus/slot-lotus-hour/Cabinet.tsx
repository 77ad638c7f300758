import type { CabinetBox } from '../../Cabinet.tsx';
import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import { Bud } from './symbols.tsx';

/** A roof of glazed tiles between two points, its eaves swept up, its hips ending in gilded curls. */
const Roof = ({ width, from, eaves }: { width: number; from: number; eaves: number }) => {
  const middle = width / 2;
  const swept = `M${middle - 150} ${from}H${middle + 150}C${middle + 170} ${eaves - 44} ${width - 60} ${eaves - 30} ${width + 34} ${eaves - 48}C${width + 14} ${eaves - 14} ${width - 30} ${eaves} ${width - 70} ${eaves}H70C30 ${eaves} -14 ${eaves - 14} -34 ${eaves - 48}C60 ${eaves - 30} ${middle - 170} ${eaves - 44} ${middle - 150} ${from}Z`;
  return (
    <>
      <Shape d={swept} ink="teal" />
      <Line
        d={places(15, (width - 140) / 14, 70)
          .map(
            (x) =>
              `M${middle + (x - middle) * 0.42} ${from + 4}Q${middle + (x - middle) * 0.62} ${eaves - 26} ${x} ${eaves - 3}`,
          )
          .join('')}
        ink="lagoon"
        width={5}
      />
      <Line
        d={`M-34 ${eaves - 48}C-14 ${eaves - 14} 30 ${eaves} 70 ${eaves}H${width - 70}C${width - 30} ${eaves} ${width + 14} ${eaves - 14} ${width + 34} ${eaves - 48}`}
        ink="amber"
        width={7}
      />
      <Bar x={middle - 162} y={from - 10} width={324} height={16} round={8} ink="amber" />
      {[-1, 1].map((side) => (
        <At key={side} place={`translate(${middle + side * 162} ${from - 2}) scale(${side} 1)`}>
          <Line d="M0 0C18 -2 24 -16 14 -22C8 -24 4 -18 9 -15" ink="amber" width={6} />
        </At>
      ))}
    </>
  );
};

/** A paper lantern with its tassel. */
const Lantern = ({ x, y }: { x: number; y: number }) => (
  <At place={`translate(${x} ${y})`}>
    <Line d="M0 -18V0M0 46V70" ink="chestnut" width={3} />
    <Disc y={24} r={44} ink="lemon" opacity={0.22} />
    <Shape d="M-20 4C-32 14 -32 34 -20 44H20C32 34 32 14 20 4Z" ink="rust" />
    <Shape d="M-7 4C-12 14 -12 34 -7 44H7C12 34 12 14 7 4Z" ink="copper" />
    <Bar x={-15} y={-1} width={30} height={7} round={2} ink="amber" />
    <Bar x={-15} y={42} width={30} height={7} round={2} ink="amber" />
  </At>
);

/** A tea house on the water: red posts, paper screens, a roof of two tiers with a lantern at each corner. */
export const Cabinet = ({ width, height, left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Bar x={4} y={top - 14} width={width - 8} height={height - top} ink="chestnut" />
    {[0, width - 30].map((x) => (
      <g key={x}>
        <Bar x={x} y={top - 20} width={30} height={height - top + 14} ink="cherry" />
        <Bar x={x + 5} y={top - 20} width={7} height={height - top + 14} ink="rose" />
        <Bar x={x - 4} y={top + glassHeight - 4} width={38} height={18} round={3} ink="amber" />
      </g>
    ))}
    <Bar x={left - 10} y={top - 10} width={glassWidth + 20} height={glassHeight + 20} round={3} ink="cherry" />
    <Bar x={left - 5} y={top - 5} width={glassWidth + 10} height={glassHeight + 10} ink="plum" />
    <Bar
      x={-10}
      y={top + glassHeight + 10}
      width={width + 20}
      height={height - top - glassHeight - 14}
      round={6}
      ink="plum"
    />
    <Bar x={-10} y={top + glassHeight + 8} width={width + 20} height={9} round={4} ink="amber" />
    <Roof width={width} from={10} eaves={top - 10} />
    <Bar x={width / 2 - 70} y={top - 44} width={140} height={30} round={4} ink="cherry" />
    <Line d={`M${width / 2 - 48} ${top - 29}h28m12 0h16m12 0h28`} ink="amber" width={5} />
    <Lantern x={8} y={top - 12} />
    <Lantern x={width - 8} y={top - 12} />
  </>
);

export const Closed = ({ at }: { at: number }) => (
  <>
    <Bar x={-49} y={-49} width={98} height={98} round={8} ink="teal" />
    <Line d={at % 2 ? 'M-40 -34H-18M20 38H40' : 'M16 -36H40M-40 36H-22'} ink="lagoon" width={4} />
    <At place={`translate(0 8) rotate(${(at * 47) % 360}) scale(.92)`}>
      <Shape d="M0 0L26 -36C44 -22 50 2 40 22C28 44 -28 46 -42 20C-54 -8 -34 -40 4 -42Z" ink="moss" />
    </At>
    <At place="scale(.74)">
      <Bud />
    </At>
  </>
);

export const Opened = () => (
  <>
    <Bar x={-49} y={-49} width={98} height={98} round={8} ink="teal" />
    <Disc r={47} ink="lagoon" opacity={0.6} />
  </>
);
