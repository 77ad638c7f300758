import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { useWordsState } from '#i18n/use-words.ts';
import { failOf } from '#stores/calls/query.ts';
import { $proofAsked } from '#stores/security/proof.ts';
import { $session } from '#stores/session/session.ts';
import { $funds } from '#stores/wallet/wallet.ts';
import { $withdraw } from '#stores/wallet/withdraw.ts';
import { guarded } from '#ui/guarded.tsx';
import { DepositReturn } from './DepositReturn.tsx';
import { Recent } from './Recent.tsx';
import { UnderWay } from './UnderWay.tsx';
import { WaitingWallets, Wallets } from './Wallets.tsx';
import { walletFiles } from './words.ts';

const WithdrawDialog = lazy(async () => ({ default: (await import('./WithdrawDialog.tsx')).WithdrawDialog }));
const ProofDialog = lazy(async () => ({ default: (await import('#islands/blocks/ProofDialog.tsx')).ProofDialog }));

/** The wallets with their balances, the deposit a player comes back from, and what is under way or was lately. */
export const Wallet = guarded(function Wallet() {
  const hasWords = useWordsState(walletFiles) === true;
  const { authenticated } = useStore($session);
  const { data: funds, error } = useStore($funds);
  const { currency } = useStore($withdraw);
  const proofAsked = useStore($proofAsked);
  if (!authenticated || !hasWords || (funds === undefined && !failOf(error))) return <WaitingWallets />;
  return (
    <div className="grid gap-10">
      <DepositReturn />
      <Wallets />
      <UnderWay />
      <Recent />
      <Suspense fallback={null}>{currency !== null && <WithdrawDialog currency={currency} />}</Suspense>
      <Suspense fallback={null}>{proofAsked && <ProofDialog />}</Suspense>
    </div>
  );
});
