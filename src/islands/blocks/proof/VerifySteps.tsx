import type { VerifyStep } from '#domain/proof/verify-by-rules.ts';
import { t } from '#i18n/client.ts';
import { Badge } from '#ui/Badge.tsx';

const Step = ({ step }: { step: VerifyStep }) => (
  <li className="grid gap-1 border-t border-ink-600 py-3">
    <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
      {t(`fairness.step_${step.name}`)}
      <Badge tone={step.matches ? 'won' : 'wrong'}>{step.matches ? t('fairness.match') : t('fairness.mismatch')}</Badge>
    </p>
    <p className="text-sm break-all text-ivory-300">{t('fairness.expected', { value: step.recorded })}</p>
    <p className="text-sm break-all text-ivory-300">{t('fairness.computed', { value: step.computed })}</p>
  </li>
);

/** Most rounds have no bets that actions added: a line about none of them says nothing. */
const saysSomething = ({ name, recorded, computed }: VerifyStep): boolean =>
  name !== 'added' || recorded !== '[]' || computed !== '[]';

/** What was computed again, beside what was recorded; nothing when there is none. */
export function VerifySteps({ steps }: { steps: readonly VerifyStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ol>
      {steps.filter(saysSomething).map((one) => (
        <Step key={one.name} step={one} />
      ))}
    </ol>
  );
}

/** Whether all of it matches, in a sentence. */
export const verdictOf = (steps: readonly VerifyStep[]): string =>
  steps.every(({ matches }) => matches) ? t('fairness.all_match') : t('fairness.some_mismatch');
