import { type RefObject, useId } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { brass, Ramp, walnut } from '../kit/material/Ramp.tsx';
import { groupedText } from '../kit/picture/limbo.ts';
import { topOf } from './picture/climb.ts';
import { bandOf, barsOf, marksOf, placeAt, turnAt } from './picture/dial.ts';

type DialProps = {
  /** In hundredths. */
  target: number;
  /** The number has reached the target, and everything stands. */
  reached: boolean;
  needle: RefObject<SVGGElement | null>;
};

const frame = '-1120 -1120 2240 1240';
/** The wood around the dial. */
const housing = 'M-1120 120V0A1120 1120 0 0 1 1120 0V120Z';
const scale = 880;
const barFrom = 868;
const barTall = 330;

const markText = (height: number): string => {
  if (height >= 1_000_000) return `${height / 1_000_000}M`;
  return height >= 1_000 ? `${height / 1_000}k` : String(height);
};

/** What is painted on the dial: a bar at each height as long as the chance of getting there, yellow where the target is reached. */
const Scale = ({ target, lit }: { target: number; lit: boolean }) => {
  const top = topOf(target / 100);
  const at = turnAt(target / 100, top);
  return (
    <>
      <path d={bandOf(scale + 58, scale, at, 90)} className={lit ? 'fill-oddlot-yellow' : 'fill-oddlot-yellow/75'} />
      <path d={bandOf(scale + 58, scale, -90, at)} className="fill-oddlot-paper/15" />
      {barsOf(top).map(({ turn, chance }) => (
        <path
          key={turn}
          d={`M${placeAt(barFrom, turn)}L${placeAt(barFrom - Math.max(14, barTall * chance), turn)}`}
          strokeWidth="13"
          className={turn >= at ? 'stroke-oddlot-yellow' : 'stroke-oddlot-paper'}
        />
      ))}
      {marksOf(top, target / 100).map(({ height, turn }) => (
        <text
          key={height}
          transform={`translate(${placeAt(scale + 110, turn).replace(' ', ',')}) rotate(${turn})`}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="84"
          className="figures fill-oddlot-paper font-sans font-semibold"
        >
          {markText(height)}
        </text>
      ))}
      <g transform={`rotate(${at})`}>
        <path d={`M-46 ${-scale - 168}H46L0 ${-scale - 58}Z`} className="fill-oddlot-yellow" />
        <path d={`M0 ${-scale - 60}V${-barFrom + barTall}`} strokeWidth="7" className="stroke-oddlot-yellow" />
      </g>
    </>
  );
};

/** An altimeter: half a dial in a brass rim, whose needle climbs to where the round stopped. */
export function Dial({ target, reached, needle }: DialProps) {
  return (
    <>
      {/* The shadow by itself: over what moves it would be drawn anew for each picture. */}
      <svg viewBox={frame} aria-hidden="true" className="absolute inset-0 size-full overflow-visible drop-shadow-2xl">
        <path d={housing} className="fill-ink-900" />
      </svg>
      <DialFace target={target} reached={reached} needle={needle} />
    </>
  );
}

function DialFace({ target, reached, needle }: DialProps) {
  const id = useId();
  return (
    <svg
      viewBox={frame}
      role="img"
      aria-label={t('casual.limbo.ladder')}
      className="absolute inset-0 size-full overflow-visible"
    >
      <defs>
        <Ramp id={`${id}wood`} stops={walnut} turn={58} />
        <Ramp id={`${id}brass`} stops={brass} turn={64} />
        <Ramp id={`${id}dome`} stops={brass} dome />
        <Ramp
          id={`${id}glass`}
          turn={58}
          stops={[
            [0, 'text-ivory-100/20'],
            [0.42, 'text-ivory-100/0'],
            [1, 'text-ink-900/35'],
          ]}
        />
        <radialGradient id={`${id}face`} cx="0.5" cy="0.95" r="0.95">
          <stop offset="0" stopColor="currentColor" className="text-oddlot-blue" />
          <stop offset="0.6" stopColor="currentColor" className="text-oddlot-deep" />
          <stop offset="1" stopColor="currentColor" className="text-oddlot-dim" />
        </radialGradient>
      </defs>
      <path d={housing} fill={`url(#${id}wood)`} />
      <path d="M-1088 88V0A1088 1088 0 0 1 1088 0V88Z" fill={`url(#${id}brass)`} />
      <path d="M-1062 62V0A1062 1062 0 0 1 1062 0V62Z" fill={`url(#${id}face)`} />
      <Scale target={target} lit={reached} />
      <g ref={needle} className="will-change-transform" style={{ transform: 'rotate(-90deg)' }}>
        <path d={`M10 -300L6 ${-scale - 30}H18L34 -300Z`} className="fill-ink-900/40" />
        <path d={`M-22 -300L-5 ${-scale - 40}H5L22 -300Z`} className="fill-oddlot-red" />
        <path d={`M-22 -300L-5 ${-scale - 40}H0V-300Z`} className="fill-ivory-100/25" />
      </g>
      <path d="M-1062 62V0A1062 1062 0 0 1 1062 0V62Z" fill={`url(#${id}glass)`} className="pointer-events-none" />
      {[-1, 1].map((hand) => (
        <circle key={hand} cx={hand * 1015} cy="66" r="24" fill={`url(#${id}dome)`} />
      ))}
    </svg>
  );
}

/** The target, in words below the dial's number. */
export const TargetPlate = ({ target, reached }: Omit<DialProps, 'needle'>) => (
  <p
    className={cx(
      'figures rounded-sm px-2 text-sm font-bold whitespace-nowrap',
      reached ? 'bg-oddlot-yellow text-oddlot-black' : 'text-oddlot-yellow',
    )}
  >
    {t('casual.limbo.target_line', { target: groupedText(target) })}
  </p>
);
