import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { Compared } from '#stores/desk/deposits.ts';
import { listed } from '#stores/format/list.ts';
import { showDay } from '#stores/format/time.ts';
import { Icon } from '#ui/Icon.tsx';

const columns = ['kind', 'type', 'payment', 'there', 'here'] as const;

const kindWords = (kind: string): string => t(`deskhouse.difference.${kind}` as WordKey) || kind.replaceAll('_', ' ');

/** What a statement came to: that all agrees, or every difference. */
export const StatementResult = ({ result }: { result: Compared }) => {
  const { file, providers, from, to, lines, booked, differences } = result;
  const isSound = differences.length === 0;
  const about = { providers: listed(providers), from: showDay(from), to: showDay(to) };
  return (
    <section role="status" aria-label={t('deskhouse.statement.result')} className="grid gap-3">
      <p className="flex items-start gap-2">
        <Icon
          name={isSound ? 'check' : 'alert'}
          className={isSound ? 'size-6 shrink-0 text-felt' : 'size-6 shrink-0 text-red'}
        />
        <span>
          <span className="font-semibold">
            {isSound ? t('deskhouse.statement.sound') : t('deskhouse.statement.differs', { count: differences.length })}
          </span>
          <span className="figures block text-sm text-ivory-300">
            {file} · {t('deskhouse.statement.about', about)} · {t('deskhouse.statement.counts', { lines, booked })}
          </span>
        </span>
      </p>
      {!isSound && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className="overflow-x-auto" tabIndex={0} aria-label={t('deskhouse.statement.differences')}>
          <table className="desk-table">
            <caption className="sr-only">{t('deskhouse.statement.differences')}</caption>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {t(`deskhouse.statement.column.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {differences.map(({ kind, provider, type, payment, there, here }) => (
                <tr key={`${kind} ${type} ${payment}`}>
                  <th scope="row" className="text-sm text-ivory-100">
                    {kindWords(kind)}
                  </th>
                  <td>
                    {type} · {provider}
                  </td>
                  <td className="break-all">{payment}</td>
                  <td className="figures">{there ?? '–'}</td>
                  <td className="figures">{here ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
};
