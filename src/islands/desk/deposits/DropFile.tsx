import { type DragEvent, useId, useState } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';

type DropFileProps = { file: File | null; onFile: (file: File) => void; error: string | undefined };

/** A file that is dropped, or chosen by mouse or keyboard. */
export function DropFile({ file, onFile, error }: DropFileProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  return (
    <div>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'grid cursor-pointer justify-items-center gap-1 rounded-lg border border-dashed px-6 py-8 text-center text-sm has-focus-visible:outline-2 has-focus-visible:outline-brass-bright',
          isOver ? 'border-brass-bright bg-ink-700' : 'border-ivory-500/60 hover:bg-ink-800',
        )}
      >
        <Icon name="upload" className="size-8 text-ivory-500" />
        <span className="font-semibold">{file?.name ?? t('deskhouse.statement.drop')}</span>
        <span className="text-ivory-300">{t('deskhouse.statement.columns')}</span>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
          }}
        />
      </label>
      <p id={`${id}-error`} aria-live="polite" className="mt-1 text-sm text-red">
        {error}
      </p>
    </div>
  );
}
