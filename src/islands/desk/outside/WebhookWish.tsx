import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { proposeWebhook } from '#stores/desk/agreements.ts';
import { useMay } from '../kit/use-may.ts';
import { TextField, WishForm } from './WishForm.tsx';

/** Types as they were typed, one after the other; null: everything. */
const typesOf = (typed: string): string[] | null => {
  const types = typed.split(/[\s,]+/).filter((type) => type !== '');
  return types.length === 0 ? null : types;
};

/** Proposes an address of the operator's that is told what happens. */
export function WebhookWish() {
  const [url, setUrl] = useState('');
  const [types, setTypes] = useState('');
  if (!useMay('webhooks.propose')) return null;
  return (
    <WishForm
      open={t('deskhouse.agreement.new_webhook')}
      what={t('deskhouse.agreement.new_webhook_what')}
      fields={[
        <TextField
          key="url"
          type="url"
          label={t('deskhouse.agreement.field.url')}
          hint={t('deskhouse.agreement.hint.webhook')}
          value={url}
          onType={setUrl}
        />,
        <TextField
          key="types"
          label={t('deskhouse.agreement.field.types')}
          hint={t('deskhouse.agreement.hint.types')}
          value={types}
          onType={setTypes}
        />,
      ]}
      send={(reason) => proposeWebhook({ url: url.trim(), types: typesOf(types), reason })}
      onSent={() => {
        setUrl('');
        setTypes('');
      }}
    />
  );
}
