import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $verification, verifyRound } from '#stores/history/fairness.ts';
import type { HouseRound } from '#stores/history/round-view.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ProofFacts } from '../blocks/proof/ProofFacts.tsx';
import { VerifySteps, verdictOf } from '../blocks/proof/VerifySteps.tsx';
import { RotateForm } from './RotateForm.tsx';

type HouseRecord = { readonly round: HouseRound };

function Verify({ record }: { record: HouseRecord }) {
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
        {verification.state === 'impossible' && t('fairness.cannot_verify')}
        {steps.length > 0 && <p className="font-semibold">{verdictOf(steps)}</p>}
      </div>
      <VerifySteps steps={steps} />
    </div>
  );
}

/** The seeds or the link behind a round, and the way to compute it again. Hidden seeds are revealed by rotating. */
export function Proof({ record }: { record: HouseRecord }) {
  const { round } = record;
  const { proof } = round;
  const isHidden = proof.kind === 'seeds' && proof.serverSeed === null;
  const isOver = round.status === 'settled' && (proof.kind === 'seeds' || proof.link !== null);
  return (
    <section aria-label={t('fairness.title')} className="grid gap-4 rounded-lg border border-ink-600 bg-ink-800 p-5">
      <h3 className="heading text-2xl">{t('fairness.title')}</h3>
      <p className="text-ivory-300">{t(proof.kind === 'seeds' ? 'fairness.intro' : 'fairness.chain_intro')}</p>
      <ProofFacts proof={proof} />
      {isOver && (isHidden ? <RotateForm /> : <Verify record={record} />)}
    </section>
  );
}
