import { useStore } from '@nanostores/react';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { limitKinds } from '#domain/limits/limit.ts';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { failOf } from '#stores/calls/query.ts';
import { $markers, type OwnMarkers } from '#stores/safer-play/markers.ts';
import { $saferPlay, limitsOf, type SaferPlay as SaferPlayData } from '#stores/safer-play/safer-play.ts';
import { $session } from '#stores/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/States.tsx';
import { LimitCard } from './LimitCard.tsx';
import { Section } from './Section.tsx';
import { TakenInAll } from './Taken.tsx';

const RealityCheckChoice = lazy(async () => ({
  default: (await import('./RealityCheckChoice.tsx')).RealityCheckChoice,
}));
const Assessment = lazy(async () => ({ default: (await import('./Assessment.tsx')).Assessment }));
const Break = lazy(async () => ({ default: (await import('./Break.tsx')).Break }));
const Signs = lazy(async () => ({ default: (await import('./Signs.tsx')).Signs }));
const Exclude = lazy(async () => ({ default: (await import('./Exclude.tsx')).Exclude }));

const files = ['common', 'saferplay'] as const;

const Waiting = () => (
  <div aria-busy="true" className="grid gap-12">
    <Skeleton className="h-64" />
    <div className="grid gap-5">
      <Skeleton className="h-80 sm:h-64" />
      <Skeleton className="h-80 sm:h-64" />
    </div>
  </div>
);

/** The time of now, told anew each half minute: a change that waits becomes due while the page is open. */
const useNow = (): number => {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};

/** A link to a part of the page finds it once it is there. */
const useHash = (): void =>
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);

function Parts({ data, markers }: { data: SaferPlayData; markers: OwnMarkers | undefined }) {
  const nowMs = useNow();
  useHash();
  return (
    <div className="grid gap-14">
      {markers && markers.markers.length + markers.interventions.length > 0 && <Signs data={markers} />}
      <TakenInAll data={data} />
      <Section id="limits" title={t('saferplay.limits_title')} lead={t('saferplay.limits_lead')}>
        <div className="grid gap-5">
          {limitKinds.map((kind) => (
            <LimitCard key={kind} kind={kind} limits={limitsOf(data, kind)} nowMs={nowMs} />
          ))}
        </div>
      </Section>
      <RealityCheckChoice data={data} />
      <Assessment data={data} />
      <Break data={data} />
      <Exclude />
    </div>
  );
}

/** What play has taken, and all that bounds it: limits, reality check, questions, break, self-exclusion. */
export const SaferPlay = guarded(function SaferPlay() {
  const hasWords = useWordsState(files);
  const { authenticated } = useStore($session);
  const { data: known, error } = useStore($saferPlay);
  const { data: markers, error: markersFailed } = useStore($markers);
  // A page of forms, drawn bit by bit.
  const data = useDeferredValue(known, undefined);
  const failed = known === undefined ? failOf(error) : undefined;

  if (!authenticated || !hasWords) return <Waiting />;
  if (failed)
    return (
      <ErrorState
        title={t('saferplay.failed')}
        action={<Button onClick={() => $saferPlay.revalidate()}>{t('saferplay.retry')}</Button>}
      >
        {t(`errors.${failed.code}`)}
      </ErrorState>
    );
  // They stand above the rest, which goes on without them.
  if (data === undefined || (markers === undefined && markersFailed === undefined)) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Parts data={data} markers={markers} />
    </Suspense>
  );
});
