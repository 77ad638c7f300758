import { useEffect, useId, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { pocketAngle, pocketRadius, spinFrames, spinMs } from './picture/wheel-motion.ts';
import { useVariant } from './variants.ts';
import { WheelRotor } from './WheelRotor.tsx';

type WheelProps = {
  /** Changes with each round: the wheel spins once for it. */
  spinId: string | undefined;
  /** Where the ball ends, or lies. Undefined before the first round: no ball. */
  pocket: number | undefined;
  still: boolean;
  /** Where several wheels turn: how much later than the first this one starts. */
  delayMs?: number;
  /** Too small for its numbers to be read. */
  bare?: boolean;
  onRest: () => void;
};

const rotorAt = (degrees: number): string => `rotate(${degrees}deg)`;
const ballAt = (degrees: number, radius: number): string => `rotate(${degrees}deg) translateY(${-50 * radius}%)`;

/** With motion unwanted the ball lies in its pocket after a breath, so that the result does not startle. */
const stillMs = 400;

/** The wheel: a fixed bowl, a turning rotor and a ball, moved by transforms alone. */
export function Wheel({ spinId, pocket, still, delayMs = 0, bare = false, onRest }: WheelProps) {
  const id = useId();
  const { table, look } = useVariant();
  const { wheel } = table;
  const rotor = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const angle = useRef(0);
  const rest = useRef(onRest);
  rest.current = onRest;

  useEffect(() => {
    if (pocket === undefined || rotor.current === null || ball.current === null) return;
    const place = (rotorDegrees: number): void => {
      angle.current = rotorDegrees % 360;
      rotor.current?.style.setProperty('transform', rotorAt(angle.current));
      ball.current?.style.setProperty('transform', ballAt(angle.current + pocketAngle(wheel, pocket), pocketRadius));
    };
    if (spinId === undefined) {
      place(angle.current);
      return;
    }
    if (still) {
      place(angle.current);
      const timer = setTimeout(() => rest.current(), stillMs);
      return () => clearTimeout(timer);
    }
    const frames = spinFrames(angle.current, pocketAngle(wheel, pocket));
    const run = (element: HTMLElement, transformAt: (frame: (typeof frames)[number]) => string): Animation =>
      element.animate(
        frames.map((frame) => ({ offset: frame.offset, transform: transformAt(frame) })),
        { duration: spinMs, delay: delayMs, easing: 'linear', fill: 'both' },
      );
    const turning = run(rotor.current, (frame) => rotorAt(frame.rotor));
    const rolling = run(ball.current, (frame) => ballAt(frame.ball, frame.radius));
    rolling.onfinish = () => {
      place(frames.at(-1)?.rotor ?? 0);
      turning.cancel();
      rolling.cancel();
      rest.current();
    };
    return () => {
      turning.cancel();
      rolling.cancel();
    };
  }, [spinId, pocket, still, delayMs, wheel]);

  return (
    <FittedBox width={1} height={1} className="pointer-events-none">
      <svg viewBox="-100 -100 200 200" aria-hidden="true" className="absolute inset-0 size-full drop-shadow-2xl">
        <defs>
          <linearGradient id={`${id}rim`} x1="0" y1="0" x2="0.6" y2="1">
            <stop offset="0" className={look.rim[0]} stopColor="currentColor" />
            <stop offset="0.4" className={look.rim[1]} stopColor="currentColor" />
            <stop offset="1" className={look.rim[2]} stopColor="currentColor" />
          </linearGradient>
          <radialGradient id={`${id}bowl`} cx="0.5" cy="0.42" r="0.55">
            <stop offset="0.7" className="text-ink-900" stopColor="currentColor" />
            <stop offset="0.9" className={look.wood} stopColor="currentColor" />
            <stop offset="1" className="text-ink-800" stopColor="currentColor" />
          </radialGradient>
        </defs>
        <circle r="100" fill={`url(#${id}rim)`} />
        <circle r="94" fill={`url(#${id}bowl)`} className={look.fret} strokeOpacity="0.6" strokeWidth="0.8" />
        {Array.from({ length: 8 }, (_, index) => index * 45 + 22.5).map((degrees) => (
          <path
            key={degrees}
            transform={`rotate(${degrees}) translate(0 -86.5)`}
            d="M0 -3.2L1.3 0L0 3.2L-1.3 0Z"
            className={look.inlay}
          />
        ))}
      </svg>
      <div ref={rotor} className="absolute inset-0 will-change-transform">
        <WheelRotor bare={bare} />
      </div>
      <div ref={ball} className={cx('absolute inset-0 will-change-transform', pocket === undefined && 'invisible')}>
        <svg viewBox="-100 -100 200 200" aria-hidden="true" className="size-full">
          <circle r="3.4" cx="0.6" cy="1" className="fill-ink-900/60" />
          <circle r="3.3" className="fill-table-card" />
          <circle r="1.2" cx="-0.9" cy="-1" className="fill-ivory-100" />
        </svg>
      </div>
    </FittedBox>
  );
}
