import { type Cup, clubOf } from '#domain/games/cup/cups.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Crest } from './Crest.tsx';
import type { MatchScene } from './picture/scenes.ts';

type MatchProps = {
  cup: Cup;
  number: number;
  scene: MatchScene;
  /** Room for whole names, or for their letters alone. */
  wide: boolean;
  /** The clubs that a bet of the player is on. */
  backed: ReadonlySet<number>;
};

/** Two clubs one above the other with their goals. Who is out steps back, who is through is lit. */
export function Match({ cup, number, scene, wide, backed }: MatchProps) {
  const { stage, through } = scene;
  const known = stage !== 'waiting';
  return (
    <div
      className={cx(
        'relative grid min-w-0 rounded-md border',
        number > 4 && 'z-10',
        // The final stands out while it is on.
        number === 7 && 'transition-transform duration-slow motion-reduce:transition-none',
        number === 7 && (stage === 'playing' || stage === 'shoot-out') && 'motion-safe:scale-106',
        stage === 'playing' || stage === 'shoot-out'
          ? 'border-oddlot-light bg-ink-900/75'
          : 'border-ivory-500/25 bg-ink-900/55',
      )}
    >
      {(['home', 'away'] as const).map((side, index) => {
        const club = scene[side] === undefined ? undefined : clubOf(cup, scene[side]);
        const isOut = through !== undefined && through !== club?.number;
        const isThrough = through !== undefined && !isOut;
        return (
          <div
            key={side}
            data-slot={`${number}-${side}`}
            className={cx(
              'grid h-(--row) min-h-0 min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center leading-none transition-opacity duration-slow',
              wide ? 'gap-x-2 px-2' : 'gap-x-1 px-1.5',
              index === 1 && 'border-t border-ivory-500/15',
              isOut && 'opacity-60',
            )}
          >
            <Crest code={club?.code} className="h-[calc(var(--row)*0.64)]" />
            <span
              className={cx(
                'flex min-w-0 items-baseline gap-1.5 font-semibold',
                !wide && 'text-xs',
                isThrough && 'text-oddlot-light',
              )}
            >
              <span className="truncate">{club && (wide ? club.name : club.code)}</span>
              {club && backed.has(club.number) && (
                <span className="size-1.5 shrink-0 self-center rounded-full bg-oddlot-light" />
              )}
            </span>
            <span
              translate="no"
              key={scene.score[index]}
              data-goals={scene.score[index]}
              className={cx(
                'figures',
                known ? 'text-[1.1em] font-bold' : 'text-xs font-medium text-ivory-300',
                isThrough && 'text-oddlot-light',
              )}
            >
              {known ? scene.score[index] : club?.rating}
            </span>
          </div>
        );
      })}
      {(stage === 'shoot-out' || (stage === 'over' && scene.score[0] === scene.score[1])) && (
        <span
          className={cx(
            'absolute top-1/2 -translate-y-1/2 animate-fade rounded-sm bg-oddlot-light text-xs leading-4 font-bold text-ink-900',
            wide ? 'right-8 px-1' : 'right-4 px-0.5',
          )}
        >
          {t(wide ? 'cup.shoot_out_short' : 'cup.shoot_out_letter')}
        </span>
      )}
    </div>
  );
}
