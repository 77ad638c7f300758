import { useState } from 'react';
import type { ExclusionValues } from '#contract/forms/breaks.ts';
import { type ExclusionPeriod, exclusionPeriods } from '#domain/limits/breaks.ts';
import { t } from '#i18n/client.ts';
import { useCallForm, useFreshForm, useTyped } from '#islands/blocks/form/use-call-form.ts';
import type { ApiFail } from '#stores/calls/api.ts';
import { failWords } from '#stores/format/fail-words.ts';
import { excludeSelf } from '#stores/safer-play/safer-play.ts';
import { askConfirmation } from '#stores/shell/confirmation.ts';
import { notSent, type Sent, sent } from '#stores/shell/sent.ts';
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
  const form = useFreshForm({ schema: ({ exclusionSchema }) => exclusionSchema, initial: { understood: false } });
  const { period } = useTyped(form);
  const [stage, setStage] = useState<'asking' | 'leaving'>();
  const [failed, setFailed] = useState<ApiFail>();
  const exclude = async (checked: ExclusionValues): Promise<Sent<ExclusionValues>> => {
    setStage('asking');
    const isSure = await askFor(checked.period);
    setStage(undefined);
    if (!isSure) return notSent();
    const refused = await excludeSelf(checked.period);
    setFailed(refused);
    return refused ? notSent({ period: refused.code }) : sent;
  };
  // Excluded, the page leaves; the button stays busy until it has.
  const { busy, submit, field, fault, set } = useCallForm(form, {
    send: exclude,
    onSent: () => setStage('leaving'),
  });
  const wrong = fault('period');

  return (
    <Section id="exclude" title={t('saferplay.exclude_title')} lead={t('saferplay.exclude_text')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <ul className="grid max-w-[44rem] list-disc gap-1.5 pl-5 text-ivory-300 marker:text-ivory-500">
          {points.map((point) => (
            <li key={point}>{t(`saferplay.exclude_point_${point}`)}</li>
          ))}
        </ul>
        <Choices
          legend={t('saferplay.exclude_legend')}
          choices={exclusionPeriods.map((value) => ({ value, label: t(`saferplay.exclude_${value}`) }))}
          name="period"
          value={period}
          error={wrong && (wrong === failed?.code ? t(...failWords(failed)) : t('saferplay.choose_first'))}
          columns="grid-cols-2 sm:grid-cols-4"
          onChoose={(value) => set('period', value)}
        />
        <Checkbox
          label={t('saferplay.exclude_understood')}
          error={fault('understood') && t('saferplay.exclude_understood_first')}
          {...field('understood')}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={(busy && stage !== 'asking') || stage === 'leaving'}
          className="justify-self-start"
        >
          {t('saferplay.exclude_go')}
        </Button>
      </form>
    </Section>
  );
}
