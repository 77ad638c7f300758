import { type FormEvent, useRef, useState } from 'react';
import { type ExclusionPeriod, exclusionPeriods } from '#domain/limits/breaks.ts';
import { t } from '#i18n/client.ts';
import { failWords } from '#stores/format/fail-words.ts';
import { excludeSelf } from '#stores/safer-play/safer-play.ts';
import { askConfirmation } from '#stores/shell/confirmation.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Choices } from './Choices.tsx';
import { Section } from './Section.tsx';

const askFor = (value: ExclusionPeriod): Promise<boolean> => {
  const period = t(`saferplay.exclude_${value}`);
  const forGood = value === 'FOREVER';
  return askConfirmation({
    title: forGood ? t('saferplay.exclude_ask_title_forever') : t('saferplay.exclude_ask_title', { period }),
    description: forGood ? t('saferplay.exclude_ask_text_forever') : t('saferplay.exclude_ask_text', { period }),
    approve: t('saferplay.exclude_approve'),
    tone: 'danger',
  });
};

const points = ['1', '2', '3', '4', '5'] as const;

/** Self-exclusion in two steps: what it means, for how long and that it is understood; then the question once more. */
export function Exclude() {
  const [period, setPeriod] = useState<ExclusionPeriod>();
  const [understood, setUnderstood] = useState(false);
  const [errors, setErrors] = useState<{ readonly period?: string; readonly understood?: string }>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const wrong = (field: 'period' | 'understood', words: string): void => {
    setErrors({ [field]: words });
    form.current?.querySelector<HTMLElement>(field === 'period' ? '[type=radio]' : '[type=checkbox]')?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (period === undefined) return wrong('period', t('saferplay.choose_first'));
    if (!understood) return wrong('understood', t('saferplay.exclude_understood_first'));
    if (!(await askFor(period))) return;
    setBusy(true);
    const failed = await excludeSelf(period);
    // Excluded, the page leaves; the button stays busy until it has.
    if (!failed) return;
    setBusy(false);
    wrong('period', t(...failWords(failed)));
  };

  return (
    <Section id="exclude" title={t('saferplay.exclude_title')} lead={t('saferplay.exclude_text')}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <ul className="grid max-w-[44rem] list-disc gap-1.5 pl-5 text-ivory-300 marker:text-ivory-500">
          {points.map((point) => (
            <li key={point}>{t(`saferplay.exclude_point_${point}`)}</li>
          ))}
        </ul>
        <Choices
          legend={t('saferplay.exclude_legend')}
          choices={exclusionPeriods.map((value) => ({ value, label: t(`saferplay.exclude_${value}`) }))}
          value={period}
          error={errors.period}
          columns="grid-cols-2 sm:grid-cols-4"
          onChoose={(value) => {
            setPeriod(value);
            setErrors({});
          }}
        />
        <Checkbox
          label={t('saferplay.exclude_understood')}
          checked={understood}
          error={errors.understood}
          onChange={(event) => {
            setUnderstood(event.currentTarget.checked);
            setErrors({});
          }}
        />
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          {t('saferplay.exclude_go')}
        </Button>
      </form>
    </Section>
  );
}
