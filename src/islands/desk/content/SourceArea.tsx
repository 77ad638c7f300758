import { type Ref, useId, useRef } from 'react';
import { t } from '#i18n/client.ts';
import type { TextFault } from '#stores/desk/content.ts';

/** Where a line begins and ends in a text; the first is 1. */
export const lineRange = (source: string, line: number): readonly [from: number, to: number] => {
  const lines = source.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
};

type SourceAreaProps = {
  ref: Ref<HTMLTextAreaElement>;
  source: string;
  faults: readonly TextFault[];
  readOnly: boolean;
  onChange: (source: string) => void;
};

/** The text as its file has it, each line with its number; those with something wrong stand out. Long lines scroll, so that numbers stay true. */
export function SourceArea({ ref, source, faults, readOnly, onChange }: SourceAreaProps) {
  const id = useId();
  const numbers = useRef<HTMLPreElement>(null);
  const wrong = new Set(faults.map(({ line }) => line));
  const count = source.split('\n').length;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ivory-300">
        {t('deskcontent.source')}
      </label>
      <div className="grid h-[32rem] grid-cols-[3rem_minmax(0,1fr)] overflow-hidden rounded-md border border-ivory-500/75 bg-ink-900 font-mono text-sm leading-6 focus-within:border-brass">
        <pre
          ref={numbers}
          aria-hidden="true"
          className="figures overflow-hidden border-r border-ink-600 py-2 pr-2 text-right text-ivory-500"
        >
          {Array.from({ length: count }, (_, at) => at + 1).map((line) => (
            <span key={line} className={wrong.has(line) ? 'block bg-red-dim text-red' : 'block'}>
              {line}
            </span>
          ))}
        </pre>
        <textarea
          id={id}
          ref={ref}
          value={source}
          readOnly={readOnly}
          wrap="off"
          spellCheck="true"
          onScroll={({ currentTarget }) => {
            if (numbers.current !== null) numbers.current.scrollTop = currentTarget.scrollTop;
          }}
          onChange={({ target }) => onChange(target.value)}
          className="resize-none overflow-auto bg-transparent px-3 py-2 whitespace-pre text-ivory-100 outline-none"
        />
      </div>
    </div>
  );
}
