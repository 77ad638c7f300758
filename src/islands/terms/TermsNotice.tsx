import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $profile } from '#stores/profile/profile.ts';
import { guarded } from '#ui/guarded.tsx';

const NoticeCard = lazy(async () => ({ default: (await import('./NoticeCard.tsx')).NoticeCard }));

/** Tells a player of terms that changed since they were accepted; to everybody else it is nothing, and loads nothing. */
export const TermsNotice = guarded(function TermsNotice() {
  const { data: profile } = useStore($profile, { ssr: 'initial' });
  if (profile === undefined || profile.terms === 'accepted') return null;
  return (
    <Suspense fallback={null}>
      <NoticeCard />
    </Suspense>
  );
});
