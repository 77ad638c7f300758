import { cx } from '#ui/cx.ts';
import { clockText } from '../kit/round/use-countdown.ts';

const ticks = Array.from({ length: 12 }, (_, hour) => hour * 30);

/**
 * The clock of the course, on its post: a hand that sweeps the last minute, and the time that is left in figures. `bare`:
 * without these, so small that the line above the picture alone says them.
 */
export function Clock({ seconds, bare }: { seconds: number | null; bare: boolean }) {
  const soon = seconds !== null && seconds <= 10;
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true" className="absolute top-[4%] right-[4%] h-[min(40cqh,9rem)] w-auto">
      <path d="M54 112h12v38H54z" className="fill-common-night" />
      <circle cx="60" cy="60" r="59" className="fill-ink-900" opacity=".35" />
      <circle cx="60" cy="58" r="56" className="fill-common-night" />
      <circle cx="60" cy="58" r="52" className="fill-brass" />
      <circle cx="60" cy="58" r="47" className="fill-common-cream" />
      {ticks.map((turn) => (
        <path
          key={turn}
          d={turn % 90 === 0 ? 'M57.500 13h5v10h-5z' : 'M58.800 13h2.400v6h-2.400z'}
          transform={`rotate(${turn} 60 58)`}
          className="fill-common-night"
        />
      ))}
      <g
        style={{ transform: `rotate(${-6 * Math.min(60, seconds ?? 60)}deg)`, transformOrigin: '60px 58px' }}
        className="transition-transform duration-slow"
      >
        <path d="M58 64l2-44 2 44z" className={soon ? 'fill-table-red' : 'fill-common-coral'} />
        <circle cx="60" cy="58" r="5" className="fill-common-night" />
      </g>
      {!bare && (
        <>
          <rect x="26" y="68" width="68" height="26" rx="5" className="fill-common-night" />
          <text
            x="60"
            y="88"
            textAnchor="middle"
            fontSize="21"
            fontWeight="700"
            className={cx('figures font-sans', soon ? 'fill-brass-bright' : 'fill-common-cream')}
          >
            {seconds === null ? '–:––' : clockText(seconds)}
          </text>
        </>
      )}
    </svg>
  );
}
