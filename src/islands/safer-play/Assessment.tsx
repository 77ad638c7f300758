import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { showMinute } from '#stores/format/time.ts';
import {
  $assessment,
  type Assessment as AssessmentResult,
  answerAsked,
  answerChoices,
  backOneQuestion,
  beginAssessment,
  goOn,
  leaveAssessment,
  questionCount,
} from '#stores/safer-play/assessment.ts';
import type { SaferPlay } from '#stores/safer-play/safer-play.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Choices } from './Choices.tsx';
import { Section } from './Section.tsx';

const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What each level offers first. */
const offers = {
  none: ['limits'],
  low: ['limits', 'help'],
  moderate: ['break', 'limits', 'help'],
  high: ['exclude', 'help', 'break'],
} as const;

function Result({ result: { level, at } }: { result: AssessmentResult }) {
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-sm text-ivory-300">{t('saferplay.assessment_last', { time: showMinute(at) })}</p>
        <p className="mt-1 text-xl font-semibold">{t(`saferplay.level_${level}`)}</p>
        <p className="mt-2 max-w-[44rem] text-ivory-300">{t(`saferplay.level_${level}_text`)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {offers[level].map((offer) => (
          <ButtonLink key={offer} href={`#${offer}`} variant="secondary" size="sm">
            {t(`saferplay.offer_${offer}`)}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

function Asking() {
  const { at, answers, missing, busy } = useStore($assessment);
  const form = useRef<HTMLFormElement>(null);
  const question = questions[at] ?? 1;
  // Each question takes the focus, so that it is read out and the arrow keys answer it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question that is shown is what it follows
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  }, [at]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if ((answers[at] ?? null) === null) form.current?.querySelector('input')?.focus();
    void goOn();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-2">
        <p className="flex justify-between gap-4 text-sm text-ivory-300">
          <span>{t('saferplay.assessment_frame')}</span>
          <span className="figures whitespace-nowrap">
            {t('saferplay.assessment_progress', { at: at + 1, of: questionCount })}
          </span>
        </p>
        <div aria-hidden="true" className="flex gap-1">
          {questions.map((one) => (
            <span key={one} className={`h-1.5 grow rounded-full ${one <= at + 1 ? 'bg-ivory-300' : 'bg-ink-600'}`} />
          ))}
        </div>
      </div>
      <div className="grid content-start sm:min-h-40">
        <Choices
          key={question}
          legend={t(`saferplay.question_${question}`)}
          large
          choices={answerChoices.map((value) => ({ value, label: t(`saferplay.answer_${value}`) }))}
          value={answers[at] ?? undefined}
          error={missing ? t('saferplay.assessment_missing') : undefined}
          columns="sm:grid-cols-4"
          onChoose={answerAsked}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t(at === questionCount - 1 ? 'saferplay.assessment_finish' : 'saferplay.assessment_next')}
        </Button>
        {at > 0 && (
          <Button variant="secondary" onClick={backOneQuestion}>
            {t('saferplay.assessment_back')}
          </Button>
        )}
        <Button variant="ghost" onClick={leaveAssessment} className="ml-auto">
          {t('saferplay.assessment_leave')}
        </Button>
      </div>
    </form>
  );
}

/** The nine questions, one at a time; afterwards, and on every later visit, what the answers mean and what helps. */
export function Assessment({ data: { assessment } }: { data: SaferPlay }) {
  const { step } = useStore($assessment);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => leaveAssessment, []);
  useEffect(() => {
    if (step === 'done') panel.current?.focus();
  }, [step]);
  return (
    <Section id="assessment" title={t('saferplay.assessment_title')} lead={t('saferplay.assessment_text')}>
      <div
        ref={panel}
        tabIndex={-1}
        className="grid gap-5 rounded-lg border border-ink-600 bg-ink-800 p-5 outline-none sm:p-6"
      >
        {step === 'asking' ? (
          <Asking />
        ) : (
          <>
            {assessment && <Result result={assessment} />}
            <Button variant="secondary" onClick={beginAssessment} className="justify-self-start">
              {t(assessment === null ? 'saferplay.assessment_begin' : 'saferplay.assessment_again')}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}
