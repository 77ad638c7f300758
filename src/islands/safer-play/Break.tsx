import { type FormEvent, useRef, useState } from 'react';
import { type TimeOutPeriod, timeOutPeriods } from '#domain/limits/breaks.ts';
import { t } from '#i18n/client.ts';
import { failWords } from '#stores/format/fail-words.ts';
import { showMinute } from '#stores/format/time.ts';
import { type SaferPlay, takeTimeOut } from '#stores/safer-play/safer-play.ts';
import { askConfirmation } from '#stores/shell/confirmation.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Choices } from './Choices.tsx';
import { Section } from './Section.tsx';

const askFor = (period: TimeOutPeriod): Promise<boolean> =>
  askConfirmation({
    title: t('saferplay.break_ask_title', { period: t(`saferplay.break_${period}`) }),
    description: t('saferplay.break_ask_text'),
    approve: t('saferplay.break_approve'),
    tone: 'plain',
  });

/** A break from games and deposits, from a day to six weeks; while one runs, until when, and a longer one. */
export function Break({ data: { timeOutUntil } }: { data: SaferPlay }) {
  const [period, setPeriod] = useState<TimeOutPeriod>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const wrong = (words: string): void => {
    setError(words);
    form.current?.querySelector('input')?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (period === undefined) return wrong(t('saferplay.choose_first'));
    if (!(await askFor(period))) return;
    setBusy(true);
    const failed = await takeTimeOut(period);
    setBusy(false);
    if (failed) wrong(t(...failWords(failed)));
    else setPeriod(undefined);
  };

  return (
    <Section id="break" title={t('saferplay.break_title')} lead={t('saferplay.break_text')}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <p
          role="status"
          className={
            timeOutUntil === null ? 'sr-only' : 'flex items-center gap-3 rounded-lg bg-ink-600 p-4 font-semibold'
          }
        >
          {timeOutUntil !== null && (
            <>
              <Icon name="pause" className="size-6 shrink-0 text-brass" />
              {t('saferplay.break_now', { time: showMinute(timeOutUntil) })}
            </>
          )}
        </p>
        <Choices
          legend={t('saferplay.break_legend')}
          choices={timeOutPeriods.map((value) => ({ value, label: t(`saferplay.break_${value}`) }))}
          value={period}
          error={error}
          columns="grid-cols-2 sm:grid-cols-3 xl:grid-cols-6"
          onChoose={(value) => {
            setPeriod(value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          {t(timeOutUntil === null ? 'saferplay.break_take' : 'saferplay.break_longer')}
        </Button>
      </form>
    </Section>
  );
}
