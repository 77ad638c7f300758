import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PushTopic } from '#contract/profile/push-topics.ts';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { $push, loadPushOnce, tellOf } from '#stores/inbox/push.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';

const files = ['away'] as const;

type TellMeProps = {
  topic: PushTopic;
  className?: string;
  /** A bell alone, lit while the player is told: over a picture. */
  slim?: boolean;
};

/**
 * Offers to tell the player on this device of what they have just begun, also while no page is open. Nothing is there where the browser
 * cannot or its owner has said no: leave is asked for by the press, and never before.
 */
export function TellMe({ topic, className, slim }: TellMeProps) {
  const worded = useWordsState(files);
  const { state, topics, isBusy, hasFailed } = useStore($push);
  useEffect(() => void loadPushOnce(), []);
  if (!worded || state !== 'ready') return null;
  const isOn = topics.includes(topic);
  const change = (): void => void tellOf(topic, !isOn);
  if (slim)
    return (
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={t(`away.tell_${topic}`)}
        title={t(`away.tell_${topic}`)}
        disabled={isBusy}
        onClick={change}
        className={cx(
          'grid size-11 place-items-center rounded-full bg-ink-900/70 transition-colors duration-fast hover:bg-ink-900',
          isOn ? 'text-brass-bright' : 'text-ivory-300',
          className,
        )}
      >
        <Icon name="bell" className="size-5" />
      </button>
    );
  return (
    <div className={className}>
      {isOn ? (
        <p role="status" className="flex items-center gap-2 text-sm text-ivory-300">
          <Icon name="bell" className="size-5 shrink-0" />
          <span className="mr-auto">{t(`away.tell_on_${topic}`)}</span>
          <Button variant="ghost" size="sm" busy={isBusy} onClick={change}>
            {t('away.tell_stop')}
          </Button>
        </p>
      ) : (
        <>
          <Button variant="secondary" size="sm" busy={isBusy} onClick={change}>
            <Icon name="bell" className="size-5" />
            {t(`away.tell_${topic}`)}
          </Button>
          <p className="mt-1.5 text-sm text-ivory-500">{t('away.tell_note')}</p>
        </>
      )}
      {hasFailed && (
        <p role="alert" className="mt-1.5 text-sm text-red">
          {t('away.tell_failed')}
        </p>
      )}
    </div>
  );
}
