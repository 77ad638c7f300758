import { useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { noise } from '../kit/motion/noise.ts';
import { audio, speaker } from '../kit/motion/sounds.ts';
import { Dog } from './Dog.tsx';
import { wayOf } from './picture/greyhounds.ts';
import { TrapBadge } from './Runners.tsx';
import type { TableState } from './use-table.ts';
import { finishWords } from './words.ts';

const traps = [1, 2, 3, 4, 5, 6] as const;
const raceMs = 6_800;
const stillMs = 400;
const frameCount = 60;
/** Of the track: on a broad one the dogs reach over the lines of their lanes, so that they are large enough to be told apart. */
const dogWidth = 'min(54cqh, 30cqw)';

/** Paws on sand: a rushing noise that swells with the field. Returns how to stop it. */
const playRace = (): (() => void) => {
  const audioContext = audio();
  if (!audioContext) return () => {};
  const source = new AudioBufferSourceNode(audioContext, { buffer: noise(audioContext, 1), loop: true });
  const filter = new BiquadFilterNode(audioContext, { type: 'bandpass', frequency: 420, Q: 1.2 });
  const gain = new GainNode(audioContext, { gain: 0 });
  const [start, end] = [audioContext.currentTime, audioContext.currentTime + raceMs / 1000];
  gain.gain.linearRampToValueAtTime(0.05, start + 0.6);
  gain.gain.linearRampToValueAtTime(0.09, end - 0.4);
  gain.gain.linearRampToValueAtTime(0, end);
  source.connect(filter).connect(gain).connect(speaker(audioContext));
  source.start(start);
  source.stop(end + 0.1);
  return () => source.stop();
};

const at = (way: number): string => `translateX(${(100 * way).toFixed(3)}%)`;

/** Raked sand: fine grains, and a mark at each fifth of the way. */
const sand =
  '[background-image:repeating-linear-gradient(90deg,theme(colors.paper.night/0.14)_0_2px,transparent_2px_20%),radial-gradient(theme(colors.paper.night/0.16)_0.8px,transparent_1.3px),radial-gradient(theme(colors.paper.sheet/0.22)_0.8px,transparent_1.3px)] [background-size:100%_100%,9px_7px,13px_11px] [background-position:0_0,0_0,4px_3px]';
/** The post, in the chequers of a finish. */
const chequers =
  '[background-image:conic-gradient(theme(colors.paper.sheet)_25%,theme(colors.paper.dusk)_0_50%,theme(colors.paper.sheet)_0_75%,theme(colors.paper.dusk)_0)] [background-size:0.75rem_0.75rem]';

/** Six lanes of sand from the traps to the post. Only transforms move; where each dog ends, the server has named. */
export function Track({ table, still }: { table: TableState; still: boolean }) {
  const { race, card, round } = table;
  const lanes = useRef<HTMLDivElement>(null);
  const rest = useRef(round.rest);
  rest.current = round.rest;
  const order = race?.order.join('-') ?? '';
  const runId = race?.isRunning ? race.id : undefined;

  useEffect(() => {
    const dogs = [...(lanes.current?.querySelectorAll<HTMLElement>('[data-dog]') ?? [])];
    const ranks = order === '' ? [] : order.split('-').map(Number);
    const place = (share: number): void => {
      for (const [index, dog] of dogs.entries()) {
        const rank = ranks.indexOf(index + 1);
        dog.style.transform = at(rank < 0 ? 0 : wayOf(index + 1, rank, card.number, share));
      }
    };
    if (runId === undefined || still) {
      place(1);
      if (runId === undefined) return;
      const timer = setTimeout(() => rest.current(), stillMs);
      return () => clearTimeout(timer);
    }
    const stop = playRace();
    const runs = dogs.map((dog, index) =>
      dog.animate(
        Array.from({ length: frameCount + 1 }, (_, frame) => ({
          transform: at(wayOf(index + 1, ranks.indexOf(index + 1), card.number, frame / frameCount)),
        })),
        { duration: raceMs, easing: 'linear', fill: 'both' },
      ),
    );
    const [first] = runs;
    if (first)
      first.onfinish = () => {
        place(1);
        for (const run of runs) run.cancel();
        rest.current();
      };
    return () => {
      stop();
      for (const run of runs) run.cancel();
    };
  }, [runId, order, still, card]);

  const label = runId
    ? t('greyhounds.track_running')
    : race
      ? t('greyhounds.track_over', {
          outcome: finishWords(card, race.order),
        })
      : t('greyhounds.track_waiting');
  return (
    <div
      role="img"
      aria-label={label}
      className={cx(
        'relative size-full min-h-0 overflow-hidden rounded-lg border-y-6 border-table-green bg-paper-kraft shadow-float outline-3 -outline-offset-6 outline-paper-sheet [container-type:size]',
        sand,
      )}
    >
      <div className="absolute inset-x-0 top-0 h-1/6 bg-linear-to-b from-paper-dusk/25 to-transparent" />
      <div className={cx('absolute inset-y-0 right-[4%] w-3', chequers)} />
      <div ref={lanes} className="absolute inset-0 grid grid-rows-6">
        {traps.map((trap) => {
          const rank = runId === undefined && race ? race.order.indexOf(trap) : -1;
          return (
            <div key={trap} className={cx('relative min-h-0', trap > 1 && 'border-t border-paper-sheet/45')}>
              <TrapBadge trap={trap} className="absolute inset-y-px left-0 w-4 text-xs leading-none shadow-raised" />
              <div
                data-dog={trap}
                className="absolute inset-y-0 left-4 will-change-transform"
                style={{ width: `calc(96% - 1rem - ${dogWidth})` }}
              >
                <div className="absolute top-1/2 left-0 aspect-136/70 -translate-y-1/2" style={{ width: dogWidth }}>
                  <Dog trap={trap} running={runId !== undefined && !still} />
                  {/* In letters of the page, so that it can be read on a phone. */}
                  <TrapBadge
                    trap={trap}
                    className="absolute top-[39%] left-[52%] h-[max(0.875rem,36%)] min-w-[max(0.875rem,22%)] -translate-1/2 leading-none text-[clamp(0.75rem,5.5cqh,1.5rem)]"
                  />
                </div>
              </div>
              {rank >= 0 && rank < 3 && (
                <span className="figures absolute inset-y-0 left-6 my-auto grid h-4 animate-fade place-items-center rounded-sm bg-paper-night px-1.5 text-xs font-bold text-paper-sheet">
                  {t(`greyhounds.rank_${(rank + 1) as 1 | 2 | 3}`)}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
