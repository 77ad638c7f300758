import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $text, type OpenedText } from '#stores/desk/content.ts';
import { Badge } from '#ui/Badge.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Changes } from './Changes.tsx';
import { Editor } from './Editor.tsx';
import { History } from './History.tsx';
import { Preview } from './Preview.tsx';
import { Release } from './Release.tsx';

type View = 'write' | 'preview' | 'changes' | 'history';

const Head = ({ opened: { text, head, versions } }: { opened: OpenedText }) => (
  <header className="grid gap-1">
    <h2 className="text-lg font-semibold break-words">{text.title}</h2>
    <p className="text-sm text-ivory-500 break-words">
      {text.path}{' '}
      <a
        href={`${text.page}${text.anchor === null ? '' : `#${text.anchor}`}`}
        target="_blank"
        rel="noreferrer"
        className="underline underline-offset-4"
      >
        {t('deskcontent.on_site')}
      </a>
    </p>
    <p className="flex flex-wrap gap-2 text-sm">
      <Badge tone={text.inForce === null ? 'quiet' : 'won'}>
        {text.inForce === null
          ? t('deskcontent.nothing_in_force')
          : text.inForce === 0
            ? t('deskcontent.file_in_force')
            : t('deskcontent.in_force', { number: text.inForce })}
      </Badge>
      {head > 0 && versions[0] !== undefined && (
        <Badge tone="quiet">
          {t('deskcontent.version_state', { number: head, state: t(`deskcontent.state.${versions[0].state}`) })}
        </Badge>
      )}
    </p>
    {text.isConflict && (
      <p role="status" className="rounded-md bg-brass-dim px-3 py-2 text-sm text-brass-bright">
        {t('deskcontent.conflict_what')}
      </p>
    )}
    {!text.isWritable && <p className="text-sm text-ivory-300">{t('deskcontent.policy_why')}</p>}
  </header>
);

/** The text that is open: written, looked at, compared, published, and everything that was ever done with it. */
export function TextDetail() {
  const { id, data, failed } = useStore($text);
  const [view, setView] = useState<View>('write');
  if (id === null) return <p className="text-sm text-ivory-300">{t('deskcontent.choose')}</p>;
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $text.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  return (
    <article className="grid grid-cols-1 gap-5">
      <Head opened={data} />
      <Release key={`release ${id}`} opened={data} />
      <Tabs<View>
        label={t('deskcontent.views')}
        selected={view}
        onSelect={setView}
        items={[
          { id: 'write', label: t('deskcontent.write'), panel: <Editor key={id} opened={data} /> },
          { id: 'preview', label: t('deskcontent.preview'), panel: <Preview key={id} opened={data} /> },
          { id: 'changes', label: t('deskcontent.changes'), panel: <Changes key={id} opened={data} /> },
          { id: 'history', label: t('deskcontent.history'), panel: <History opened={data} /> },
        ]}
      />
    </article>
  );
}
