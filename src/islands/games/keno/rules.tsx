import type { KenoSpot } from '#domain/games/keno/sheet.ts';
import { zero } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { chanceText, onceInText, timesText } from '../kit/picture/chances.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';
import type { KenoVariant } from './variants.ts';

/** What each number of hits pays in the tables of the sheet, with the one chance that they share. */
function Paytable({ variant, picks }: { variant: KenoVariant; picks: number }) {
  const { tableNames, multipliersOf } = variant.sheet;
  const { hitChance } = variant.maths;
  const cell = 'py-1.5 pl-3 text-right whitespace-nowrap';
  return (
    <table className="figures w-full text-left text-sm">
      <caption className="heading pb-2 text-left text-xl">{t('keno.paytable', { picks: String(picks) })}</caption>
      <thead className="eyebrow">
        <tr className="border-b border-ink-600">
          <th scope="col" className="py-2 font-semibold">
            {t('keno.th_hits')}
          </th>
          {tableNames.map((name) => (
            <th key={name} scope="col" className="py-2 pl-3 text-right font-semibold">
              {t(`keno.table_${name}`)}
            </th>
          ))}
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            {t('keno.th_once')}
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: picks + 1 }, (_, hits) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of hits is the row
          <tr key={hits} className="border-b border-ink-600/60">
            <th scope="row" className="py-1.5 font-medium">
              {hits}
            </th>
            {tableNames.map((name) => (
              <td key={name} className={cell}>
                {timesText(multipliersOf(name, picks)[hits] ?? zero)}×
              </td>
            ))}
            <td className={cell}>{onceInText(hitChance(picks, hits))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const kindWords = ({ sheet }: KenoVariant, kind: string): string => {
  const [, name, picks = ''] = kind.split(':');
  const table = sheet.tableNames.find((known) => known === name);
  if (sheet.tableNames.length === 1) return t('keno.kind_only', { picks });
  return table ? t('keno.kind', { table: t(`keno.table_${table}`), picks }) : kind;
};

/** The rules, with the figures of the present number of picks in all tables of the sheet, the chosen one first. */
export const kenoRules = (variant: KenoVariant, { table, picks }: KenoSpot): TableRules => {
  const { numberCount, drawnCount, picksMax, tableNames } = variant.sheet;
  const { drawCases, hitChance, kenoReturn } = variant.maths;
  const count = picks.length || picksMax;
  const present = kenoReturn(table, count);
  const others = tableNames.filter((name) => name !== table).map((name) => kenoReturn(name, count));
  return {
    lead: t('keno.rules_lead', { count: String(numberCount), drawn: String(drawnCount) }),
    paragraphs: [
      t('keno.rule_picks', { most: String(picksMax), count: String(numberCount), drawn: String(drawnCount) }),
      t(tableNames.length > 1 ? 'keno.rule_tables' : 'keno.rule_table'),
      t('keno.rule_top', {
        times: timesText(present.maxWin),
        bet: kindWords(variant, present.kind),
        once: onceInText(present.maxWinChance ?? zero),
      }),
      t('keno.rule_rounded'),
    ],
    returns: [present, ...others],
    kindWords: (kind) => kindWords(variant, kind),
    paytable: <Paytable variant={variant} picks={count} />,
    method: t('keno.rule_method', {
      draws: drawCases.toLocaleString('en'),
      count: String(numberCount),
      drawn: String(drawnCount),
      chance: chanceText(hitChance(count, count)),
    }),
  };
};
