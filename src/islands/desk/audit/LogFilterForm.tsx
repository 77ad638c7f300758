import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { actNames } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import { type LogFilter, noFilter, showLog } from '#stores/desk/audit.ts';
import { $staff } from '#stores/desk/staff.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { useMay } from '../kit/use-may.ts';
import { didWords, doneBeside } from './did-words.ts';

type FieldsProps = { typed: LogFilter; change: (part: Partial<LogFilter>) => void };

/** Whoever may see who works here chooses a person by name. */
const PersonField = ({ typed, change }: FieldsProps) => {
  const { data } = useStore($staff);
  return (
    <Field label={t('desk.audit.filter.staffId')}>
      {(control) => (
        <Select
          {...control}
          value={typed.staffId}
          placeholder={t('desk.audit.filter.any')}
          options={(data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => change({ staffId: target.value })}
        />
      )}
    </Field>
  );
};

const TextField = ({ name, typed, change, type = 'text' }: FieldsProps & { name: keyof LogFilter; type?: string }) => (
  <Field label={t(`desk.audit.filter.${name}`)}>
    {(control) => (
      <Input
        {...control}
        type={type}
        value={typed[name]}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    )}
  </Field>
);

/** What of the log is to be seen; it counts when it is sent. */
export function LogFilterForm({ filter }: { filter: LogFilter }) {
  const mayReadStaff = useMay('staff.read');
  const [typed, setTyped] = useState(filter);
  const change = (part: Partial<LogFilter>): void => setTyped((before) => ({ ...before, ...part }));
  const fields = { typed, change };
  const isNarrow = Object.values(filter).some((value) => value !== '');
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void showLog(typed);
  };
  return (
    <form
      noValidate
      onSubmit={send}
      aria-label={t('desk.audit.filter.title')}
      className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Field label={t('desk.audit.filter.act')}>
        {(control) => (
          <Select
            {...control}
            value={typed.act}
            placeholder={t('desk.audit.filter.any')}
            options={[...doneBeside, ...actNames].map((act) => ({ value: act, label: didWords(act) }))}
            onChange={({ target }) => change({ act: target.value })}
          />
        )}
      </Field>
      {mayReadStaff ? <PersonField {...fields} /> : <TextField {...fields} name="staffId" />}
      <TextField {...fields} name="from" type="datetime-local" />
      <TextField {...fields} name="to" type="datetime-local" />
      <TextField {...fields} name="playerId" />
      <TextField {...fields} name="subjectId" />
      <TextField {...fields} name="text" />
      <div className="flex items-end gap-2">
        <Button type="submit" size="sm">
          {t('desk.audit.filter.show')}
        </Button>
        {isNarrow && (
          <Button size="sm" variant="ghost" onClick={() => void showLog(noFilter)}>
            {t('desk.audit.filter.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}
