import { createElement } from 'react';
import type { KenoSpot } from '#domain/games/keno/sheet.ts';
import { grouped } from '#domain/locale.ts';
import { zero } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { chanceText, onceInText, timesText } from '../kit/picture/chances.ts';
import { PayTable } from '../kit/result/PayTable.tsx';
import type { KenoVariant } from './variants.ts';
import { kindWords } from './words.ts';

/** What each number of hits pays in the tables of the sheet, with the one chance that they share. */
const hitRows = ({ sheet, maths }: KenoVariant, picks: number): string[][] =>
  Array.from({ length: picks + 1 }, (_, hits) => [
    String(hits),
    ...sheet.tableNames.map((name) => `${timesText(sheet.multipliersOf(name, picks)[hits] ?? zero)}×`),
    onceInText(maths.hitChance(picks, hits)),
  ]);

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
    paytable: createElement(PayTable, {
      title: t('keno.paytable', { picks: String(count) }),
      heads: [t('keno.th_hits'), ...tableNames.map((name) => t(`keno.table_${name}`)), t('keno.th_once')],
      rows: hitRows(variant, count),
    }),
    method: t('keno.rule_method', {
      draws: grouped(drawCases),
      count: String(numberCount),
      drawn: String(drawnCount),
      chance: chanceText(hitChance(count, count)),
    }),
  };
};
