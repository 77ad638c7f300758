import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import { t } from '#i18n/client.ts';
import { $compared, compareFile } from '#stores/desk/deposits.ts';
import { Button } from '#ui/Button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DropFile } from './DropFile.tsx';
import { StatementFault } from './StatementFault.tsx';
import { StatementResult } from './StatementResult.tsx';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Holds a provider’s file against the books. It leaves the books as they are. */
export function Statements() {
  const { result, failed, loading } = useStore($compared);
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [whose, setWhose] = useState({ provider: '', from: '', to: '' });
  const headId = useId();
  const take = (taken: File): void => {
    setFile(taken);
    setMissing(false);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(file === null);
    if (file === null) return;
    const { provider, from, to } = whose;
    void compareFile(file, { provider: orNull(provider), from: orNull(from), to: orNull(to) });
  };
  const box = (name: keyof typeof whose, type: 'text' | 'date') => (
    <Field
      label={t(`deskhouse.statement.${name}`)}
      {...(name === 'provider' && { hint: t('deskhouse.statement.whose') })}
    >
      {(control) => (
        <Input
          {...control}
          type={type}
          maxLength={31}
          value={whose[name]}
          onChange={({ target }) => setWhose({ ...whose, [name]: target.value })}
          className={controlStyle('text-sm')}
        />
      )}
    </Field>
  );
  return (
    <div className="grid gap-6">
      <form noValidate onSubmit={send} aria-labelledby={headId} className="grid max-w-[60rem] gap-4">
        <p id={headId} className="text-sm text-ivory-300">
          {t('deskhouse.statement.lead')}
        </p>
        <DropFile file={file} onFile={take} error={isMissing ? t('deskhouse.statement.file_needed') : undefined} />
        <div className="grid gap-4 sm:grid-cols-3">
          {box('provider', 'text')}
          {box('from', 'date')}
          {box('to', 'date')}
        </div>
        <div>
          <Button type="submit" size="sm" busy={loading}>
            {t('deskhouse.statement.compare')}
          </Button>
        </div>
        <StatementFault failed={failed} />
      </form>
      {loading && <Skeleton className="h-40 w-full" />}
      {result && <StatementResult result={result} />}
    </div>
  );
}
