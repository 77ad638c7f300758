import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { compareTexts, type Row } from '#domain/terms/compare-texts.ts';
import type { Part } from '#domain/terms/word-changes.ts';
import { t } from '#i18n/client.ts';
import { $typed, type OpenedText } from '#stores/desk/content.ts';
import { Select } from '#ui/Select.tsx';

type Against = 'inForce' | 'file';

const linesOf = (source: string) =>
  source
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'paragraph' as const, text }));

const Words = ({ parts, isNew }: { parts: readonly Part[]; isNew: boolean }) =>
  parts.map(({ text, changed }, at) => {
    const key = `${at} ${text}`;
    if (!changed) return <span key={key}>{text}</span>;
    return isNew ? (
      <ins key={key} className="bg-won-dim text-won no-underline">
        {text}
      </ins>
    ) : (
      <del key={key} className="bg-red-dim text-red">
        {text}
      </del>
    );
  });

const all = (text: string): readonly Part[] => [{ text, changed: true }];

const Line = ({ row }: { row: Row }) => {
  switch (row.kind) {
    case 'same':
      return <p className="text-ivory-500">{row.after.text}</p>;
    case 'removed':
      return (
        <p>
          <Words parts={all(row.before.text)} isNew={false} />
        </p>
      );
    case 'added':
      return (
        <p>
          <Words parts={all(row.after.text)} isNew />
        </p>
      );
    case 'changed':
      return (
        <div>
          <p>
            <Words parts={row.beforeParts} isNew={false} />
          </p>
          <p>
            <Words parts={row.afterParts} isNew />
          </p>
        </div>
      );
  }
};

/** What is written beside what is in force, or beside the repository's file, word for word. */
export function Changes({ opened }: { opened: OpenedText }) {
  const typed = useStore($typed, { keys: [opened.text.path] })[opened.text.path];
  const [against, setAgainst] = useState<Against>('inForce');
  const before = (against === 'inForce' ? opened.inForceSource : opened.file?.source) ?? '';
  const after = typed?.source ?? opened.source;
  const rows = compareTexts(linesOf(before), linesOf(after));
  return (
    <div className="grid gap-3 text-sm">
      <div className="max-w-[20rem]">
        <Select
          aria-label={t('deskcontent.against')}
          value={against}
          onChange={({ target }) => setAgainst(target.value === 'file' ? 'file' : 'inForce')}
          options={[
            { value: 'inForce', label: t('deskcontent.against_in_force') },
            { value: 'file', label: t('deskcontent.against_file') },
          ]}
        />
      </div>
      {before === after ? (
        <p className="text-ivory-300">{t('deskcontent.no_changes')}</p>
      ) : (
        <div className="grid gap-1 font-mono break-words whitespace-pre-wrap">
          {rows.map((row, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
              key={at}
              row={row}
            />
          ))}
        </div>
      )}
    </div>
  );
}
