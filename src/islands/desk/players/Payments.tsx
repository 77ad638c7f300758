import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { createPayments, type DeskPayment } from '#stores/desk/players.ts';
import { showTime } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { DeskAmount } from '../kit/DeskAmount.tsx';
import { Pages } from '../kit/Pages.tsx';
import { codeWords } from './code-words.ts';

const toneOf = (state: string) => {
  if (state === 'completed' || state === 'sent') return 'won';
  if (state === 'held' || state === 'in_review' || state === 'reversed') return 'brass';
  return 'quiet';
};

const Row = ({ payment }: { payment: DeskPayment }) => (
  <tr>
    <td className="figures whitespace-nowrap text-ivory-300">{showTime(payment.createdAt)}</td>
    <td>{t(`deskplayers.history.${payment.type}`)}</td>
    <td>
      <Badge tone={toneOf(payment.state)}>{codeWords(payment.state)}</Badge>
      {payment.hold !== null && <span className="block text-xs text-ivory-500">{codeWords(payment.hold)}</span>}
    </td>
    <td translate="no" className="text-ivory-300">
      {payment.company}
    </td>
    <td translate="no" className="font-mono text-xs break-all text-ivory-300 max-lg:hidden">
      {payment.reference}
      {payment.destination !== null && <span className="block text-ivory-500">{payment.destination}</span>}
    </td>
    <td className="text-right">
      <DeskAmount amount={payment.amount} currency={payment.currency} withCode />
    </td>
  </tr>
);

/** Deposits and withdrawals in one order. */
export function Payments({ id }: { id: string }) {
  const $payments = useMemo(() => createPayments(id), [id]);
  return (
    <Pages
      $list={$payments}
      name={t('deskplayers.history.payments')}
      columns={[
        { name: t('deskplayers.history.when') },
        { name: t('deskplayers.history.what') },
        { name: t('deskplayers.history.status') },
        { name: t('deskplayers.history.company') },
        { name: t('deskplayers.history.reference'), isWide: true },
        { name: t('deskplayers.history.amount'), isNumber: true },
      ]}
      row={(payment) => <Row key={payment.id} payment={payment} />}
    />
  );
}
