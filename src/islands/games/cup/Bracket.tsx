import { useMemo } from 'react';
import { clubOf } from '#domain/games/cup/cups.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Clock } from './Clock.tsx';
import { Crest } from './Crest.tsx';
import { Match } from './Match.tsx';
import { Trophy } from './Trophy.tsx';
import type { TableState } from './use-table.ts';
import { useWinnersMove } from './use-winners-move.ts';
import { pictureWords } from './words.ts';

/** The clubs that bets are on as such: they are marked in the bracket. */
const backedBy = (bets: readonly { readonly bet: string }[]): ReadonlySet<number> =>
  new Set(bets.flatMap(({ bet }) => [...(/^(?:winner|final|semi|order):(\d)/.exec(bet) ?? [])].slice(1).map(Number)));

/** Six rows of clubs and two lines between the matches fill the height there is, up to a size that looks well. */
const measures = {
  wide: {
    '--row': 'min(3.25rem, (100cqh - 2rem) / 7)',
    '--line': 'min(2.5rem, 5cqh)',
    fontSize: 'clamp(0.8125rem, 2.2cqh + 0.4rem, 1.125rem)',
  },
  narrow: { '--row': 'min(2.25rem, (100cqh - 1.5rem) / 6.4)', '--line': '0.25rem', fontSize: '0.8125rem' },
} as const;

/** The bracket from both sides to the final in the middle, and the cup above it. */
export function Bracket({ table, wide }: { table: TableState; wide: boolean }) {
  const { cup, scene, slip, isPlaying, still } = table;
  const field = useWinnersMove(scene, still);
  const backed = useMemo(() => backedBy(slip), [slip]);
  const champion = scene.matches[6]?.through;
  const match = (number: number) => {
    const one = scene.matches[number - 1];
    return one && <Match cup={cup} number={number} scene={one} wide={wide} backed={backed} />;
  };
  /** Two quarter-finals with their semi-final between them, towards the middle. */
  const half = ([above, between, below]: readonly [number, number, number], isLeft: boolean) => {
    const [outwards, inwards] = isLeft ? ['mr-[12%]', 'ml-[12%]'] : ['ml-[12%]', 'mr-[12%]'];
    const line = <span className="mx-auto h-(--line) w-px bg-ivory-500/50" />;
    return (
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className={outwards}>{match(above)}</div>
        {line}
        <div className={cx('relative', inwards)}>
          {match(between)}
          <span
            className={cx(
              'absolute top-1/2 h-px bg-ivory-500/50',
              wide ? 'w-5' : 'w-2',
              isLeft ? 'left-full' : 'right-full',
            )}
          />
        </div>
        {line}
        <div className={outwards}>{match(below)}</div>
      </div>
    );
  };
  return (
    <div
      ref={field}
      role="img"
      aria-label={pictureWords(cup, scene, isPlaying)}
      className="size-full min-h-0 overflow-hidden rounded-lg border border-ivory-500/20 bg-table-green/20 [container-type:size]"
    >
      <div
        className={cx(
          'grid h-full min-h-0 grid-cols-[minmax(0,10fr)_minmax(0,9fr)_minmax(0,10fr)] grid-rows-[minmax(0,1fr)] items-center',
          wide ? 'gap-x-5 px-3' : 'gap-x-2 px-2',
        )}
        style={wide ? measures.wide : measures.narrow}
      >
        {half([1, 5, 2], true)}
        <div className="grid h-full min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto_minmax(0,1fr)]">
          <div className="grid min-h-0 grid-rows-[minmax(0,1fr)] items-end justify-items-center py-2">
            <Trophy lit={champion !== undefined} />
          </div>
          {match(7)}
          <div className="grid min-h-0 content-start justify-items-center pt-1 text-center">
            {champion === undefined ? (
              <Clock scene={scene} isPlaying={isPlaying} still={still} />
            ) : (
              <div className={cx('grid justify-items-center gap-0.5', !still && 'animate-rise')}>
                {wide && <Crest code={clubOf(cup, champion).code} className="h-[calc(var(--row)*0.95)]" />}
                <span className={cx('font-display leading-none text-oddlot-light', wide ? 'text-[1.7em]' : 'text-lg')}>
                  {clubOf(cup, champion).name}
                </span>
                {wide && <span className="eyebrow">{t('cup.champion')}</span>}
              </div>
            )}
          </div>
        </div>
        {half([3, 6, 4], false)}
      </div>
    </div>
  );
}
