import { createElement } from 'react';
import { boss, drawCount, topOf } from '#domain/games/fishing/fishing-shared/paytable.ts';
import { graceMs, visitEveryMs, visitLastsMs } from '#domain/games/fishing/fishing-shared/timetable.ts';
import { grouped } from '#domain/locale.ts';
import { zero } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { onceInText } from '../../kit/picture/chances.ts';
import { reefQuarries, reefQuarryOf } from '../picture/reef.ts';
import { PrizeTable } from './Boss.tsx';
import { reefName } from './words.ts';

/** The rules with the exact figures of every kind, the prizes of the boss, and its timetable. */
export const reefRules = (): TableRules => {
  const fish = reefName(boss.id);
  const draws = grouped(drawCount);
  return {
    lead: t('reef.rules_lead'),
    paragraphs: [
      t('reef.rule_throw'),
      t('reef.rule_aim', { draws }),
      t('reef.rule_others'),
      t('reef.rule_boss', {
        minutes: visitEveryMs / 60_000,
        seconds: visitLastsMs / 1000,
        grace: graceMs / 1000,
      }),
      t('fishing.rule_top', {
        times: grouped(topOf(boss)),
        fish,
        once: onceInText(reefQuarryOf(boss.id).figures.maxWinChance ?? zero),
      }),
      t('reef.rule_seen'),
    ],
    returns: reefQuarries.map(({ figures }) => figures),
    kindWords: (kind) => reefName(kind.replace('fish-', '')),
    method: t('reef.rule_method', { draws }),
    paytable: createElement(PrizeTable, { wide: true }),
  };
};
