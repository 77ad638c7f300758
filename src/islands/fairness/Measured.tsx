import { useStore } from '@nanostores/react';
import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { displayWire } from '#stores/format/money.ts';
import { showDay } from '#stores/format/time.ts';
import { $returns, type MeasuredReturns, readReturns } from '#stores/history/returns.ts';
import { Button } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';

const files = ['fairplay'] as const;
const heads = ['rounds', 'staked', 'returned', 'measured', 'theory'] as const;
const cell = 'py-2 pl-4 text-right whitespace-nowrap';

type Row = MeasuredReturns['returns'][number];

const Line = ({ row }: { row: Row }) => (
  <tr className="border-t border-ink-600">
    <th scope="row" className="py-2 text-left font-normal whitespace-nowrap">
      {row.name} {row.bet === null ? t('fairplay.measured.all') : <code className="text-ivory-300">{row.bet}</code>}
      {row.held !== null && <span className="block text-ivory-300">{t(`fairplay.measured.held.${row.held}`)}</span>}
    </th>
    <td className={cell}>{grouped(row.rounds)}</td>
    <td className={cell}>{displayWire(row.stakedEur, 'EUR')}</td>
    <td className={cell}>{displayWire(row.returnedEur, 'EUR')}</td>
    <td className={`${cell} font-semibold`}>
      {row.measured}%{row.band !== null && <span className="font-normal text-ivory-300"> ± {row.band}%</span>}
    </td>
    <td className={cell}>{row.theory === null ? t('fairplay.measured.by_play') : `${row.theory}%`}</td>
  </tr>
);

function Table({ rows }: { rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={t('fairplay.measured.title')}>
      <table className="figures w-full text-sm">
        <thead className="eyebrow">
          <tr>
            <th scope="col" className="py-2 text-left font-semibold">
              {t('fairplay.measured.bet')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cell} font-semibold`}>
                {t(`fairplay.measured.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={`${row.gameId} ${row.bet}`} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the games really returned, asked for when somebody wants to see it. */
export const Measured = guarded(function Measured({ label }: { label: string }) {
  const worded = useWordsState(files);
  const returns = useStore($returns);
  const isThere = returns !== null && typeof returns === 'object';
  return (
    <div className="grid gap-4">
      {!isThere && (
        <Button
          variant="secondary"
          busy={returns === 'asking'}
          onClick={() => void readReturns()}
          className="justify-self-start"
        >
          {label}
        </Button>
      )}
      <p role="status" className="text-ivory-300">
        {worded && returns === 'failed' && t('fairplay.measured.failed')}
        {worded && isThere && returns.until === null && t('fairplay.measured.none')}
        {worded &&
          isThere &&
          returns.until !== null &&
          t(returns.returns.length === 0 ? 'fairplay.measured.too_few' : 'fairplay.measured.until', {
            day: showDay(returns.until),
            rounds: grouped(returns.roundsMin),
          })}
      </p>
      {worded && isThere && returns.returns.length > 0 && <Table rows={returns.returns} />}
    </div>
  );
});
