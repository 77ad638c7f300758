import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $verification, type VerifyStep, verifyRound } from '#stores/fairness.ts';
import type { RoundRecord } from '#stores/history.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RotateForm } from './RotateForm.tsx';
import { SeedFact } from './SeedFact.tsx';

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

function Verify({ record }: { record: RoundRecord }) {
  const verification = useStore($verification);
  const steps = verification.state === 'done' ? verification.steps : [];
  return (
    <div className="grid gap-3">
      <Button busy={verification.state === 'working'} onClick={() => void verifyRound(record)}>
        <Icon name="scale" className="size-5" />
        {t('fairness.verify')}
      </Button>
      <div role="status">
        {verification.state === 'working' && t('fairness.verifying')}
        {verification.state === 'unknown_game' && t('fairness.cannot_verify')}
        {steps.length > 0 && (
          <p className="font-semibold">
            {steps.every(({ matches }) => matches) ? t('fairness.all_match') : t('fairness.some_mismatch')}
          </p>
        )}
      </div>
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** The seeds behind a round, and the way to compute it again. Hidden seeds are revealed by rotating. */
export function Proof({ record }: { record: RoundRecord }) {
  const { proof } = record.round;
  if (proof.kind !== 'seeds') return null;
  return (
    <section aria-label={t('fairness.title')} className="grid gap-4 rounded-lg border border-ink-600 bg-ink-800 p-5">
      <h3 className="heading text-2xl">{t('fairness.title')}</h3>
      <p className="text-ivory-300">{t('fairness.intro')}</p>
      <dl className="grid gap-4">
        <SeedFact name={t('fairness.commitment')} value={proof.serverSeedHash} />
        <SeedFact name={t('fairness.client_seed')} value={proof.clientSeed} />
        <SeedFact name={t('fairness.nonce')} value={String(proof.nonce)} />
        <SeedFact name={t('fairness.server_seed')} value={proof.serverSeed} instead={t('fairness.not_revealed')} />
      </dl>
      {proof.serverSeed === null ? <RotateForm /> : <Verify record={record} />}
    </section>
  );
}
