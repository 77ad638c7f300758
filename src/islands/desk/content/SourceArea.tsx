import { type Ref, useId } from 'react';
import { t } from '#i18n/client.ts';
import type { TextFault } from '#stores/desk/content.ts';

/** Where a line begins and ends in a text; the first is 1. */
export const lineRange = (source: string, line: number): readonly [from: number, to: number] => {
  const lines = source.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
};

/** The row of a line, for the page to scroll to. */
export const rowId = (line: number): string => `text-line-${line}`;

type SourceAreaProps = {
  ref: Ref<HTMLTextAreaElement>;
  source: string;
  faults: readonly TextFault[];
  readOnly: boolean;
  onChange: (source: string) => void;
};

/**
 * The text as its file has it, each line with its number; those with something wrong stand out. Under the box the same lines stand unseen: they give it its
 * height, and each number the height of its line, however often that breaks.
 */
export function SourceArea({ ref, source, faults, readOnly, onChange }: SourceAreaProps) {
  const id = useId();
  const wrong = new Set(faults.map(({ line }) => line));
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ivory-300">
        {t('deskcontent.source')}
      </label>
      <div className="max-h-[36rem] overflow-y-auto rounded-md border border-ivory-500/75 bg-ink-900 py-2 font-mono text-sm leading-6 focus-within:border-brass">
        <div className="relative min-h-72">
          <div aria-hidden="true">
            {source.split('\n').map((text, at) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
                key={at}
                id={rowId(at + 1)}
                className={
                  wrong.has(at + 1)
                    ? 'grid grid-cols-[3rem_minmax(0,1fr)] bg-red-dim text-red'
                    : 'grid grid-cols-[3rem_minmax(0,1fr)] text-ivory-500'
                }
              >
                <span className="figures pr-2 text-right">{at + 1}</span>
                <span className="border-l border-ink-600 px-3 break-words whitespace-pre-wrap text-transparent">
                  {text === '' ? ' ' : text}
                </span>
              </div>
            ))}
          </div>
          <textarea
            id={id}
            ref={ref}
            value={source}
            readOnly={readOnly}
            spellCheck="true"
            onChange={({ target }) => onChange(target.value)}
            className="absolute inset-y-0 right-0 left-12 resize-none overflow-hidden border-l border-transparent bg-transparent px-3 break-words whitespace-pre-wrap text-ivory-100 outline-none"
          />
        </div>
      </div>
    </div>
  );
}
