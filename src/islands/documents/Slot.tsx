import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { sizeWords } from '#domain/documents/file-size.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { t } from '#i18n/client.ts';
import { $uploads, cancelUpload, chooseFile, dropFile, sendFile, type Upload } from '#stores/profile/documents.ts';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { DropPlace } from './DropPlace.tsx';
import { Preview } from './Preview.tsx';
import { Progress } from './Progress.tsx';
import { uploadError } from './words.ts';

/** One side of a paper, from choosing its file until it is sent. Each step focuses the one thing to do next. */
export function Slot({ kind }: { kind: DocumentKind }) {
  const upload = useStore($uploads)[kind];
  const id = useId();
  const main = useRef<HTMLButtonElement>(null);
  const state = upload?.state ?? 'empty';
  const former = useRef(state);
  useEffect(() => {
    if (former.current !== state) main.current?.focus();
    former.current = state;
  }, [state]);

  const label = t(`documents.kind_${kind}`);
  const error = uploadError(upload);
  return (
    <section aria-labelledby={`${id}-label`} className="grid gap-2">
      <h3 id={`${id}-label`} className="text-sm font-semibold text-ivory-300">
        {label}
      </h3>
      {upload === undefined || upload.state === 'wrong' ? (
        <DropPlace label={label} main={main} onFile={(file) => void chooseFile(kind, file)} />
      ) : (
        <div className="grid gap-3 rounded-md border border-ink-600 p-4">
          <Preview file={upload.file} />
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="min-w-0 break-words">{upload.file.name}</span>
            <span className="figures text-ivory-300">{sizeWords(upload.file.size)}</span>
          </p>
          {upload.state === 'chosen' && <p className="text-sm text-ivory-300">{t('documents.look')}</p>}
          {upload.state === 'sending' && <Progress label={label} part={upload.part} />}
          <Actions kind={kind} label={label} upload={upload} main={main} />
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </section>
  );
}

type ActionsProps = {
  kind: DocumentKind;
  label: string;
  upload: Upload;
  main: React.RefObject<HTMLButtonElement | null>;
};

function Actions({ kind, label, upload, main }: ActionsProps) {
  // The visible word begins the name; what it is about follows, since both sides have the same buttons.
  const named = (word: string) => ({ 'aria-label': `${word}: ${label}`, children: word });
  if (upload.state === 'sending')
    return (
      <Button
        ref={main}
        variant="ghost"
        className="justify-self-start"
        onClick={() => cancelUpload(kind)}
        {...named(t('documents.cancel'))}
      />
    );
  const sendWord = t(upload.state === 'failed' ? 'documents.retry' : 'documents.send');
  return (
    <p className="flex flex-wrap gap-2">
      <Button ref={main} onClick={() => void sendFile(kind)} {...named(sendWord)} />
      <Button variant="ghost" onClick={() => dropFile(kind)} {...named(t('documents.choose_other'))} />
    </p>
  );
}
