import { useId, useLayoutEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { Ramp } from '../kit/material/Ramp.tsx';
import { tap } from '../kit/motion/sounds.ts';
import { flipFrames, flipMs } from './picture/flip.ts';
import type { TableState } from './use-table.ts';
import { sideOf } from './words.ts';

const beads = Array.from({ length: 60 }, (_, index) => index * 6);
const spikes = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** Seven lines of water, each as long as the circle within the rim allows. */
const waves = Array.from({ length: 7 }, (_, index) => {
  const y = -48 + index * 16;
  return { y, half: Math.floor(Math.sqrt(66 ** 2 - y ** 2) / 12) * 12 };
});
const waveAt = (y: number, half: number): string =>
  `M${-half} ${y}${Array.from({ length: half / 6 }, (_, at) => `q6 ${(at + half / 12) % 2 ? 10 : -10} 12 0`).join('')}`;

const Sun = ({ look }: { look: string }) => (
  <g className={look}>
    <circle r="30" />
    {spikes.map((turn, index) => (
      <path key={turn} d={`M-6.5 -36L0 ${index % 2 ? -57 : -69}L6.5 -36Z`} transform={`rotate(${turn})`} />
    ))}
  </g>
);

const Sea = ({ look }: { look: string }) => (
  <g strokeWidth="8" strokeLinecap="round" fill="none" className={look}>
    {waves.map(({ y, half }) => (
      <path key={y} d={waveAt(y, half)} />
    ))}
  </g>
);

/** What is struck on a side, with the light on its upper edges and the shade under its lower ones. */
const Relief = ({ tails }: { tails: boolean }) => {
  const [lit, shade, face] = tails
    ? (['stroke-ivory-100', 'stroke-ink-900/55', 'stroke-oddlot-blue'] as const)
    : (['fill-ivory-100/80', 'fill-ink-900/50', 'fill-brass-dim'] as const);
  const Motif = tails ? Sea : Sun;
  return (
    <>
      <g transform="translate(1.6 2)">
        <Motif look={shade} />
      </g>
      <g transform="translate(-1 -1.3)">
        <Motif look={lit} />
      </g>
      <Motif look={face} />
    </>
  );
};

const gold = [
  [0, 'text-oddlot-paper'],
  [0.28, 'text-oddlot-yellow'],
  [0.72, 'text-brass'],
  [1, 'text-brass-dim'],
] as const;
const silver = [
  [0, 'text-ivory-100'],
  [0.4, 'text-oddlot-paper'],
  [0.75, 'text-oddlot-stone'],
  [1, 'text-ivory-500'],
] as const;

/** One side of the coin: a sun for heads in gold, the sea for tails in silver, both with a beaded rim. */
function Face({ tails }: { tails: boolean }) {
  const id = useId();
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className="absolute inset-0 size-full">
      <defs>
        <Ramp id={`${id}metal`} stops={tails ? silver : gold} dome />
        <Ramp id={`${id}rim`} stops={tails ? silver : gold} turn={55} />
      </defs>
      <circle r="99.5" fill={`url(#${id}rim)`} />
      <circle r="93" fill={`url(#${id}metal)`} />
      <circle r="93" fill="none" strokeWidth="1.4" className="stroke-ink-900/50" />
      <circle r="97.5" fill="none" strokeWidth="1.2" className="stroke-ivory-100/60" />
      {beads.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <circle cy="-86" cx="0.5" r="2.4" className="fill-ink-900/45" />
          <circle cy="-86.600" r="2" className={tails ? 'fill-ivory-100' : 'fill-brass-bright'} />
        </g>
      ))}
      <circle r="79" fill="none" strokeWidth="1.600" className="stroke-ink-900/40" />
      <circle r="77.500" fill="none" strokeWidth="1.400" className="stroke-ivory-100/55" />
      <Relief tails={tails} />
      <path d="M-88 -30A93 93 0 0 1 -20 -91L-8 -60A62 62 0 0 0 -58 -18Z" className="fill-ivory-100/18" />
    </svg>
  );
}

/** The discs between the two sides, dark and bright in turn: seen while the coin turns, they are its milled edge. */
const edges = Array.from({ length: 11 }, (_, index) => index - 5);

/** The coin over its plinth, half by day and half by night, and the flips of the round in a row. */
export function Coin({ table, still }: { table: TableState; still: boolean }) {
  const { round, picks, end } = table;
  const coin = useRef<HTMLDivElement>(null);
  const shadow = useRef<HTMLSpanElement>(null);
  const count = picks.length;
  // What came up last: the called side as long as calls were right, else the other.
  const shown = count === 0 ? 0 : end?.fell ? (end.rungs[count - 1]?.[0] ?? 0) : (picks[count - 1] ?? 0);
  const flip = `${round.open?.id ?? round.revealing?.id ?? ''}:${count}:${end?.fell ?? ''}`;
  const seen = useRef(flip);
  const before = useRef(shown);

  useLayoutEffect(() => {
    const isNew = seen.current !== flip && count > 0 && (round.open !== undefined || end?.fell === true);
    seen.current = flip;
    const from = before.current;
    before.current = shown;
    if (!coin.current || !isNew || still) return;
    tap(3_600, 0.3);
    tap(900, 0.45, flipMs / 1000, 0.06);
    const frames = flipFrames(from, shown);
    const timing = { duration: flipMs, easing: 'linear' } as const;
    const flying = coin.current.animate(
      frames.map(({ lift, degrees }) => ({ transform: `translateY(${-lift}%) rotateX(${degrees}deg)` })),
      timing,
    );
    const following = shadow.current?.animate(
      frames.map(({ lift }) => ({ opacity: 1 - lift / 80, transform: `scale(${1 - lift / 160})` })),
      timing,
    );
    return () => {
      flying.cancel();
      following?.cancel();
    };
  }, [flip, shown, count, round.open, end, still]);

  return (
    <div className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-2 sm:gap-3">
      <div className="relative min-h-0 overflow-hidden rounded-lg border-4 border-meridian-walnut bg-linear-to-r from-oddlot-blue from-50% to-oddlot-black to-50% px-6 pt-[3%] pb-[4%] shadow-float outline-1 -outline-offset-4 outline-brass [perspective:50rem]">
        <Halves />
        <FittedBox width={1} height={1.08}>
          <span
            ref={shadow}
            aria-hidden="true"
            className="absolute inset-x-[12%] bottom-0 h-[16%] rounded-[50%] bg-radial from-ink-900/85 to-transparent to-70%"
          />
          <div
            ref={coin}
            role="img"
            aria-label={count === 0 ? t('instant.coin.picture') : t(`instant.coin.${sideOf(shown)}`)}
            className="absolute inset-x-[6%] top-[2%] aspect-square rounded-full [transform-style:preserve-3d]"
            style={{ transform: `rotateX(${shown * 180}deg)` }}
          >
            {edges.map((at) => (
              <span
                key={at}
                className={cx('absolute inset-0 rounded-full', at % 2 === 0 ? 'bg-brass-dim' : 'bg-brass')}
                style={{ transform: `translateZ(${at * 0.08}rem)` }}
              />
            ))}
            <div className="absolute inset-0 [backface-visibility:hidden] [transform:translateZ(0.46rem)]">
              <Face tails={false} />
            </div>
            <div className="absolute inset-0 [backface-visibility:hidden] [transform:rotateX(180deg)_translateZ(0.46rem)]">
              <Face tails />
            </div>
          </div>
        </FittedBox>
      </div>
      <Flips table={table} />
    </div>
  );
}

/** Sun rays over the day's half, lines of water over the night's: printed on the ground behind the coin. */
const Halves = () => (
  <svg
    viewBox="-100 -60 200 120"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="absolute inset-0 size-full"
  >
    {spikes.slice(8).map((turn) => (
      <path key={turn} d="M-4 0L0 -190L4 0Z" transform={`rotate(${turn + 11})`} className="fill-oddlot-paper/10" />
    ))}
    {[-42, -21, 0, 21, 42].map((y) => (
      <path
        key={y}
        d={`M0 ${y}${'q8 12 16 0t16 0'.repeat(8)}`}
        fill="none"
        strokeWidth="4"
        className="stroke-oddlot-blue/45"
      />
    ))}
  </svg>
);

/** The flips of the round, small coins in a row, the one that was called wrong in red; beside them the last call. */
function Flips({ table: { picks, end } }: { table: TableState }) {
  const count = picks.length;
  const called = picks.at(-1);
  return (
    <div className="flex h-8 items-center justify-center gap-2.5">
      <ol aria-label={t('instant.coin.flips')} className="flex min-w-0 justify-center gap-1">
        {picks.map((place, at) => {
          const lost = end?.fell === true && at === count - 1;
          const side = sideOf(lost ? 1 - place : place);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a flip is its place in the row
              key={at}
              className={cx(
                'grid size-8 max-w-8 min-w-2 shrink place-items-center rounded-full text-sm font-bold shadow-[inset_0_1px_0_theme(colors.ivory.100/0.6),0_2px_3px_theme(colors.ink.900/0.6)]',
                lost
                  ? 'bg-table-red text-ivory-100'
                  : side === 'heads'
                    ? 'bg-linear-to-br from-oddlot-yellow to-brass text-ink-900'
                    : 'bg-linear-to-br from-oddlot-paper to-oddlot-stone text-ink-900',
              )}
            >
              <span aria-hidden="true">{t(`instant.coin.short_${side}`)}</span>
              <span className="sr-only">{t(`instant.coin.${side}`)}</span>
            </li>
          );
        })}
      </ol>
      {called !== undefined && (
        <span className="text-sm font-semibold whitespace-nowrap text-ivory-100">
          {t(`instant.coin.you_${sideOf(called)}`)}
        </span>
      )}
    </div>
  );
}
