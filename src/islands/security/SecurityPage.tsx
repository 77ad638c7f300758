import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { $profile } from '#stores/profile/profile.ts';
import { $proofAsked } from '#stores/security/proof.ts';
import { $session } from '#stores/session/session.ts';
import { guarded } from '#ui/guarded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Messages } from './Messages.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { Card } from './Section.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';

const DataSection = lazy(async () => ({ default: (await import('./DataSection.tsx')).DataSection }));
const HouseActs = lazy(async () => ({ default: (await import('./HouseActs.tsx')).HouseActs }));
const ProofDialog = lazy(async () => ({ default: (await import('#islands/blocks/ProofDialog.tsx')).ProofDialog }));

const files: readonly Namespace[] = ['common', 'security', 'away'];

const Waiting = () => (
  <div aria-busy="true" className="grid gap-6">
    <Skeleton className="h-96" />
    <Skeleton className="h-48" />
    <Skeleton className="h-72" />
  </div>
);

/** How the player signs in, where, and what the house keeps of them. */
export const SecurityPage = guarded(function SecurityPage() {
  const hasWords = useWordsState(files) === true;
  const { authenticated } = useStore($session);
  const { data: profile } = useStore($profile);
  const proofAsked = useStore($proofAsked);
  if (!authenticated || !hasWords) return <Waiting />;
  return (
    <div className="grid max-w-[48rem] gap-6">
      <Card>
        <PasswordSection email={profile?.email ?? ''} />
      </Card>
      <Card>
        <TwoFactor />
      </Card>
      <Card>
        <Passkeys />
      </Card>
      <Card>
        <Sessions />
      </Card>
      <Messages />
      <Suspense fallback={<Skeleton className="h-72" />}>
        <HouseActs />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <DataSection />
      </Suspense>
      <Suspense fallback={null}>{proofAsked && <ProofDialog />}</Suspense>
    </div>
  );
});
