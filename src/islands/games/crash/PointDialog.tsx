import { t } from '#i18n/client.ts';
import type { CrashResult } from '#stores/play/crash.ts';
import { CodeFacts } from '#ui/CodeFacts.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { endOf, endWords } from './words.ts';

/** All that decides a flight, for anyone to compute it again. */
export function PointDialog({ result, onClose }: { result: CrashResult | undefined; onClose: () => void }) {
  const end = result && endOf(result);
  const parts =
    result &&
    ([
      [t('crash.part_chain'), result.chain],
      [t('crash.part_index'), String(result.index)],
      [t('crash.part_link'), result.link],
      [t('crash.part_salt'), result.salt],
      [t('crash.part_commitment'), result.commitment],
    ] as const);
  return (
    <Dialog
      open={result !== undefined}
      onClose={onClose}
      size="md"
      title={t('crash.flight')}
      closeLabel={t('table.close')}
      lead={end ? endWords(end) : ''}
    >
      <CodeFacts facts={parts ?? []} className="gap-3 select-text" />
      <p className="mt-6 text-sm text-ivory-300">{t('crash.verify')}</p>
      <p className="mt-3 text-sm">
        <a href="/fairness#check" target="_top" className="underline underline-offset-4">
          {t('crash.verify_link')}
        </a>
      </p>
    </Dialog>
  );
}
