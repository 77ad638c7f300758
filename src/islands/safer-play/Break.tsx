import { useState } from 'react';
import type { BreakValues } from '#contract/forms/breaks.ts';
import { type TimeOutPeriod, timeOutPeriods } from '#domain/limits/breaks.ts';
import { t } from '#i18n/client.ts';
import { useCallForm, useFreshForm, useTyped } from '#islands/blocks/form/use-call-form.ts';
import type { ApiFail } from '#stores/calls/api.ts';
import { failWords } from '#stores/format/fail-words.ts';
import { showMinute } from '#stores/format/time.ts';
import { type SaferPlay, takeTimeOut } from '#stores/safer-play/safer-play.ts';
import { askConfirmation } from '#stores/shell/confirmation.ts';
import { notSent, type Sent, sent } from '#stores/shell/sent.ts';
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
  const form = useFreshForm({ schema: ({ breakSchema }) => breakSchema, initial: {} });
  const { period } = useTyped(form);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<ApiFail>();
  const take = async (checked: BreakValues): Promise<Sent<BreakValues>> => {
    setAsking(true);
    const isSure = await askFor(checked.period);
    setAsking(false);
    if (!isSure) return notSent();
    const refused = await takeTimeOut(checked.period);
    setFailed(refused);
    return refused ? notSent({ period: refused.code }) : sent;
  };
  const { busy, submit, fault, set } = useCallForm(form, { send: take, onSent: () => form.control.reset() });
  const wrong = fault('period');

  return (
    <Section id="break" title={t('saferplay.break_title')} lead={t('saferplay.break_text')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
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
          name="period"
          value={period}
          error={wrong && (wrong === failed?.code ? t(...failWords(failed)) : t('saferplay.choose_first'))}
          columns="grid-cols-2 sm:grid-cols-3 xl:grid-cols-6"
          onChoose={(value) => set('period', value)}
        />
        <Button type="submit" variant="secondary" busy={busy && !asking} className="justify-self-start">
          {t(timeOutUntil === null ? 'saferplay.break_take' : 'saferplay.break_longer')}
        </Button>
      </form>
    </Section>
  );
}
