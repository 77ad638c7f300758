import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Line, places, Shape } from '../../ink.tsx';

/** The lacquered cap of a lamp and the cord that it hangs on, up to the beam. */
export const Head = ({ reel }: { reel: number }) => (
  <g>
    <Line d="M0 -24V-560" ink="dark" width={4} />
    <Shape d="M-50 8Q-46 -8 -34 -10H34Q46 -8 50 8Z" ink="dark" />
    <Bar x={-26} y={-20} width={52} height={12} round={3} ink="chestnut" />
    <Disc y={-24} r={6} ink={reel % 2 ? 'rust' : 'copper'} />
    <Line d="M-44 3H44" ink="copper" width={3} />
  </g>
);

/** Its lower ring with the tassel. */
export const Foot = ({ reel }: { reel: number }) => (
  <g>
    <Shape d="M-50 -8Q-46 8 -34 10H34Q46 8 50 -8Z" ink="dark" />
    <Line d="M-44 -3H44" ink="copper" width={3} />
    <Disc y={14} r={6} ink={reel % 2 ? 'copper' : 'rust'} />
    <Shape d="M-5 18H5L8 46H-8Z" ink={reel % 2 ? 'copper' : 'rust'} />
    <Line d="M-4 24L-5 44M0 24V45M4 24L5 44" ink="dark" width={1.5} />
  </g>
);

/** The beam of the porch from which the lamps hang. */
export const Cabinet = ({ width }: CabinetBox) => (
  <>
    <Bar x={-900} y={6} width={width + 1800} height={22} ink="dark" />
    <Bar x={-900} y={28} width={width + 1800} height={5} ink="chestnut" />
    {places(6, 110, 70).map((x) => (
      <Disc key={x} x={x} y={34} r={6} ink="copper" />
    ))}
  </>
);
