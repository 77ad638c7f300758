import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { type DeadWebhook, type Endpoint, resendWebhooks } from '#stores/desk/webhooks.ts';
import { listed } from '#stores/format/list.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmForm } from '../kit/ConfirmForm.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { useMay } from '../kit/use-may.ts';
import { EndpointActs } from './EndpointActs.tsx';

/** What was given up, each with what its receiver said at last. */
const Dead = ({ dead }: { dead: readonly DeadWebhook[] }) => (
  <details className="text-sm">
    <summary className="w-fit font-semibold">{t('deskhouse.webhooks.which')}</summary>
    <ol className="mt-2 grid gap-1">
      {dead.map(({ number, type, attempts, endedAt, answer }) => (
        <li key={number} className="figures break-words">
          {t('deskhouse.webhooks.given_up', { number, type, count: attempts, at: showMinute(endedAt) })}{' '}
          <span className="text-ivory-300">{answer ?? t('deskhouse.webhooks.no_answer')}</span>
        </li>
      ))}
    </ol>
  </details>
);

function Resend({ endpoint }: { endpoint: Endpoint }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (!useMay('webhooks.resend')) return <NoRight act="webhooks.resend" />;
  if (!isOpen)
    return (
      <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('deskhouse.webhooks.resend')}
      </Button>
    );
  return (
    <ConfirmForm
      what={t('deskhouse.webhooks.resend_what', { count: endpoint.dead, host: endpoint.host })}
      press={t('deskhouse.webhooks.resend_now')}
      act={() => resendWebhooks(endpoint.id, null)}
      onDone={close}
      onCancel={close}
    />
  );
}

const about = ({ affiliate, types }: Endpoint): string => {
  if (affiliate !== null) return t('deskhouse.webhooks.affiliate', { affiliate });
  return types === null ? t('deskhouse.webhooks.all') : listed(types);
};

/** An address that is told what happens: how far it is, and what it did not take. */
export const EndpointCard = ({ endpoint, dead }: { endpoint: Endpoint; dead: readonly DeadWebhook[] }) => (
  <li className="grid gap-3 rounded-lg border border-ink-600 bg-ink-800 p-4">
    <header className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-lg font-semibold break-all" translate="no">
        {endpoint.host}
      </h2>
      <Badge tone={endpoint.dead > 0 ? 'wrong' : 'won'}>
        {endpoint.dead > 0 ? t('deskhouse.webhooks.dead', { count: endpoint.dead }) : t('deskhouse.webhooks.takes_all')}
      </Badge>
    </header>
    <Facts>
      <Fact name={t('deskhouse.webhooks.told')}>{about(endpoint)}</Fact>
      <Fact name={t('deskhouse.webhooks.up_to')}>{endpoint.upTo}</Fact>
      <Fact name={t('deskhouse.webhooks.waiting')}>{endpoint.waiting}</Fact>
      <Fact name={t('deskhouse.webhooks.since')}>{showMinute(endpoint.since)}</Fact>
    </Facts>
    {endpoint.dead > 0 && <Resend endpoint={endpoint} />}
    {endpoint.affiliate === null && <EndpointActs endpoint={endpoint} />}
    {dead.length > 0 && <Dead dead={dead} />}
  </li>
);
