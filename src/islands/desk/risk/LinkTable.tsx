import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { RiskLinks } from '#stores/desk/risk.ts';
import { shareWords } from './link-words.ts';

const columns = ['account', 'state', 'case', 'shares'] as const;

/** The same as the drawing, in rows. */
export const LinkTable = ({ links: { nodes, edges } }: { links: RiskLinks }) => {
  const numberOf = new Map(nodes.map(({ id }, at) => [id, at + 1]));
  const sharesOf = (id: string) =>
    edges
      .filter(({ from, to }) => from === id || to === id)
      .map(({ from, to, by }) => ({ other: numberOf.get(from === id ? to : from) ?? 0, by }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={t('deskrisk.links_table')}>
      <table className="desk-table">
        <caption className="sr-only">{t('deskrisk.links_table')}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`deskrisk.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nodes.map(({ id, depth, label, state, openCase }, at) => (
            <tr key={id}>
              <th scope="row" className="text-sm whitespace-nowrap text-ivory-100">
                {t('deskrisk.account', { n: at + 1 })} {label}
                <span className="block text-ivory-500">
                  {depth === 0 ? t('deskrisk.own') : t('deskrisk.step', { n: depth })}
                </span>
              </th>
              <td>{t(`deskrisk.account_state.${state}` as WordKey)}</td>
              <td>{openCase !== null && t('deskrisk.has_case')}</td>
              <td>
                <ul>
                  {sharesOf(id).map(({ other, by }) => (
                    <li key={other}>
                      {shareWords(by)}{' '}
                      <span className="text-ivory-500">
                        {t('deskrisk.column.with')} {other}
                      </span>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
