import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { $text, $texts } from '#stores/desk/content.ts';
import { queryValue, setQuery } from '#stores/shell/navigation.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { useLive } from '../kit/use-live.ts';
import { useMay } from '../kit/use-may.ts';
import { NewText } from './NewText.tsx';
import { PagesNote } from './PagesNote.tsx';
import { TextDetail } from './TextDetail.tsx';
import { TextList } from './TextList.tsx';

const open = (path: string): void => {
  setQuery('text', path);
  void $text.open(path);
};

/** The texts of the site: what is in force, what is written, and what is published from when on. */
export function ContentRoom() {
  useLive($texts.reload);
  const { data, failed } = useStore($texts);
  const { id } = useStore($text);
  const mayWrite = useMay('content.write');
  useEffect(() => {
    const asked = queryValue('text');
    if (asked !== null) void $text.open(asked);
  }, []);
  return (
    <>
      <RoomHead title={t('desk.room.content')} lead={t('deskcontent.lead')} />
      {data === undefined && failed && <DeskFailed code={failed} retry={() => void $texts.reload()} />}
      {data === undefined && !failed && <Skeleton className="h-64 w-full" />}
      {data !== undefined && (
        <>
          <PagesNote pages={data.pages} />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
            <div className="max-h-[45svh] min-w-0 overflow-y-auto lg:sticky lg:top-20 lg:max-h-[calc(100svh-7rem)]">
              {mayWrite && <NewText onMade={open} />}
              <TextList texts={data.texts} openPath={id} onOpen={open} />
            </div>
            <div className="min-w-0 rounded-lg border border-ink-600 bg-ink-800 p-4">
              <TextDetail />
            </div>
          </div>
        </>
      )}
    </>
  );
}
