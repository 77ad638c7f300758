import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import type { VerifyStep } from '#domain/proof/verify-by-rules.ts';
import { t } from '#i18n/client.ts';
import { displayWire } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { commitmentsOf, type TrialState, trialBalanceMinor, trialCurrency } from '#stores/trial/state.ts';
import { $trial, beginTrialAnew, type RotateRefusal, revealedRound, rotateTrial } from '#stores/trial/trial.ts';
import { verifyTrialRound } from '#stores/trial/verify.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Input } from '#ui/Input.tsx';
import { ProofFacts } from '../blocks/proof/ProofFacts.tsx';
import { SeedFact } from '../blocks/proof/SeedFact.tsx';
import { VerifySteps, verdictOf } from '../blocks/proof/VerifySteps.tsx';

function Rotate({ waits }: { waits: boolean }) {
  const [clientSeed, setClientSeed] = useState('');
  const [refused, setRefused] = useState<RotateRefusal>();
  const [done, setDone] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const why = rotateTrial(clientSeed.trim());
    setRefused(why);
    setDone(why === undefined);
    if (why === undefined) setClientSeed('');
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t('fairness.new_client_seed')}
        hint={t('fairness.rotate_hint')}
        error={refused === 'client_seed_invalid' ? t('fairness.client_seed_invalid') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={clientSeed}
            onChange={(event) => setClientSeed(event.currentTarget.value)}
          />
        )}
      </Field>
      <p aria-live="polite" className="text-ivory-300">
        {waits ? t('trial.round_open') : done && t('trial.rotated')}
      </p>
      <Button type="submit" variant="secondary" disabled={waits} className="justify-self-start">
        {t('fairness.rotate')}
      </Button>
    </form>
  );
}

function InUse({ trial }: { trial: TrialState }) {
  const { chain, seeds, waiting } = trial;
  const commitments = commitmentsOf(trial);
  if (chain)
    return (
      <section className="grid gap-4">
        <p className="text-ivory-300">{t('trial.shared')}</p>
        <dl className="grid gap-4">
          <SeedFact name={t('fairness.chain_commitment')} value={chain.commitment} />
          <SeedFact name={t('fairness.chain_salt')} value={chain.salt} />
          <SeedFact name={t('fairness.chain_index')} value={String(chain.index)} />
        </dl>
      </section>
    );
  return (
    <section className="grid gap-4">
      <h3 className="heading text-2xl">{t('trial.in_use')}</h3>
      <dl className="grid gap-4">
        <SeedFact name={t('fairness.commitment')} value={commitments.inUse} />
        <SeedFact name={t('fairness.client_seed')} value={seeds.clientSeed} />
        <SeedFact name={t('trial.rounds_with')} value={String(seeds.nonce)} />
        <SeedFact name={t('trial.next')} value={commitments.next} />
      </dl>
      <Rotate waits={waiting !== null} />
    </section>
  );
}

type RecordProps = { readonly round: SettledRound; readonly trial: TrialState; readonly open: boolean };

function RoundOfTrial({ round, trial, open }: RecordProps) {
  const [steps, setSteps] = useState<readonly VerifyStep[]>();
  const { proof } = revealedRound(round, trial);
  const isRevealed = proof.kind === 'seeds' ? proof.serverSeed !== null : proof.link !== null;
  const verify = (): void => {
    const verified = verifyTrialRound(round, trial);
    setSteps(verified.ok ? verified.value : []);
  };
  const facts = {
    time: showTime(round.at),
    stake: displayWire(round.stake, trialCurrency),
    payout: displayWire(round.payout, trialCurrency),
  };
  return (
    <details open={open} className="border-b border-ink-600 last:border-0">
      <summary className="min-h-11 cursor-pointer py-2.5 hover:text-ivory-100">{t('trial.round', facts)}</summary>
      <div className="grid gap-4 pb-5">
        <ProofFacts proof={proof} />
        {isRevealed ? (
          <Button onClick={verify} size="sm" className="justify-self-start">
            <Icon name="scale" className="size-5" />
            {t('trial.check')}
          </Button>
        ) : (
          <p className="text-ivory-300">{t('trial.to_reveal')}</p>
        )}
        <p aria-live="polite" className="font-semibold">
          {steps && (steps.length > 0 ? verdictOf(steps) : t('fairness.cannot_verify'))}
        </p>
        <VerifySteps steps={steps ?? []} />
      </div>
    </details>
  );
}

/** The seeds behind a visitor's own house, and its rounds with their proofs. Closed while `roundId` is undefined. */
export function TrialSeeds({ roundId, onClose }: { roundId: string | undefined; onClose: () => void }) {
  const trial = useStore($trial);
  if (!trial) return null;
  const { rounds, waiting, stake } = trial;
  return (
    <Dialog
      open={roundId !== undefined}
      onClose={onClose}
      size="lg"
      title={t('trial.title')}
      closeLabel={t('table.close')}
      lead={t('trial.lead')}
    >
      <div className="grid gap-8">
        <InUse trial={trial} />
        <section className="grid gap-3">
          <h3 className="heading text-2xl">{t('trial.rounds')}</h3>
          {rounds.length === 0 && <p className="text-ivory-300">{t('trial.no_rounds')}</p>}
          <div>
            {rounds.map((round) => (
              <RoundOfTrial key={round.id} round={round} trial={trial} open={round.id === roundId} />
            ))}
          </div>
        </section>
        <section className="grid gap-3">
          <p className="text-ivory-300">
            {t('trial.anew_lead', { amount: displayAmount(trialBalanceMinor, trialCurrency) })}
          </p>
          <Button
            variant="secondary"
            size="sm"
            disabled={waiting !== null || stake?.status === 'open'}
            onClick={() => void beginTrialAnew()}
            className="justify-self-start"
          >
            {t('trial.anew')}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}
