import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskQuery } from '#stores/desk/asked.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from './DeskFailed.tsx';
import { KeyHints } from './KeyHints.tsx';
import { RoomHead } from './RoomHead.tsx';

type QueueRoomProps<T> = {
  title: string;
  lead: string;
  query: DeskQuery<readonly T[]>;
  /** The list of what waits, or what would stand there. */
  list: (items: readonly T[]) => ReactNode;
  hints?: readonly (readonly [keys: string, what: string])[];
  /** The one that is open. */
  children: ReactNode;
};

/** A room with a narrow list of what waits, and beside it the one that is open. */
export function QueueRoom<T>({ title, lead, ...body }: QueueRoomProps<T>) {
  return (
    <>
      <RoomHead title={title} lead={lead} />
      <QueueBody {...body} />
    </>
  );
}

/** The same without the room's head: for a part of a room. */
export function QueueBody<T>({ query, list, hints = [], children }: Omit<QueueRoomProps<T>, 'title' | 'lead'>) {
  const { data, failed } = useStore(query);
  const empty = failed ? (
    <DeskFailed code={failed} retry={() => void query.reload()} />
  ) : (
    <Skeleton className="h-64 w-full" />
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
      <div className="min-w-0 lg:max-h-[calc(100svh-12rem)] lg:overflow-y-auto">
        {data === undefined ? empty : list(data)}
        <KeyHints
          hints={[
            ['j', t('deskwork.keys.next')],
            ['k', t('deskwork.keys.previous')],
            ['Enter', t('deskwork.keys.open')],
            ...hints,
          ]}
        />
      </div>
      <div className="min-w-0 rounded-lg border border-ink-600 bg-ink-800 p-4">{children}</div>
    </div>
  );
}
