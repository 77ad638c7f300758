import { useState } from 'react';
import { textKinds } from '#domain/content/text.ts';
import { t } from '#i18n/client.ts';
import type { ListedText } from '#stores/desk/content.ts';
import { Badge } from '#ui/Badge.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';

/** How a text stands, in a word; most are as their file is, and need none. */
const Standing = ({ text }: { text: ListedText }) => (
  <span className="flex flex-wrap gap-1">
    {text.isConflict && <Badge tone="wrong">{t('deskcontent.conflict')}</Badge>}
    {text.isProposed && <Badge tone="brass">{t('deskcontent.state.ready')}</Badge>}
    {text.startsAt !== null && <Badge tone="brass">{t('deskcontent.state.scheduled')}</Badge>}
    {text.draft !== null && !text.isProposed && (
      <Badge tone="quiet">{t('deskcontent.draft_of', { name: text.draft.by })}</Badge>
    )}
    {text.inForce !== null && text.inForce > 0 && <Badge tone="won">{t('deskcontent.state.published')}</Badge>}
  </span>
);

type TextListProps = { texts: readonly ListedText[]; openPath: string | null; onOpen: (path: string) => void };

/** Every text by its kind, with who writes at it. */
export function TextList({ texts, openPath, onOpen }: TextListProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = texts.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(wanted));
  return (
    <div className="grid gap-4">
      <Field label={t('deskcontent.find')}>
        {(control) => (
          <Input {...control} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
      {textKinds.map((kind) => {
        const own = found.filter((text) => text.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`texts-${kind}`}>
            <h2 id={`texts-${kind}`} className="px-3 text-xs font-semibold text-ivory-500">
              {t(`deskcontent.kind.${kind}`)}
            </h2>
            <ul>
              {own.map((text) => (
                <li key={text.path} className="border-b border-ink-600/60">
                  <button
                    type="button"
                    aria-current={text.path === openPath || undefined}
                    onClick={() => onOpen(text.path)}
                    className="grid w-full gap-1 px-3 py-2 text-left text-sm hover:bg-ink-800 aria-[current]:bg-ink-700"
                  >
                    <span className="font-semibold break-words">{text.title}</span>
                    <Standing text={text} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
