import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { endWebhook, renewWebhookSecret } from '#stores/desk/agreements.ts';
import type { Endpoint } from '#stores/desk/webhooks.ts';
import { Button } from '#ui/Button.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';

/** A new secret for an address, which somebody else has to approve, or its end. */
export function EndpointActs({ endpoint: { id, host } }: { endpoint: Endpoint }) {
  const [form, setForm] = useState<'renew' | 'end' | null>(null);
  const mayRenew = useMay('webhooks.renew');
  const mayEnd = useMay('webhooks.end');
  const close = (): void => setForm(null);
  if (form === 'renew')
    return (
      <ReasonForm
        what={t('deskhouse.webhooks.renew_what', { host })}
        press={t('deskhouse.webhooks.renew_now')}
        act={(reason) => renewWebhookSecret(id, reason)}
        onDone={close}
        onCancel={close}
      />
    );
  if (form === 'end')
    return (
      <ReasonForm
        what={t('deskhouse.webhooks.end_what', { host })}
        press={t('deskhouse.webhooks.end_now')}
        isDanger
        act={(reason) => endWebhook(id, reason)}
        onDone={close}
        onCancel={close}
      />
    );
  return (
    <div className="flex flex-wrap gap-2">
      {mayRenew && (
        <Button size="sm" variant="secondary" onClick={() => setForm('renew')}>
          {t('deskhouse.webhooks.renew')}
        </Button>
      )}
      {mayEnd && (
        <Button size="sm" variant="secondary" onClick={() => setForm('end')}>
          {t('deskhouse.webhooks.end')}
        </Button>
      )}
    </div>
  );
}
