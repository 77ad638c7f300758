import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Clock } from './Clock.tsx';
import { Horse } from './Horse.tsx';
import { Lawn } from './Lawn.tsx';
import { oddsText } from './picture/horses.ts';
import { SaddleCloth } from './Silks.tsx';

type Runner = RaceCard['runners'][number];

/** One runner as it is led past: under it its number, its name where there is room, and its odds to win. */
const Led = ({ card, runner, back, still }: { card: RaceCard; runner: Runner; back: boolean; still: boolean }) => (
  <li className="grid w-1/4 shrink-0 content-end justify-items-center gap-1">
    <div
      className={cx(
        'aspect-3/2 w-[min(78%,42cqh)] [--stride:0.3] [&_path]:[animation-duration:1500ms] [&_path]:[animation-timing-function:steps(4)]',
        back && 'w-[min(64%,34cqh)]',
      )}
    >
      <Horse number={runner.number} running={!still} />
    </div>
    <p className="flex items-center gap-1.5 rounded-sm bg-ink-900/85 px-1.5 py-0.5 text-xs leading-none font-semibold text-ivory-100">
      <SaddleCloth number={runner.number} className="h-4 shrink-0" />
      <span className="hidden max-w-24 truncate [@container(min-width:40rem)]:block">{runner.name}</span>
      <span translate="no" className="figures text-brass-bright [@container(max-width:24rem)]:hidden">
        {oddsText(card, `win:${runner.number}`)}
      </span>
    </p>
  </li>
);

type RowProps = { card: RaceCard; runners: readonly Runner[]; back: boolean; still: boolean };

/** Four runners that walk through the picture and come back from its other side. */
const Row = ({ card, runners, back, still }: RowProps) => (
  <ul
    className={cx(
      'absolute left-0 flex items-end',
      back ? 'top-[19%] h-[37%]' : 'bottom-[3%] h-[42%]',
      still ? 'w-full' : cx('w-[200%] animate-parade will-change-transform', back && '[animation-duration:58s]'),
    )}
  >
    {(still ? [0] : [0, 1]).map((lap) => (
      <li key={lap} className={cx('h-full', still ? 'w-full' : 'w-1/2')}>
        <ul className="flex h-full items-end">
          {runners.map((runner) => (
            <Led key={runner.number} card={card} runner={runner} back={back} still={still} />
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

type PaddockProps = {
  card: RaceCard;
  /** Seconds to the start; null until a slip starts the clock. */
  startsIn: number | null;
  /** The picture of a phone. */
  small: boolean;
  /** Less motion is wanted. */
  still: boolean;
};

/** Between two races: the runners are led round the paddock, and the course's clock runs down to the next start. */
export function Paddock({ card, startsIn, small, still }: PaddockProps) {
  const { runners } = card;
  return (
    <div
      role="img"
      aria-label={t('horses.paddock_label', { card: card.number })}
      className="relative size-full overflow-hidden rounded-lg bg-common-sky [container-type:size]"
    >
      <Lawn />
      <div aria-hidden="true" className="contents">
        <Row card={card} runners={runners.slice(4)} back still={still} />
        <Row card={card} runners={runners.slice(0, 4)} back={false} still={still} />
        <Clock seconds={startsIn} bare={small} />
      </div>
    </div>
  );
}
