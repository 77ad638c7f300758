import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $shelf, arrangeShelf, type ListName, previewOf, type ShelfLists, type ShelfRead } from '#stores/desk/shelf.ts';
import { showMinute } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { DeskFailed } from '../../kit/DeskFailed.tsx';
import { NoRight } from '../../kit/NoRight.tsx';
import { ReasonForm } from '../../kit/ReasonForm.tsx';
import { useMay } from '../../kit/use-may.ts';
import { ListEditor } from './ListEditor.tsx';

const listNames = ['top', 'main', 'featured', 'new'] as const satisfies readonly ListName[];
const asCatalogue: ShelfLists = { top: null, main: null, featured: null, new: null };

/** As the lists will be served once they are arranged so. */
function Preview({ shelf, name, lists }: { shelf: ShelfRead; name: ListName; lists: ShelfLists }) {
  const games = new Map(shelf.games.map((game) => [game.id, game]));
  const served = previewOf(shelf, name, lists);
  return (
    <section className="grid content-start gap-2" aria-label={t('deskshelf.order.preview')}>
      <h2 className="font-semibold">{t('deskshelf.order.preview')}</h2>
      <ol className="grid gap-1 text-sm">
        {served.slice(0, 24).map((id, place) => (
          <li key={id} className="flex gap-2">
            <span className="figures w-6 text-right text-ivory-500">{place + 1}</span>
            <span>{games.get(id)?.name ?? id}</span>
            <span className="text-ivory-500">{games.get(id)?.studio}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function History({ shelf, onTake }: { shelf: ShelfRead; onTake: (lists: ShelfLists) => void }) {
  const earlier = [...shelf.history.filter(({ version }) => version !== shelf.version)];
  return (
    <section aria-labelledby="shelf-history" className="grid gap-2">
      <h2 id="shelf-history" className="text-lg font-semibold">
        {t('deskshelf.history')}
      </h2>
      <ul className="grid gap-2 text-sm">
        {earlier.map(({ version, at, by, reason, lists }) => (
          <li key={version} className="flex flex-wrap items-center gap-2">
            <span>{t('deskshelf.order.history_line', { version, at: showMinute(at), by, reason })}</span>
            <Button size="sm" variant="ghost" onClick={() => onTake(lists)}>
              {t('deskshelf.order.bring_back', { version })}
            </Button>
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-2">
          <span>{t('deskshelf.order.as_catalogue')}</span>
          <Button size="sm" variant="ghost" onClick={() => onTake(asCatalogue)}>
            {t('deskshelf.order.bring_back', { version: 0 })}
          </Button>
        </li>
      </ul>
    </section>
  );
}

function Arranging({ shelf }: { shelf: ShelfRead }) {
  const [draft, setDraft] = useState<ShelfLists>(shelf.lists);
  const [name, setName] = useState<ListName>('top');
  const [isSaying, setSaying] = useState(false);
  const mayArrange = useMay('games.arrange');
  const isChanged = JSON.stringify(draft) !== JSON.stringify(shelf.lists);
  const panel = (
    <div className="grid gap-6 lg:grid-cols-2">
      <ListEditor
        shelf={shelf}
        name={name}
        arranged={draft[name]}
        onChange={(next) => setDraft({ ...draft, [name]: next })}
      />
      <Preview shelf={shelf} name={name} lists={draft} />
    </div>
  );
  return (
    <div className="grid gap-6">
      <p className="max-w-[60rem] text-sm text-ivory-300">{t('deskshelf.order.lead')}</p>
      <Tabs<ListName>
        label={t('deskshelf.order.list')}
        selected={name}
        onSelect={setName}
        items={listNames.map((id) => ({ id, label: t(`deskshelf.order.${id}`), panel: id === name ? panel : null }))}
      />
      {!mayArrange && <NoRight act="games.arrange" />}
      {mayArrange && isSaying && (
        <ReasonForm
          what={t('deskshelf.order.what')}
          press={t('deskshelf.order.arrange')}
          act={(reason) => arrangeShelf(draft, shelf.version, reason)}
          onDone={() => setSaying(false)}
          onCancel={() => setSaying(false)}
        />
      )}
      {mayArrange && !isSaying && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={!isChanged} onClick={() => setSaying(true)}>
            {t('deskshelf.order.arrange')}
          </Button>
          {isChanged && (
            <Button size="sm" variant="ghost" onClick={() => setDraft(shelf.lists)}>
              {t('deskshelf.order.reset')}
            </Button>
          )}
        </div>
      )}
      <History shelf={shelf} onTake={setDraft} />
    </div>
  );
}

/** The lists of the shelf, arranged by people. What is typed is begun anew when another version came in force. */
export function Shelf() {
  const { data, failed } = useStore($shelf);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $shelf.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  return <Arranging key={data.version} shelf={data} />;
}
