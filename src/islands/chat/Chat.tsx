import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { WholeFiles } from '#i18n/whole-files.ts';
import { $chatOpened } from '#stores/inbox/chat-opened.ts';
import { guarded } from '#ui/guarded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const ChatPanel = lazy(async () => ({ default: (await import('./ChatPanel.tsx')).ChatPanel }));

/** As high as what comes. */
const Waiting = () => (
  <div aria-busy="true" className="grid grow content-end gap-3 p-4">
    <Skeleton className="h-11 w-48 rounded-lg" />
    <Skeleton className="h-24 rounded-md" />
    <Skeleton className="h-11 rounded-md" />
  </div>
);

/** The chat's content, which nothing loads before the panel was opened once. */
export const Chat = guarded(function Chat() {
  const isOpened = useStore($chatOpened, { ssr: 'initial' });
  return isOpened ? (
    <WholeFiles value={true}>
      <Suspense fallback={<Waiting />}>
        <ChatPanel waiting={<Waiting />} />
      </Suspense>
    </WholeFiles>
  ) : (
    <Waiting />
  );
});
