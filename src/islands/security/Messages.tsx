import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pushTopics } from '#contract/profile/push-topics.ts';
import { t } from '#i18n/client.ts';
import { $push, loadPushOnce, tellOf } from '#stores/inbox/push.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Card, Section } from './Section.tsx';

/** What this browser is told while no page is open, each on or off at once. */
export function Messages() {
  const { state, topics, isBusy, hasFailed } = useStore($push);
  useEffect(() => void loadPushOnce(), []);
  const hint =
    state === 'unsupported' ? 'away.tell_unsupported' : state === 'blocked' ? 'away.tell_blocked' : undefined;
  return (
    <Card>
      <Section id="messages" title={t('away.tell_title')} lead={t('away.tell_title_note')}>
        {hint ? (
          <p className="text-ivory-300">{t(hint)}</p>
        ) : (
          <ul className="grid gap-1" aria-busy={state === 'unknown' || undefined}>
            {pushTopics.map((topic) => (
              <li key={topic}>
                <Checkbox
                  role="switch"
                  label={t(`away.tell_topic_${topic}`)}
                  checked={topics.includes(topic)}
                  disabled={state !== 'ready'}
                  aria-busy={isBusy || undefined}
                  onChange={() => void tellOf(topic, !topics.includes(topic))}
                />
              </li>
            ))}
          </ul>
        )}
        {hasFailed && (
          <p role="alert" className="text-sm text-red">
            {t('away.tell_failed')}
          </p>
        )}
      </Section>
    </Card>
  );
}
