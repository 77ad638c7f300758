import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { queryValue } from '#stores/shell/navigation.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { Found } from './Found.tsx';
import { PlayerView } from './PlayerView.tsx';

const files: readonly Namespace[] = ['deskplayers', 'deskmoney'];

/** `?q=` lists who fits, and `?id=` shows one player; each is an address of its own. */
export function PlayersRoom() {
  const words = useWordsState(files);
  if (!words) return <Skeleton className="h-64 w-full" />;
  const id = queryValue('id');
  if (id !== null) return <PlayerView id={id} />;
  const typed = queryValue('q')?.trim() ?? '';
  return (
    <>
      <RoomHead title={t('desk.room.players')} lead={t('deskplayers.find.lead')} />
      {typed === '' ? (
        <EmptyState icon="search" title={t('deskplayers.find.start_title')}>
          {t('deskplayers.find.start_text')}
        </EmptyState>
      ) : (
        <Found typed={typed} after={queryValue('after')} />
      )}
    </>
  );
}
