import type { KenoSheet } from '#domain/games/keno/sheet.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { choiceOfRound, drawnOf, hitsOf } from './picture/keno.ts';
import type { KenoVariant } from './variants.ts';

/** How a round came out. */
export const outcomeWordsOf =
  (sheet: KenoSheet) =>
  (round: SettledRound): string => {
    const picks = choiceOfRound(sheet, round)?.picks ?? [];
    return t('keno.result', { hits: String(hitsOf(picks, drawnOf(sheet, round))), picks: String(picks.length) });
  };

/** A kind of bet in words. */
export const kindWords = ({ sheet }: KenoVariant, kind: string): string => {
  const [, name, picks = ''] = kind.split(':');
  const table = sheet.tableNames.find((known) => known === name);
  if (sheet.tableNames.length === 1) return t('keno.kind_only', { picks });
  return table ? t('keno.kind', { table: t(`keno.table_${table}`), picks }) : kind;
};
