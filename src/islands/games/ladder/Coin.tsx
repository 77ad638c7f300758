import { useLayoutEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../kit/FittedBox.tsx';
import { tap } from '../kit/sounds.ts';
import type { TableState } from './use-table.ts';
import { sideOf } from './words.ts';

const flipMs = 760;
/** Half turns of a flip; one more when the coin must come up on its other side. */
const halfTurns = 6;

const rays = Array.from({ length: 48 }, (_, index) => index * 7.5);

/** One side of the coin: a sun for heads, a wave for tails, struck in the house's yellow or its paper. */
function Face({ tails }: { tails: boolean }) {
  const ink = tails ? 'stroke-oddlot-deep' : 'stroke-ink-900';
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className="absolute inset-0 size-full">
      <circle r="98" className="fill-ink-900" />
      <circle r="94" className={tails ? 'fill-table-card' : 'fill-oddlot-light'} />
      {rays.map((turn) => (
        <path key={turn} d="M0 -92V-84" transform={`rotate(${turn})`} strokeWidth="2.5" className={ink} />
      ))}
      <circle r="78" fill="none" strokeWidth="2.5" className={ink} />
      {tails ? (
        <g fill="none" strokeWidth="9" strokeLinecap="round" className={ink}>
          {[-34, -8, 18, 44].map((y) => (
            <path key={y} d={`M-50 ${y}c12 -18 22 -18 34 0s22 18 34 0s20 -16 32 -2`} />
          ))}
        </g>
      ) : (
        <g className="fill-ink-900">
          <circle r="27" />
          {Array.from({ length: 12 }, (_, index) => index * 30).map((turn) => (
            <path key={turn} d="M-7 -36L0 -66L7 -36Z" transform={`rotate(${turn})`} />
          ))}
        </g>
      )}
    </svg>
  );
}

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
      <div className="mt-[6%] min-h-0 px-6 pt-[4%] [perspective:60rem]">
        <FittedBox width={1} height={1}>
          <div
            ref={coin}
            role="img"
            aria-label={count === 0 ? t('instant.coin.picture') : t(`instant.coin.${sideOf(shown)}`)}
            className="absolute inset-[4%] rounded-full [transform-style:preserve-3d]"
            style={{ transform: `rotateX(${shown * 180}deg)` }}
          >
            <div className="absolute inset-0 [backface-visibility:hidden]">
              <Face tails={false} />
            </div>
            <div className="absolute inset-0 [backface-visibility:hidden] [transform:rotateX(180deg)]">
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
