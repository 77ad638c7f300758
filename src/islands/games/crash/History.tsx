import { memo } from 'react';
import { t } from '#i18n/client.ts';
import type { CrashResult } from '#stores/play/crash.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cx } from '#ui/cx.ts';
import { groupedText } from '../kit/picture/limbo.ts';
import { proofPath } from '../kit/result/result-words.ts';
import { endOf, endWords } from './words.ts';

/** The player's own round in a flight, which leads to its record. */
const ownRoundOf = (rounds: readonly SettledRound[], { chain, index }: CrashResult): SettledRound | undefined =>
  rounds.find(({ proof }) => proof.kind === 'chain' && proof.chain === chain && proof.index === index);

/** A thumb meets more than is drawn. */
const target = 'figures grid h-11 min-w-11 items-center text-xs font-semibold whitespace-nowrap -outline-offset-2';
const chip = 'flex h-6 items-center justify-center rounded-sm px-2';

const toneOf = (point: number): string => {
  if (point >= 1_000) return 'bg-common-sun text-ink-900';
  return point >= 200 ? 'bg-common-light text-ink-900' : 'bg-ink-900/55 text-ivory-100';
};

type HistoryProps = {
  history: readonly CrashResult[];
  /** The player's own last rounds. */
  rounds: readonly SettledRound[];
  onOpen: (result: CrashResult) => void;
};

/** Where the last flights ended, newest first. One's own lead to their record, the others open their link. */
export const History = memo(function History({ history, rounds, onOpen }: HistoryProps) {
  if (history.length === 0) return <p className="h-6 truncate text-sm/6 text-ivory-300">{t('crash.no_flights')}</p>;
  return (
    <ol aria-label={t('crash.last_flights')} className="-my-2.5 flex h-11 flex-wrap gap-1 overflow-hidden">
      {history.map((result) => {
        const end = endOf(result);
        const own = ownRoundOf(rounds, result);
        if (!end) return null;
        const label = `${groupedText(end.point)}×`;
        const look = (
          <span className={cx(chip, toneOf(end.point), own && 'ring-2 ring-brass-bright ring-inset')}>{label}</span>
        );
        return (
          <li key={`${result.chain} ${result.index}`} className="animate-fade">
            {own ? (
              <a
                href={proofPath(own.id)}
                target="_top"
                aria-label={t('crash.own_flight', { end: endWords(end) })}
                className={target}
              >
                {look}
              </a>
            ) : (
              <button
                type="button"
                aria-label={t('crash.open_flight', { end: endWords(end) })}
                onClick={() => onOpen(result)}
                className={target}
              >
                {look}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
});
