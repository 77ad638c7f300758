import { useEffect, useRef } from 'react';
import type { Dice } from '#domain/games/sic-bo/dice.ts';
import { tap } from '../kit/motion/sounds.ts';
import { PrintedFace } from './PrintedFace.tsx';

type BowlProps = {
  /** Changes with each round: the bowl is shaken once for it. */
  shakeId: string | undefined;
  /** What lies under the bowl; undefined before a first round. */
  dice: Dice | undefined;
  still: boolean;
  onRest: () => void;
};

const shakeMs = 1_300;
const liftMs = 520;
const stillMs = 400;

/** Where the dice lie, in shares of the plate, and how each is turned. */
const places = [
  { left: 29, top: 40, turn: -14 },
  { left: 50, top: 60, turn: 9 },
  { left: 70, top: 38, turn: 21 },
] as const;

/** Three dice on a plate under a bowl: it is put over them, shaken, and lifted off what was drawn. */
export function Bowl({ shakeId, dice, still, onRest }: BowlProps) {
  const bowl = useRef<HTMLDivElement>(null);
  const lying = useRef<HTMLDivElement>(null);
  const rest = useRef(onRest);
  rest.current = onRest;

  useEffect(() => {
    if (shakeId === undefined) return;
    if (still) {
      const timer = setTimeout(() => rest.current(), stillMs);
      return () => clearTimeout(timer);
    }
    const [cover, plate] = [bowl.current, lying.current];
    if (!cover || !plate) return;
    const whole = shakeMs + liftMs;
    const shaken = Array.from({ length: 15 }, (_, at) => ({
      offset: 0.1 + (at / 14) * (shakeMs / whole - 0.1),
      opacity: 1,
      transform: `translate(${(at % 2 ? 1 : -1) * (at === 14 ? 0 : 4)}%, ${at % 3 === 0 ? -2 : 0}%)`,
    }));
    const moving = cover.animate(
      [
        { offset: 0, opacity: 0, transform: 'translateY(-70%)' },
        { offset: 0.1, opacity: 1, transform: 'translateY(0)' },
        ...shaken.slice(1),
        { offset: 1, opacity: 0, transform: 'translateY(-85%)' },
      ],
      { duration: whole, easing: 'linear', fill: 'both' },
    );
    // What lies under the bowl is not seen before the bowl is on it.
    const covered = plate.animate(
      [
        { offset: 0, opacity: 0 },
        { offset: shakeMs / whole - 0.01, opacity: 0 },
        { offset: shakeMs / whole, opacity: 1 },
        { offset: 1, opacity: 1 },
      ],
      { duration: whole, fill: 'both' },
    );
    for (let knock = 0; knock < 9; knock += 1) tap(2_300 - 90 * knock, 0.35, 0.18 + knock * 0.12, 0.03);
    tap(900, 0.4, shakeMs / 1000, 0.09);
    moving.onfinish = () => {
      moving.cancel();
      covered.cancel();
      rest.current();
    };
    return () => {
      moving.cancel();
      covered.cancel();
    };
  }, [shakeId, still]);

  return (
    <div aria-hidden="true" className="relative aspect-square h-full max-h-full max-w-full">
      <svg viewBox="-100 -100 200 200" aria-hidden="true" className="absolute inset-0 size-full">
        <circle r="98" className="fill-table-rail" />
        <linearGradient id="sic-bo-rim" x1="0" y1="0" x2="0.300" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity=".45" />
          <stop offset=".6" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
        <circle r="98" fill="url(#sic-bo-rim)" className="text-hardway-light" />
        <circle r="89" className="fill-hardway-dim" />
        <path d="M-89 0A89 89 0 0 1 89 0L84 3A84 84 0 0 0 -84 3Z" className="fill-ink-900/70" />
        <circle r="82" className="fill-ink-900/55" />
        <circle r="84" className="fill-none stroke-hardway-light/50" strokeWidth="1.5" />
        <circle r="62" className="fill-none stroke-hardway-light/25" strokeWidth="1" />
      </svg>
      <div ref={lying} className="absolute inset-0">
        {dice?.map((face, index) => {
          const { left, top, turn } = places[index] ?? places[0];
          return (
            <PrintedFace
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              key={index}
              value={face}
              className="absolute w-[26%] -translate-1/2 drop-shadow-lg"
              style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}
            />
          );
        })}
      </div>
      <div ref={bowl} className="absolute inset-[3%] opacity-0">
        <svg viewBox="-100 -100 200 200" aria-hidden="true" className="size-full">
          <circle r="97" className="fill-table-red" />
          <circle r="86" className="fill-none stroke-hardway-light" strokeWidth="3" />
          {Array.from({ length: 24 }, (_, index) => index * 15).map((turn) => (
            <path
              key={turn}
              d="M0 -84L9 -60L0 -44L-9 -60Z"
              transform={`rotate(${turn})`}
              className="fill-none stroke-hardway-light/70"
              strokeWidth="2"
            />
          ))}
          <circle r="34" className="fill-hardway-dim" />
          <circle r="22" className="fill-hardway-light" />
        </svg>
      </div>
    </div>
  );
}
