import { t } from '#i18n/client.ts';
import { proofPath } from '#islands/games/kit/result/result-words.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cx } from '#ui/cx.ts';
import { pocketsOf } from '../picture/roulette-multi.ts';
import { NumberBadge } from '../Results.tsx';

const frame = 'flex gap-0.5 rounded-md bg-ink-900/45 p-0.5';

const badgesOf = (round: SettledRound) =>
  pocketsOf(round).map((number, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is its place
    <NumberBadge key={index} number={number} className="size-6 text-xs" />
  ));

/**
 * The numbers of the last rounds, newest first, those of one round in one frame that leads to its proof. `bare`: too little room
 * for a thumb to meet it; there the proof is found in the list of rounds.
 */
export function LastRounds({ rounds, bare = false }: { rounds: readonly SettledRound[]; bare?: boolean }) {
  const shown = rounds.slice(0, 12).filter((round) => pocketsOf(round).length > 0);
  if (shown.length === 0) return <p className="truncate text-sm/7 text-ivory-300">{t('roulette.no_results')}</p>;
  return (
    <ol aria-label={t('roulette.last_results')} className="flex flex-wrap gap-1.5 overflow-hidden">
      {shown.map((round) => (
        <li key={round.id} className="animate-fade">
          {bare ? (
            <span className={frame}>{badgesOf(round)}</span>
          ) : (
            <a href={proofPath(round.id)} target="_top" className={cx(frame, '-outline-offset-2 hover:bg-ink-900/80')}>
              {badgesOf(round)}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
