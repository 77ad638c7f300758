import { useMemo, useState } from 'react';
import { houseLocale } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import type { ReturnShown } from '#stores/desk/games.ts';
import { showDay } from '#stores/format/time.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { EmptyState } from '#ui/States.tsx';

const percent = new Intl.NumberFormat(houseLocale, {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const count = new Intl.NumberFormat(houseLocale);
const signed = new Intl.NumberFormat(houseLocale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

/** Further than that somebody should have a look, though nothing is said of it: of twenty honest kinds one stands there. */
const farFrom = 2;

const Row = ({ row }: { row: ReturnShown }) => {
  const { game, version, currency, kind, rounds, measured, theory, half, deviations, lastDay } = row;
  return (
    <tr>
      <th scope="row" className="text-sm text-ivory-100">
        {game} <span className="text-ivory-500">v{version}</span>
      </th>
      <td>{kind === '' ? t('deskhouse.games.all_kinds') : kind}</td>
      <td translate="no">{currency}</td>
      <td className="figures text-right">{count.format(rounds)}</td>
      <td className="figures text-right font-semibold">{percent.format(measured)}</td>
      <td className="figures text-right">{theory === null ? '–' : percent.format(theory)}</td>
      <td className="figures text-right text-ivory-300">{half === null ? '–' : `± ${percent.format(half)}`}</td>
      <td
        className={
          deviations !== null && Math.abs(deviations) > farFrom
            ? 'figures text-right text-brass-bright'
            : 'figures text-right'
        }
      >
        {deviations === null ? '–' : signed.format(deviations)}
      </td>
      <td className="figures whitespace-nowrap text-ivory-300">{showDay(lastDay)}</td>
    </tr>
  );
};

const columns = ['game', 'kind', 'currency', 'rounds', 'measured', 'theory', 'half', 'deviations', 'day'] as const;
const atRight: ReadonlySet<string> = new Set(['rounds', 'measured', 'theory', 'half', 'deviations']);

/** Measured return beside theory, of every kind of bet that was played. */
export function ReturnTable({ rows }: { rows: readonly ReturnShown[] }) {
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => {
    const word = typed.trim().toLowerCase();
    return rows.filter(({ game, kind }) => `${game} ${kind}`.includes(word));
  }, [rows, typed]);
  if (rows.length === 0)
    return (
      <EmptyState icon="dice" title={t('deskhouse.games.none_title')}>
        {t('deskhouse.games.none')}
      </EmptyState>
    );
  return (
    <section aria-labelledby="returns" className="grid gap-3">
      <h2 id="returns" className="text-lg font-semibold">
        {t('deskhouse.games.returns')}
      </h2>
      <div className="max-w-[20rem]">
        <Field label={t('deskhouse.games.find')}>
          {(control) => (
            <Input {...control} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
          )}
        </Field>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('deskhouse.games.returns')}>
        <table className="desk-table">
          <caption className="sr-only">{t('deskhouse.games.returns')}</caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={atRight.has(name) ? 'text-right' : undefined}>
                  {t(`deskhouse.games.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={`${row.game} ${row.version} ${row.currency} ${row.kind}`} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
