import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $verification, type VerifyStep, verifyRound } from '#stores/fairness.ts';
import type { HouseRound } from '#stores/round-view.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RotateForm } from './RotateForm.tsx';
import { SeedFact } from './SeedFact.tsx';

type Proof = HouseRound['proof'];
type HouseRecord = { readonly round: HouseRound };

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
        {steps.length > 0 && (
          <p className="font-semibold">
            {steps.every(({ matches }) => matches) ? t('fairness.all_match') : t('fairness.some_mismatch')}
          </p>
        )}
      </div>
      {steps.length > 0 && (
        <ol>
          {steps.filter(saysSomething).map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ol>
      )}
    </div>
  );
}

const Seeds = ({ proof }: { proof: Extract<Proof, { kind: 'seeds' }> }) => (
  <dl className="grid gap-4">
    <SeedFact name={t('fairness.commitment')} value={proof.serverSeedHash} />
    <SeedFact name={t('fairness.client_seed')} value={proof.clientSeed} />
    <SeedFact name={t('fairness.nonce')} value={String(proof.nonce)} />
    <SeedFact name={t('fairness.server_seed')} value={proof.serverSeed} instead={t('fairness.not_revealed')} />
    {proof.remaining && <SeedFact name={t('fairness.remaining')} value={JSON.stringify(proof.remaining)} />}
  </dl>
);

const Chain = ({ proof }: { proof: Extract<Proof, { kind: 'chain' }> }) => (
  <dl className="grid gap-4">
    <SeedFact name={t('fairness.chain_commitment')} value={proof.commitment} />
    <SeedFact name={t('fairness.chain_salt')} value={proof.salt} />
    <SeedFact name={t('fairness.chain_index')} value={String(proof.index)} />
    <SeedFact name={t('fairness.chain_link')} value={proof.link} instead={t('fairness.link_hidden')} />
  </dl>
);

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
      {proof.kind === 'seeds' ? <Seeds proof={proof} /> : <Chain proof={proof} />}
      {isOver && (isHidden ? <RotateForm /> : <Verify record={record} />)}
    </section>
  );
}
