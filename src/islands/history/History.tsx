import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { $roundId } from '#stores/history.ts';
import { queryValue, setQuery } from '#stores/navigation.ts';
import { $session } from '#stores/session.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BetTable } from './BetTable.tsx';
import { Filter } from './Filter.tsx';
import { ProofFile } from './ProofFile.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { SeedsPanel } from './SeedsPanel.tsx';

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-20" />
    <Skeleton className="h-64" />
  </div>
);

/** The bets of the player, the dialog of one round (also by `?round=ID`), and the seeds in use. */
export function History() {
  const hasWords = useWords();
  const { authenticated } = useStore($session);
  const roundId = useStore($roundId);

  useEffect(() => {
    $roundId.set(queryValue('round'));
    return $roundId.listen((id) => setQuery('round', id));
  }, []);

  if (!authenticated || !hasWords) return <Waiting />;
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <Filter />
        <BetTable />
        <ProofFile />
      </div>
      <SeedsPanel />
      {roundId !== null && <RoundDialog />}
    </div>
  );
}
