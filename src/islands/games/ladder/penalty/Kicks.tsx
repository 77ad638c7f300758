import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { type Ladder, multiplierOf } from '#domain/games/ladder/ladder.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { cellOf, type Kick, pitch } from '../picture/penalty.ts';
import { kickWords } from './words.ts';

const { mouth } = pitch;
const places = [0, 1, 2, 3, 4, 5] as const;

/** The six places in small: what the keeper covered, and where the ball went. */
function SmallGoal({ kick }: { kick: Kick }) {
  return (
    <svg
      viewBox={`${mouth.x - 8} ${mouth.y - 8} ${mouth.width + 16} ${mouth.height + 12}`}
      aria-hidden="true"
      className="h-8 w-full"
    >
      {places.map((place) => {
        const { x, y, width, height } = cellOf(place);
        const covered = kick.covered.includes(place);
        return (
          <g key={place}>
            <rect
              x={x + 3}
              y={y + 3}
              width={width - 6}
              height={height - 6}
              opacity={covered ? (kick.state === 'told' ? 0.4 : 1) : 0.3}
              className={covered ? 'fill-table-red' : 'fill-ink-700'}
            />
            {kick.place === place && (
              <circle cx={x + width / 2} cy={y + height / 2} r="24" className="fill-table-card" />
            )}
          </g>
        );
      })}
      <path
        d={`M${mouth.x} ${mouth.y + mouth.height}V${mouth.y}h${mouth.width}v${mouth.height}`}
        fill="none"
        strokeWidth="10"
        className={kick.state === 'next' ? 'stroke-ink-900' : 'stroke-ivory-100'}
      />
    </svg>
  );
}

type KicksProps = { ladder: Ladder; rungsMax: number; kicks: readonly Kick[] };

/** The five kicks side by side: what a goal there pays to, and how it went. */
export function Kicks({ ladder, rungsMax, kicks }: KicksProps) {
  return (
    <ol
      aria-label={t('instant.penalty.kicks')}
      className="mx-auto grid w-full max-w-[38rem] auto-cols-fr grid-flow-col gap-1"
    >
      {kicks.map((kick, index) => {
        const multiplier = multiplierText(multiplierOf(ladder, index + 1), 2);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a kick is its number
            key={index}
            data-kick={kick.state}
            className={cx(
              'grid gap-0.5 rounded-sm px-1 py-1 text-center transition-colors duration-fast',
              kick.state === 'goal' && 'bg-oddlot-light text-ink-900',
              kick.state === 'next' && 'bg-ivory-100 text-ink-900',
              kick.state === 'saved' && 'bg-table-red text-ivory-100',
              (kick.state === 'waiting' || kick.state === 'told') && 'bg-ink-900/55',
              index >= rungsMax && 'opacity-35',
            )}
          >
            <SmallGoal kick={kick} />
            <span translate="no" aria-hidden="true" className="figures text-sm leading-tight font-semibold">
              {multiplier}×
            </span>
            <span className="sr-only">
              {t('instant.penalty.kick', { kick: index + 1, multiplier, state: kickWords(kick) })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
