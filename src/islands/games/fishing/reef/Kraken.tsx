import { useEffect, useRef } from 'react';
import { krakenArms, krakenBox, krakenMantle } from '../picture/kraken-shape.ts';
import type { Sea } from '../picture/sea.ts';
import type { ReefMotion } from './reef-motion.ts';

/** Every second arm sways behind the body, the others before it. */
const layers = [0, 1].map((parity) => krakenArms.filter((_, index) => index % 2 === parity));

type KrakenProps = { sea: Sea; motion: ReefMotion; onPress: () => void; onAim: (isAimed: boolean) => void };

/** The boss in the water. The sea's own loop moves it: see `reef-motion`. */
export function Kraken({ sea, motion, onPress, onAim }: KrakenProps) {
  const body = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLDivElement>(null);
  const front = useRef<HTMLDivElement>(null);
  useEffect(() => {
    motion.attachBoss({ body: body.current, arms: [back.current, front.current] });
    return () => motion.attachBoss({ body: null, arms: [] });
  }, [motion]);
  const tall = Math.min((sea.height - sea.surface) * 0.86, sea.width * 0.8);
  return (
    <div
      ref={body}
      data-fish="kraken"
      onPointerEnter={() => onAim(true)}
      onPointerLeave={() => onAim(false)}
      onPointerDown={(event) => event.button === 0 && onPress()}
      className="absolute top-0 left-0 cursor-crosshair opacity-0 will-change-transform"
      style={{ height: tall, width: (tall * 472) / 512 }}
    >
      {layers.map((arms, layer) => (
        <div
          key={arms[0]?.d}
          ref={layer === 0 ? back : front}
          className="absolute inset-0 origin-[50%_54%] will-change-transform"
        >
          <svg viewBox={krakenBox} aria-hidden="true" className="size-full overflow-visible">
            {arms.map(({ d, tip }) => (
              <g key={d} className="stroke-common-night" strokeWidth="4" strokeLinejoin="round">
                <path d={d} className={layer === 0 ? 'fill-common-coral/75' : 'fill-common-coral'} />
                <circle cx={tip.x} cy={tip.y} r="11" className="fill-common-sun" />
              </g>
            ))}
          </svg>
        </div>
      ))}
      <svg viewBox={krakenBox} aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <path
          d={krakenMantle}
          strokeWidth="5"
          strokeLinejoin="round"
          className="fill-common-coral stroke-common-night"
        />
        <path
          d="M0-214V-70M-26-168Q-34-120-32-74M26-168Q34-120 32-74"
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          className="stroke-common-peach"
        />
        {[-36, 36].map((x) => (
          <g key={x}>
            <circle cx={x} cy="-4" r="19" className="fill-common-cream stroke-common-night" strokeWidth="4" />
            <path d={`M${x - 11}-4Q${x}-13 ${x + 11}-4Q${x} 5 ${x - 11}-4Z`} className="fill-common-night" />
          </g>
        ))}
      </svg>
    </div>
  );
}
