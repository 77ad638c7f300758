import { cx } from '#ui/cx.ts';

const turns = Array.from({ length: 18 }, (_, index) => index * 10);

/** A rosette as banknotes have them: one oval, turned about its middle again and again, within two rings. */
const Rosette = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`} fill="none" strokeWidth=".6">
    {turns.map((turn) => (
      <ellipse key={turn} rx="92" ry="34" transform={`rotate(${turn})`} />
    ))}
    <circle r="94" strokeWidth="1.4" />
    <circle r="98" />
    <circle r="33" strokeWidth="1.4" />
  </g>
);

const weave =
  '[background-image:repeating-linear-gradient(0deg,theme(colors.ivory.100/0.03)_0_1px,transparent_1px_3px),repeating-linear-gradient(90deg,theme(colors.ink.900/0.12)_0_1px,transparent_1px_3px)]';
const lamp =
  'bg-[image:radial-gradient(90%_70%_at_50%_18%,theme(colors.ivory.100/0.09),transparent_70%),radial-gradient(100%_100%_at_50%_40%,transparent_55%,theme(colors.ink.900/0.62))]';

/** Threads in both directions, a lamp above, and an engraved print, half of it beyond each edge, that never comes near what is read. */
export function Cloth({ engraved }: { engraved: boolean }) {
  return (
    <div aria-hidden="true" className={cx('pointer-events-none absolute inset-0 -z-10 overflow-hidden', lamp)}>
      <div className={cx('absolute inset-0', weave)} />
      {(engraved ? [0, 100] : []).map((x) => (
        <svg
          key={x}
          viewBox="0 -100 100 200"
          aria-hidden="true"
          className={cx('absolute top-[4%] h-4/5 w-[24%] stroke-ivory-300/20', x === 0 ? 'left-0' : 'right-0')}
          preserveAspectRatio={x === 0 ? 'xMinYMid meet' : 'xMaxYMid meet'}
        >
          <Rosette x={x} />
        </svg>
      ))}
    </div>
  );
}

/** The padded edge at which the player sits: brass where the cloth ends, then wood. */
export const Rail = () => (
  <div
    aria-hidden="true"
    className="h-1 border-t-2 border-brass/70 bg-linear-to-b from-table-rail to-hardway-dim tall:h-2 sm:tall:h-4"
  />
);
