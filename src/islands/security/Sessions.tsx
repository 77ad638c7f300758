import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { $ending, $sessions, endOtherSessions } from '#stores/security/sessions.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Section } from './Section.tsx';
import { SessionRow } from './SessionRow.tsx';

/** Where the player is signed in, and the way to end what should not be. */
export function Sessions() {
  const { data: sessions, error } = useStore($sessions);
  const ending = useStore($ending);
  const failed = sessions === undefined ? failOf(error) : undefined;
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <Section id="sessions" title={t('security.session_title')} lead={t('security.session_lead')}>
      {failed && <Failed failed={failed} retry={() => $sessions.revalidate()} />}
      {!failed && sessions === undefined && <Skeleton className="h-24" />}
      {sessions && (
        <ul className="divide-y divide-ink-600 border-y border-ink-600">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && others === 0 && <p className="text-ivory-300">{t('security.session_alone')}</p>}
      {others > 0 && (
        <div>
          <Button variant="secondary" busy={ending === 'others'} onClick={() => void endOtherSessions()}>
            {t('security.session_end_others')}
          </Button>
        </div>
      )}
    </Section>
  );
}
