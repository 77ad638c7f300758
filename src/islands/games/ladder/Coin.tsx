import { useLayoutEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { tap } from '../kit/motion/sounds.ts';
import type { TableState } from './use-table.ts';
import { sideOf } from './words.ts';

const flipMs = 760;
/** Half turns of a flip; one more when the coin must come up on its other side. */
const halfTurns = 6;

const rays = Array.from({ length: 48 }, (_, index) => index * 7.5);

const spikes = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** One side of the coin: a sun for heads, waves for tails, struck in the studio's yellow or its paper, with a milled rim. */
function Face({ tails }: { tails: boolean }) {
  const [metal, ink] = tails
    ? ['fill-oddlot-paper', 'stroke-oddlot-blue fill-oddlot-blue']
    : ['fill-oddlot-yellow', 'stroke-oddlot-black fill-oddlot-black'];
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className="absolute inset-0 size-full">
      <circle r="99" className={metal} />
      <circle r="97" fill="none" strokeWidth="4" className="stroke-ivory-100/45" />
      <circle r="92.500" fill="none" strokeWidth="1" className="stroke-ink-900/35" />
      {rays.map((turn) => (
        <circle key={turn} cy="-85" r="2.100" transform={`rotate(${turn})`} className={ink} strokeWidth="0" />
      ))}
      <circle r="77" fill="none" strokeWidth="1.500" className="stroke-ink-900/45" />
      <circle r="75.500" fill="none" strokeWidth="1.500" className="stroke-ivory-100/60" />
      {tails ? (
        <g strokeWidth="8" strokeLinecap="round" className={ink}>
          {waves.map(({ y, half }) => (
            <path key={y} d={waveAt(y, half)} fill="none" />
          ))}
        </g>
      ) : (
        <g strokeWidth="0" className={ink}>
          <circle r="30" />
          {spikes.map((turn, index) => (
            <path key={turn} d={`M-5.500 -36L0 ${index % 2 ? -58 : -70}L5.500 -36Z`} transform={`rotate(${turn})`} />
          ))}
        </g>
      )}
      <path d="M-99 0A99 99 0 0 1 0 -99L0 -60A60 60 0 0 0 -60 0Z" className="fill-ivory-100/12" />
      <path d="M99 0A99 99 0 0 1 0 99L0 60A60 60 0 0 0 60 0Z" className="fill-ink-900/12" />
    </svg>
  );
}

/** Seven lines of water, each as long as the circle within the rim allows. */
const waves = Array.from({ length: 7 }, (_, index) => {
  const y = -48 + index * 16;
  return { y, half: Math.floor(Math.sqrt(66 ** 2 - y ** 2) / 12) * 12 };
});
const waveAt = (y: number, half: number): string =>
  `M${-half} ${y}${Array.from({ length: half / 6 }, (_, at) => `q6 ${at % 2 ? 10 : -10} 12 0`).join('')}`;

/** The discs between the two sides: seen while the coin turns, they are its thickness. */
const edges = [-2, -1, 0, 1, 2];

/** The coin, and the flips of the round. It comes up as it was drawn: the turn goes straight to that side and stays. */
export function Coin({ table, still }: { table: TableState; still: boolean }) {
  const { round, picks, end } = table;
  const coin = useRef<HTMLDivElement>(null);
  const count = picks.length;
  // What came up last: the called side as long as calls were right, else the other.
  const shown = count === 0 ? 0 : end?.fell ? (end.rungs[count - 1]?.[0] ?? 0) : (picks[count - 1] ?? 0);
  const flip = `${round.open?.id ?? round.revealing?.id ?? ''}:${count}:${end?.fell ?? ''}`;
  const seen = useRef(flip);
  const before = useRef(shown);

  useLayoutEffect(() => {
    const element = coin.current;
    const isNew = seen.current !== flip && count > 0 && (round.open !== undefined || end?.fell === true);
    seen.current = flip;
    const from = before.current * 180;
    before.current = shown;
    if (!element || !isNew || still) return;
    const to = from + 180 * (halfTurns + ((shown * 180 - from) / 180 === 0 ? 0 : 1));
    tap(3_600, 0.3);
    tap(900, 0.45, flipMs / 1000, 0.06);
    const flying = element.animate(
      Array.from({ length: 25 }, (_, at) => {
        const share = at / 24;
        const height = -46 * 4 * share * (1 - share);
        return { transform: `translateY(${height}%) rotateX(${from + (to - from) * share}deg)` };
      }),
      { duration: flipMs, easing: 'linear' },
    );
    return () => flying.cancel();
  }, [flip, shown, count, round.open, end, still]);

  return (
    <div className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3">
      <div className="relative min-h-0 rounded-lg bg-linear-to-r from-oddlot-blue from-50% to-oddlot-black to-50% px-6 py-[3%] shadow-float [perspective:60rem]">
        <FittedBox width={1} height={1}>
          <span aria-hidden="true" className="absolute inset-[4%] translate-y-[3.500%] rounded-full bg-ink-900/55" />
          <div
            ref={coin}
            role="img"
            aria-label={count === 0 ? t('instant.coin.picture') : t(`instant.coin.${sideOf(shown)}`)}
            className="absolute inset-[4%] rounded-full [transform-style:preserve-3d]"
            style={{ transform: `rotateX(${shown * 180}deg)` }}
          >
            {edges.map((at) => (
              <span
                key={at}
                className="absolute inset-0 rounded-full bg-brass-dim"
                style={{ transform: `translateZ(${at * 0.16}rem)` }}
              />
            ))}
            <div className="absolute inset-0 [backface-visibility:hidden] [transform:translateZ(0.4rem)]">
              <Face tails={false} />
            </div>
            <div className="absolute inset-0 [backface-visibility:hidden] [transform:rotateX(180deg)_translateZ(0.4rem)]">
              <Face tails />
            </div>
          </div>
        </FittedBox>
      </div>
      <ol aria-label={t('instant.coin.flips')} className="flex h-8 justify-center gap-1 overflow-hidden">
        {picks.slice(-10).map((place, index) => {
          const at = Math.max(0, count - 10) + index;
          const lost = end?.fell === true && at === count - 1;
          const side = sideOf(lost ? 1 - place : place);
          return (
            <li
              key={at}
              className={cx(
                'grid size-8 place-items-center rounded-full text-sm font-bold',
                lost
                  ? 'bg-table-red text-ivory-100'
                  : side === 'heads'
                    ? 'bg-oddlot-light text-ink-900'
                    : 'bg-table-card text-ink-900',
              )}
            >
              <span aria-hidden="true">{t(`instant.coin.short_${side}`)}</span>
              <span className="sr-only">{t(`instant.coin.${side}`)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
