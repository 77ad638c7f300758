import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useWordsState } from '#i18n/use-words.ts';
import { useOnceKnown } from '#islands/blocks/use-once-known.ts';
import { $session } from '#stores/session/session.ts';
import { $transactions, followTransactionAddress } from '#stores/wallet/transactions.ts';
import { $funds } from '#stores/wallet/wallet.ts';
import { guarded } from '#ui/guarded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Statement } from './Statement.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import { TransactionList } from './TransactionList.tsx';
import { walletFiles } from './words.ts';

/** The list, and the files of it below: together, so that nothing moves. */
function Rows() {
  const isShown = useOnceKnown(useStore($transactions), useStore($funds));
  if (!isShown) return <Skeleton className="h-96" />;
  return (
    <>
      <TransactionList />
      <div className="mt-4">
        <Statement />
      </div>
    </>
  );
}

/** Every deposit and withdrawal of the player, and the files of them. */
export const TransactionHistory = guarded(function TransactionHistory() {
  const hasWords = useWordsState(walletFiles) === true;
  const { authenticated } = useStore($session);
  useEffect(followTransactionAddress, []);
  if (!authenticated || !hasWords)
    return (
      <div aria-busy="true" className="grid gap-6">
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
    );
  return (
    <div className="grid gap-6">
      <TransactionFilters />
      <Rows />
    </div>
  );
});
