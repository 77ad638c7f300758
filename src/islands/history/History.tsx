import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { useOnceKnown } from '#islands/blocks/use-once-known.ts';
import { $betHistory, $betTotals, $roundId, followBetAddress, followRoundAddress } from '#stores/history/history.ts';
import { $session } from '#stores/session/session.ts';
import { guarded } from '#ui/guarded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BetTable } from './BetTable.tsx';
import { Filter } from './Filter.tsx';
import { MonthFile } from './MonthFile.tsx';
import { ProofFile } from './ProofFile.tsx';
import { SeedsPanel } from './SeedsPanel.tsx';
import { Totals } from './Totals.tsx';

/** The record knows the words of every game: it comes with the first round that is opened. */
const RoundDialog = lazy(async () => ({ default: (await import('./RoundDialog.tsx')).RoundDialog }));

const words: readonly Namespace[] = ['common', 'rounds'];

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-20" />
    <Skeleton className="h-64" />
  </div>
);

/** What has been staked, the bets, and the seeds in use: all at once, so that none moves when another comes. */
function Rounds() {
  // Listened to once: these are asked anew for each who begins to.
  const totals = useStore($betTotals);
  const bets = useStore($betHistory);
  const isShown = useOnceKnown(totals, bets);
  if (!isShown) return <Skeleton className="h-96" />;
  return (
    <>
      <Totals {...totals} />
      <BetTable {...bets} />
      <ProofFile />
      <MonthFile />
      <div className="mt-4">
        <SeedsPanel />
      </div>
    </>
  );
}

/** The bets of the player, the dialog of one round (also by `?round=ID`), and the seeds in use. */
export const History = guarded(function History() {
  const hasWords = useWordsState(words) === true;
  const { authenticated } = useStore($session);
  const roundId = useStore($roundId);

  useEffect(followRoundAddress, []);
  useEffect(followBetAddress, []);

  if (!authenticated || !hasWords) return <Waiting />;
  return (
    <div className="grid gap-6">
      <Filter />
      <Rounds />
      <Suspense fallback={null}>{roundId !== null && <RoundDialog />}</Suspense>
    </div>
  );
});
