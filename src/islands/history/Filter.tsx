import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import { $betFilter, $betProviders, filterBets, isPeriodInOrder } from '#stores/history.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';

/** Period and provider of the list. */
export function Filter() {
  const { data: providers } = useStore($betProviders);
  const [draft, setDraft] = useState(() => $betFilter.get());
  const [isWrong, setWrong] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setWrong(!isPeriodInOrder(draft));
    if (isPeriodInOrder(draft)) filterBets(draft);
    else {
      const from = event.currentTarget.elements.namedItem('from');
      if (from instanceof HTMLElement) from.focus();
    }
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-2 items-end gap-4 max-sm:*:nth-[n+3]:col-span-2 sm:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <Field label={t('history.from')} error={isWrong ? t('history.period_wrong') : undefined}>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="from"
            value={draft.from}
            onChange={(event) => setDraft({ ...draft, from: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('history.to')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="to"
            value={draft.to}
            onChange={(event) => setDraft({ ...draft, to: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('history.provider')}>
        {(control) => (
          <Select
            {...control}
            name="provider"
            value={draft.provider}
            placeholder={t('history.all_providers')}
            options={(providers ?? []).map((name) => ({ value: name, label: name }))}
            onChange={(event) => setDraft({ ...draft, provider: event.currentTarget.value })}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="md" className="min-h-12">
        {t('history.apply')}
      </Button>
    </form>
  );
}
