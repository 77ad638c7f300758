import { t } from '#i18n/client.ts';
import type { HouseRound } from '#stores/history/round-view.ts';
import { SeedFact } from './SeedFact.tsx';

type Proof = HouseRound['proof'];

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

/** The seeds or the link behind a round, in figures that can be copied. */
export function ProofFacts({ proof }: { proof: Proof }) {
  return proof.kind === 'seeds' ? <Seeds proof={proof} /> : <Chain proof={proof} />;
}
