import { useStore } from '@nanostores/react';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { gamePathOf } from '#domain/catalogue/slug.ts';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { failOf } from '#stores/calls/query.ts';
import { showTime } from '#stores/format/time.ts';
import { $round, closeRound, type RoundRecord } from '#stores/history/history.ts';
import { betViews, type HouseRound, type SettledRecord } from '#stores/history/round-view.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/States.tsx';
import { Proof } from './Proof.tsx';
import { Fact, RoundFacts } from './RoundFacts.tsx';
import { RoundSteps } from './RoundSteps.tsx';
import { StudioRecord } from './StudioRecord.tsx';
import { spotWords } from './words/bets.ts';
import { outcomeLines } from './words/outcomes.ts';

function Bets({ round }: { round: HouseRound }) {
  return (
    <table className="w-full text-left">
      <caption className="pb-2 text-left font-semibold">{t('history.round_bets')}</caption>
      <thead className="eyebrow">
        <tr>
          <th scope="col" className="pb-1 font-semibold">
            {t('history.bet_spot')}
          </th>
          <th scope="col" className="pb-1 text-right font-semibold">
            {t('history.bet_stake')}
          </th>
          <th scope="col" className="pb-1 text-right font-semibold">
            {t('history.bet_payout')}
          </th>
        </tr>
      </thead>
      <tbody>
        {betViews(round).map(({ spot, stakeMinor, payoutMinor }) => (
          <tr key={spot} className="border-t border-ink-600">
            <td className="py-2">{spotWords(round, spot)}</td>
            <td className="py-2 text-right">
              <Money amountMinor={stakeMinor} currency={round.currency} />
            </td>
            <td className="py-2 text-right">
              <Money amountMinor={payoutMinor} currency={round.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the round came out; a bet that was taken back did not. */
function Outcome({ round }: { round: SettledRecord }) {
  const lines = outcomeLines(round);
  if (lines.length === 0) return <p className="text-ivory-300">{t('rounds.cancelled')}</p>;
  return (
    <dl aria-label={t('history.round_outcome')} className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {lines.map(({ name, text }) => (
        <Fact key={name} name={name}>
          <span className="inline-block break-words first-letter:uppercase">{text}</span>
        </Fact>
      ))}
    </dl>
  );
}

/** A round that waits may be played on from here. */
const Waiting = ({ gameId }: { gameId: string }) => {
  const game = houseGames.find(({ id }) => id === gameId);
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-ink-600 p-5">
      <p className="text-ivory-300">{t('rounds.waiting')}</p>
      {game && <ButtonLink href={gamePathOf(game)}>{t('rounds.resume')}</ButtonLink>}
    </div>
  );
};

function HouseRecord({ round }: { round: HouseRound }) {
  const isDecided = round.status === 'settled';
  return (
    <>
      {isDecided ? <Outcome round={round} /> : <Waiting gameId={round.gameId} />}
      <RoundFacts round={round} isDecided={isDecided} />
      <Bets round={round} />
      {isDecided && round.actions.length > 0 && <RoundSteps round={round} />}
      <Proof record={{ round }} />
    </>
  );
}

const Record = ({ round }: RoundRecord) => (
  <div className="grid gap-8">
    {round.status === 'studio' ? <StudioRecord round={round} /> : <HouseRecord round={round} />}
    <p className="text-sm text-ivory-500">
      {t('history.round_id')}{' '}
      <code translate="no" className="font-mono break-all">
        {round.id}
      </code>
    </p>
  </div>
);

/** The words of bets and outcomes: those of roulette are its tables' own. */
const roundWords: readonly Namespace[] = ['common', 'rounds', 'roulette'];

/** One round in full, with its fairness proof. */
export function RoundDialog() {
  const hasWords = useWordsState(roundWords);
  const { data, error } = useStore($round);
  const failed = data === undefined ? failOf(error) : undefined;
  return (
    <Dialog
      open
      size="lg"
      onClose={closeRound}
      title={data?.round.gameName ?? t('history.round_id')}
      lead={data && t('history.round_title', { time: showTime(data.round.at) })}
      closeLabel={t('history.close')}
    >
      {failed ? (
        <ErrorState
          title={t(`errors.${failed.code}`)}
          action={<Button onClick={() => $round.revalidate()}>{t('account.retry')}</Button>}
        />
      ) : data === undefined || hasWords !== true ? (
        <div aria-busy="true" className="grid gap-3">
          <span className="sr-only">{t('history.loading_round')}</span>
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </div>
      ) : (
        <Record round={data.round} />
      )}
    </Dialog>
  );
}
