import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { failOf } from '#stores/calls/query.ts';
import { $revealed, $seeds } from '#stores/history/fairness.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/States.tsx';
import { SeedFact } from '../blocks/proof/SeedFact.tsx';
import { RotateForm } from './RotateForm.tsx';

/** The seeds the next round is made from, the pair revealed last, and rotation. */
export function SeedsPanel() {
  const { data: seeds, error } = useStore($seeds);
  const revealed = useStore($revealed);
  const failed = seeds === undefined ? failOf(error) : undefined;
  return (
    <section
      aria-labelledby="seeds-title"
      className="grid gap-4 rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-6"
    >
      <h2 id="seeds-title" className="heading text-2xl">
        {t('fairness.seeds_title')}
      </h2>
      <p className="text-ivory-300">{t('fairness.seeds_intro')}</p>
      {failed && (
        <ErrorState
          title={t(`errors.${failed.code}`)}
          action={<Button onClick={() => $seeds.revalidate()}>{t('account.retry')}</Button>}
        />
      )}
      {!failed && seeds === undefined && <Skeleton className="h-48" />}
      {seeds && (
        <dl className="grid gap-4 lg:grid-cols-2">
          <SeedFact name={t('fairness.commitment')} value={seeds.serverSeedHash} />
          <SeedFact name={t('fairness.next_commitment')} value={seeds.nextServerSeedHash} />
          <SeedFact name={t('fairness.client_seed')} value={seeds.clientSeed} />
          <SeedFact name={t('fairness.next_nonce')} value={String(seeds.nonce)} />
          {seeds.epoch !== null && <SeedFact name={t('fairness.epoch')} value={String(seeds.epoch)} />}
        </dl>
      )}
      {revealed && (
        <div role="status" className="rounded-md border border-ink-600 p-4">
          <h3 className="mb-3 font-semibold">{t('fairness.revealed_title')}</h3>
          <dl className="grid gap-4">
            <SeedFact name={t('fairness.server_seed')} value={revealed.serverSeed} />
            <SeedFact name={t('fairness.commitment')} value={revealed.serverSeedHash} />
            <SeedFact name={t('fairness.rounds_played')} value={String(revealed.rounds)} />
          </dl>
        </div>
      )}
      {seeds && <RotateForm />}
    </section>
  );
}
