import { createElement } from 'react';
import { card } from '#domain/games/lotto/lotto-6-49/card.ts';
import { common as commonLotto, drawHourUtc } from '#domain/games/lotto/lotto-6-49/common.ts';
import { drawCases, hitChance, hitCounts, returnsByKind } from '#domain/games/lotto/lotto-6-49/maths.ts';
import { drawnCount, multiplierOf, numberCount, rowsMax } from '#domain/games/lotto/lotto-6-49/paytable.ts';
import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { onceInText, timesText } from '../kit/picture/chances.ts';
import { PayTable } from '../kit/result/PayTable.tsx';

const lateHours = String((commonLotto.lateMsMax ?? 0) / 3_600_000);

/** The rules with the exact figures of a row, and what each number of hits pays. */
export const lottoRules = (): TableRules => ({
  lead: t('lotto.rules_lead', { count: drawnCount, numbers: numberCount, hour: `${drawHourUtc}:00` }),
  paragraphs: [
    t('lotto.rule_ticket', { most: rowsMax }),
    t('lotto.rule_paid'),
    t('lotto.rule_late', { hours: lateHours }),
    t('lotto.rule_together'),
    t('lotto.rule_fair', { draws: grouped(drawCases) }),
  ],
  returns: returnsByKind(),
  kindWords: () => t('lotto.kind'),
  paytable: createElement(PayTable, {
    title: t('lotto.prizes'),
    heads: [t('lotto.th_hits'), t('lotto.th_pays'), t('lotto.th_once')],
    rows: hitCounts
      .toReversed()
      .map((hits) => [String(hits), `${timesText(multiplierOf(hits))}×`, onceInText(hitChance(hits))]),
  }),
  method: card.method,
});
