import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $riskRules } from '#stores/desk/risk-rules.ts';
import { showMinute } from '#stores/format/time.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { useLive } from '../kit/use-live.ts';
import { RuleProposals } from './RuleProposals.tsx';
import { ThresholdForm } from './ThresholdForm.tsx';

/** The rules' thresholds: what counts, what others would have found, and what is proposed. */
export function Rules() {
  useLive($riskRules.reload);
  const { data, failed } = useStore($riskRules);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $riskRules.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  const { version, history } = data;
  return (
    <div className="grid max-w-[80rem] gap-8">
      <section aria-labelledby="risk-thresholds" className="grid gap-3">
        <h2 id="risk-thresholds" className="text-lg font-semibold">
          {version === 0 ? t('deskrisk.version_first') : t('deskrisk.version', { version })}
        </h2>
        <p className="text-sm text-ivory-300">{t('deskrisk.rules_lead')}</p>
        <ThresholdForm key={version} rules={data} />
      </section>
      <RuleProposals rules={data} />
      {history.length > 0 && (
        <section aria-labelledby="risk-history" className="grid gap-2">
          <h2 id="risk-history" className="text-lg font-semibold">
            {t('deskrisk.history')}
          </h2>
          <ul className="grid gap-2 text-sm">
            {history.map((one) => (
              <li key={one.version} className="border-l-2 border-ink-600 pl-3">
                <strong>{t('deskrisk.version', { version: one.version })}</strong> {showMinute(one.effectiveAt)}
                <span className="block">{one.reason}</span>
                <span className="block text-ivory-500">
                  {one.proposedBy}, {t('deskrisk.approved_by', { name: one.approvedBy })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
