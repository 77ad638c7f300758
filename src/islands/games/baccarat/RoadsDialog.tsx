import { t } from '#i18n/client.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ScoreCard } from './ScoreCard.tsx';
import type { TableState } from './use-table.ts';
import { tallyWords } from './words.ts';

/** All five roads, how they are read, and what they are worth. */
export function RoadsDialog({ table, open, onClose }: { table: TableState; open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={t('baccarat.roads')}
      closeLabel={t('table.close')}
      lead={t('baccarat.roads_note')}
    >
      <p className="figures mb-3 font-semibold">{tallyWords(table.variant, table.coups)}</p>
      <ScoreCard variant={table.variant} coups={table.coups} form="upright" className="w-full" />
      <div className="mt-5 grid gap-3 text-sm text-ivory-300">
        <p>{t(table.variant.pairs ? 'baccarat.roads_big' : 'baccarat.roads_big_plain')}</p>
        <p>{t('baccarat.roads_derived')}</p>
      </div>
    </Dialog>
  );
}
