import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { endAffiliate } from '#stores/desk/agreements.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';

/** Ends what was agreed with an affiliate; what was counted stays owed. */
export function EndAffiliate({ ids }: { ids: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const id = ids.includes(chosen) ? chosen : ids[0];
  if (!useMay('affiliates.end') || id === undefined) return null;
  const close = (): void => setOpen(false);
  if (!isOpen)
    return (
      <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('deskhouse.affiliates.end')}
      </Button>
    );
  return (
    <ReasonForm
      what={t('deskhouse.affiliates.end_what', { affiliate: id })}
      press={t('deskhouse.affiliates.end_now')}
      isDanger
      extra={
        <Field label={t('deskhouse.affiliates.whose')}>
          {(control) => (
            <Select
              {...control}
              value={id}
              options={ids.map((one) => ({ value: one, label: one }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </Field>
      }
      act={(reason) => endAffiliate(id, reason)}
      onDone={close}
      onCancel={close}
    />
  );
}
