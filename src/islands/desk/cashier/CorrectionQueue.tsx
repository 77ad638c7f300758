import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $correction, $corrections, type Correction, openCorrection } from '#stores/desk/corrections.ts';
import { displayWire } from '#stores/format/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { ageWords } from '../kit/age.ts';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { proposalTones } from '../kit/proposal-tones.ts';

const columns = ['age', 'amount', 'cause', 'player', 'by', 'state'] as const;

const Row = ({ correction, isOpen }: { correction: Correction; isOpen: boolean }) => {
  const { id, amount, currency, cause, player, proposedBy, proposedAt, state } = correction;
  const sum = displayWire(amount, currency);
  return (
    <tr className={isOpen ? '[&>td]:bg-ink-700 [&>th]:bg-ink-700' : undefined}>
      <th scope="row" className="figures whitespace-nowrap">
        <button
          type="button"
          data-row
          aria-current={isOpen || undefined}
          onClick={() => openCorrection(id)}
          aria-label={t('deskmoney.queue.open', { age: ageWords(proposedAt), amount: sum, name: player.name })}
          className="min-h-6 text-left text-sm font-semibold text-ivory-100 underline decoration-ivory-500/60 underline-offset-4 hover:decoration-ivory-100"
        >
          {ageWords(proposedAt)}
        </button>
      </th>
      <td translate="no" className="figures text-right whitespace-nowrap">
        {sum}
      </td>
      <td>{t(`deskmoney.cause.${cause}`)}</td>
      <td className="max-w-[14rem] truncate">{player.name}</td>
      <td className="max-w-[10rem] truncate text-ivory-300">{proposedBy.name}</td>
      <td>
        <Badge tone={proposalTones[state]}>{t(`deskmoney.queue.state.${state}`)}</Badge>
      </td>
    </tr>
  );
};

/** Corrections that wait for a second pair of eyes, then what came of the last ones. */
export function CorrectionQueue() {
  const { data, failed } = useStore($corrections);
  const open = useStore($correction);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $corrections.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  if (data.length === 0)
    return (
      <EmptyState icon="scale" title={t('deskmoney.queue.none_title')}>
        {t('deskmoney.queue.none')}
      </EmptyState>
    );
  return (
    <div className="overflow-x-auto">
      <table className="desk-table">
        <caption className="sr-only">{t('deskmoney.queue.tab')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'amount' ? 'text-right' : undefined}>
                {t(`deskmoney.queue.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((correction) => (
            <Row key={correction.id} correction={correction} isOpen={correction.id === open?.id} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
