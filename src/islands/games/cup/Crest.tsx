import { useId } from 'react';
import { crests, patterns, shields } from './crests.ts';

/** The arms of a club; without one, the empty outline of who is not known yet. */
export function Crest({ code, className }: { code: string | undefined; className: string }) {
  const clip = useId();
  const arms = code === undefined ? undefined : crests[code];
  const outline = shields[arms?.shield ?? 'heater'];
  return (
    <svg viewBox="0 0 40 44" aria-hidden="true" className={className}>
      {arms ? (
        <>
          <clipPath id={clip}>
            <path d={outline} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <rect width="40" height="44" className={arms.ground} />
            <path d={patterns[arms.pattern]} className={arms.over} />
            {arms.charge && <path d={arms.charge.path} className={arms.charge.fill} />}
          </g>
          <path d={outline} fill="none" strokeWidth="2.5" className="stroke-ivory-100" />
        </>
      ) : (
        <path d={outline} fill="none" strokeWidth="2" strokeDasharray="4 4" className="stroke-ivory-500" />
      )}
    </svg>
  );
}
