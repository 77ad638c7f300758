import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { displayWire } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import { type SettledRecord, stakesOf } from '#stores/history/round-view.ts';
import { actionWords } from './words/actions.ts';

type Step = { readonly words: string; readonly at: string | undefined };

const stepsOf = (round: SettledRecord): readonly Step[] => {
  const { openingMinor, addedMinor } = stakesOf(round);
  return [
    { words: t('rounds.step_staked', { amount: displayAmount(openingMinor, round.currency) }), at: round.at },
    ...round.actions.map((action, index) => ({ words: actionWords(round, action), at: round.stepTimes[index] })),
    ...(addedMinor > 0n
      ? [{ words: t('rounds.step_added', { amount: displayAmount(addedMinor, round.currency) }), at: undefined }]
      : []),
    {
      words: t('rounds.step_settled', { amount: displayWire(round.payout, round.currency) }),
      at: round.endedAt ?? undefined,
    },
  ];
};

/** What happened in a round of several steps, in its order, with the time of each. */
export function RoundSteps({ round }: { round: SettledRecord }) {
  return (
    <section aria-label={t('rounds.steps')}>
      <h3 className="pb-2 font-semibold">{t('rounds.steps')}</h3>
      <ol className="grid border-l border-ivory-500/40">
        {[...stepsOf(round).entries()].map(([place, { words, at }]) => (
          <li key={place} className="relative flex flex-wrap justify-between gap-x-6 py-1.5 pl-5">
            <span aria-hidden="true" className="absolute -left-1 size-2 rounded-full bg-ivory-500" />
            <span className="first-letter:uppercase">{words}</span>
            {at !== undefined && (
              <time dateTime={at} className="figures text-sm text-ivory-500">
                {showTime(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
