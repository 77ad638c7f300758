import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { t } from '#i18n/client.ts';
import { $lost, type ActShown, type LostActs as Lost, openLost, showMoreLost } from '#stores/desk/audit.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Fault } from '../kit/Fault.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { entryLine } from './entry-words.tsx';

type Open = (entry: ActShown) => void;

const Missing = ({ lost, onOpen }: { lost: Lost['lost']; onOpen: Open }) => (
  <ol className="grid gap-1 text-sm">
    {lost.map(({ id, epoch, hash, entry }) => (
      <li key={hash} className="border-b border-ink-600/60 py-2">
        <span className="eyebrow block">{t('desk.audit.lost.epoch', { epoch: String(epoch) })}</span>
        {entry === null ? (
          t('desk.audit.lost.none', { id, epoch: String(epoch) })
        ) : (
          <button
            type="button"
            onClick={() => onOpen(entry)}
            className="text-left underline decoration-ivory-500/60 underline-offset-4 hover:decoration-ivory-100"
          >
            {entryLine(entry)}
          </button>
        )}
      </li>
    ))}
  </ol>
);

/** What books that were put back lack of the log, where there is such: how many entries, and each of them. */
export function LostActs({ onOpen }: { onOpen: Open }) {
  const { found, loading, failed } = useStore($lost);
  const [isOpen, setOpen] = useState(false);
  useEffect(openLost, []);
  if (found === null || found.total === 0) return <Fault code={failed} />;
  return (
    <section aria-labelledby="lost-acts" className="mb-4 grid gap-2 rounded-md border border-red p-4 text-sm">
      <h2 id="lost-acts" className="flex gap-2 font-semibold">
        <Icon name="alert" className="size-5 shrink-0 text-red" />
        {t(found.total === 1 ? 'desk.audit.lost.title_one' : 'desk.audit.lost.title_other', {
          count: String(found.total),
        })}
      </h2>
      <p className="text-ivory-300">{t('desk.audit.lost.lead')}</p>
      <div>
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {t('desk.audit.lost.show')}
        </Button>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('desk.audit.lost.sheet')}>
        <Missing
          lost={found.lost}
          onOpen={(entry) => {
            setOpen(false);
            onOpen(entry);
          }}
        />
        <Fault code={failed} />
        {found.next !== null && (
          <Button size="sm" variant="ghost" className="mt-4" busy={loading} onClick={() => void showMoreLost()}>
            {t('desk.audit.lost.older')}
          </Button>
        )}
      </Sheet>
    </section>
  );
}
