import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { t } from '#i18n/client.ts';
import { $log, type ActShown, exportLog, openLog, retryLog, showLog, showMore } from '#stores/desk/audit.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fault } from '../kit/Fault.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { useMay } from '../kit/use-may.ts';
import { VirtualTable } from '../kit/VirtualTable.tsx';
import { ChainCheck } from './ChainCheck.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import { entryColumns, entryLine } from './entry-words.tsx';
import { LogFilterForm } from './LogFilterForm.tsx';
import { LostActs } from './LostActs.tsx';

const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The entries that fit, with what is said in their place. */
function Entries({ onOpen }: { onOpen: (entry: ActShown) => void }) {
  const { acts, loading, failed, next } = useStore($log);
  const columns = useMemo(entryColumns, []);
  if (acts.length === 0 && failed) return <DeskFailed code={failed} retry={() => void retryLog()} />;
  if (acts.length === 0 && loading)
    return (
      <div aria-busy="true" className="grid gap-1.5">
        {waiting.map((key) => (
          <Skeleton key={key} className="h-8 w-full" />
        ))}
      </div>
    );
  if (acts.length === 0)
    return (
      <EmptyState icon="history" title={t('desk.audit.none_title')}>
        {t('desk.audit.none_text')}
      </EmptyState>
    );
  return (
    <VirtualTable
      label={t('desk.audit.table')}
      columns={columns}
      rows={acts}
      rowId={({ id }) => id}
      openLabel={entryLine}
      onOpen={onOpen}
      onEnd={() => {
        if (failed === undefined) void showMore();
      }}
      className="h-[calc(100svh-22rem)] max-lg:h-[calc(100svh-32rem)]"
      foot={
        <div className="px-3 py-2 text-xs text-ivory-500" role="status">
          {failed ? (
            <span className="flex items-center gap-3">
              <Fault code={failed} />
              <Button size="sm" variant="secondary" onClick={() => void retryLog()}>
                {t('desk.again')}
              </Button>
            </span>
          ) : next === null ? (
            t('desk.audit.end')
          ) : (
            t('desk.audit.more')
          )}
        </div>
      }
    />
  );
}

/** What people of the house did and looked at. */
export function AuditRoom() {
  const { filter } = useStore($log);
  const mayExport = useMay('audit.export');
  const [entry, setEntry] = useState<ActShown | null>(null);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(openLog, []);

  const takeAlong = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    setFault(await exportLog());
    setBusy(false);
  };
  return (
    <>
      <RoomHead title={t('desk.room.audit')} lead={t('desk.audit.lead')}>
        <ChainCheck />
        {mayExport && (
          <Button size="sm" variant="secondary" busy={busy} onClick={() => void takeAlong()}>
            {t('desk.audit.export')}
          </Button>
        )}
      </RoomHead>
      <Fault code={fault} />
      <LostActs onOpen={setEntry} />
      <LogFilterForm key={JSON.stringify(filter)} filter={filter} />
      <Entries onOpen={setEntry} />
      <EntrySheet
        entry={entry}
        onClose={() => setEntry(null)}
        narrow={(part) => {
          setEntry(null);
          void showLog({ ...filter, ...part });
        }}
      />
    </>
  );
}
