import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $secondsLeft } from '#stores/desk/idle.ts';
import { loadMe } from '#stores/desk/me.ts';
import { Button } from '#ui/Button.tsx';

/** The last minute of a session in which nothing was asked for. What is typed does not count: the server does not see it. */
export function IdleNotice() {
  const left = useStore($secondsLeft);
  return (
    <section aria-label={t('desk.idle.title')} aria-live="polite" className="fixed right-4 bottom-4 z-40">
      {left !== null && (
        <div className="flex max-w-[26rem] items-center gap-4 rounded-lg border border-ink-600 bg-ink-700 py-3 pr-3 pl-4 text-sm shadow-float animate-rise">
          <p>
            {t('desk.idle.text')}{' '}
            <span aria-hidden="true" className="figures font-semibold text-brass">
              {t('desk.idle.left', { seconds: left })}
            </span>
          </p>
          <Button size="sm" variant="secondary" onClick={() => void loadMe()}>
            {t('desk.idle.stay')}
          </Button>
        </div>
      )}
    </section>
  );
}
