import { type RefObject, useRef, useState } from 'react';
import { t } from '#i18n/client.ts';
import { offeredTypes } from '#stores/profile/documents.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';

type Props = {
  /** Which side is wanted; part of the buttons' names. */
  label: string;
  onFile: (file: File) => void;
  /** What is focused when this place comes back. */
  main: RefObject<HTMLButtonElement | null>;
};

/** Takes a file by drop, by the picker, or from the camera of a phone. */
export function DropPlace({ label, onFile, main }: Props) {
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };

  return (
    // A mouse alone drops files; everybody else has the buttons.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={cx(
        'grid justify-items-center gap-3 rounded-md border-2 border-dashed p-5 text-center transition-colors duration-fast',
        isOver ? 'border-brass bg-ink-600' : 'border-ivory-500/75',
      )}
    >
      <Icon name="upload" className="size-8 text-brass" />
      <p className="text-sm text-ivory-300 pointer-coarse:hidden">{t('documents.drop')}</p>
      <p className="flex flex-wrap justify-center gap-2">
        <Button
          ref={main}
          variant="secondary"
          aria-label={`${t('documents.choose')}: ${label}`}
          onClick={() => picker.current?.click()}
        >
          {t('documents.choose')}
        </Button>
        <Button
          variant="secondary"
          aria-label={`${t('documents.photo')}: ${label}`}
          className="not-pointer-coarse:hidden"
          onClick={() => camera.current?.click()}
        >
          <Icon name="camera" className="size-5" />
          {t('documents.photo')}
        </Button>
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        accept={offeredTypes}
        onChange={({ currentTarget }) => take(currentTarget.files)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => take(currentTarget.files)}
      />
    </div>
  );
}
