import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $proofs, downloadProofs } from '#stores/history/proofs.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The rounds of the player as a file, to be checked anywhere without the house. */
export function ProofFile() {
  const state = useStore($proofs);
  return (
    <section aria-label={t('fairness.proofs')} className="grid gap-3">
      <p className="max-w-[42rem] text-sm text-ivory-300">{t('fairness.proofs_hint')}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="secondary" busy={state === 'working'} onClick={() => void downloadProofs()}>
          <Icon name="scale" className="size-5" />
          {t('fairness.proofs')}
        </Button>
        <a href="/fairness#check" className="text-brass-bright underline underline-offset-4">
          {t('fairness.proofs_check')}
        </a>
      </p>
      <p role="status" className="text-sm text-ivory-300 empty:hidden">
        {state === 'none' && t('fairness.proofs_none')}
      </p>
    </section>
  );
}
