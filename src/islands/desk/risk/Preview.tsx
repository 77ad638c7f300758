import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { RiskPreview } from '#stores/desk/risk-rules.ts';
import { DeskAmount } from '../kit/DeskAmount.tsx';

type Row = RiskPreview['cases'][number];
const parts = ['did', 'would'] as const;

const Side = ({ side: { count, players, eur, noConcern } }: { side: Row['did'] }) => (
  <>
    <td className="figures text-right">{count}</td>
    <td className="figures text-right">{players}</td>
    <td className="figures text-right whitespace-nowrap">
      <DeskAmount amount={eur} currency="EUR" />
    </td>
    <td className="figures text-right">{noConcern}</td>
  </>
);

const Table = ({ name, rows, words }: { name: string; rows: readonly Row[]; words: 'rule' | 'hold' }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className="overflow-x-auto" tabIndex={0} aria-label={name}>
    <table className="desk-table">
      <caption className="mb-1 text-left text-sm font-semibold">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('deskrisk.preview_column.rule')}</th>
          {parts.flatMap((part) => [
            <th key={part} scope="col" className="text-right">
              {t(`deskrisk.preview_column.${part}`)}
            </th>,
            ...(['players', 'eur', 'nothing'] as const).map((column) => (
              <th key={`${part} ${column}`} scope="col" className="text-right">
                {t(`deskrisk.preview_column.${column}`)}
              </th>
            )),
          ])}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rule, did, would }) => (
          <tr key={rule} className={did.count === would.count ? undefined : '[&>td]:bg-ink-700 [&>th]:bg-ink-700'}>
            <th scope="row" className="text-sm text-ivory-100">
              {t(`deskrisk.${words}.${rule}` as WordKey)}
            </th>
            <Side side={did} />
            <Side side={would} />
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** What was found in the last 90 days beside what other thresholds would have found. */
export const Preview = ({ preview: { cases, holds, players, withdrawals, isWhole } }: { preview: RiskPreview }) => (
  <section aria-labelledby="risk-preview" className="grid gap-4 rounded-lg border border-ink-600 bg-ink-800 p-4">
    <div>
      <h3 id="risk-preview" className="font-semibold">
        {t('deskrisk.preview')}
      </h3>
      <p role="status" className="text-sm text-ivory-300">
        {t('deskrisk.preview_of', { players, withdrawals })} {!isWhole && t('deskrisk.preview_cut')}
      </p>
    </div>
    <Table name={t('deskrisk.preview_cases')} rows={cases} words="rule" />
    <Table name={t('deskrisk.preview_holds')} rows={holds} words="hold" />
  </section>
);
