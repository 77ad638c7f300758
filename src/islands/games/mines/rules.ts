import { createElement } from 'react';
import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { plansOf } from '#domain/games/mines/maths.ts';
import { chanceOfSafe, multiplierOf, returnToPlayer } from '#domain/games/mines/paytable.ts';
import { parseField } from '#domain/games/mines/spots.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { chanceText } from '../kit/picture/chance.ts';
import { PayTable } from '../kit/result/PayTable.tsx';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The rules with the figures of the present number of mines, a plan for each number of picks. */
export const minesRules = (mines: number): TableRules => {
  const plans = plansOf(mines);
  const top = plans.at(-1);
  return {
    lead: t('casual.mines.rules_lead'),
    paragraphs: [
      t('casual.mines.rule_play'),
      t('casual.mines.rule_fixed'),
      t('casual.mines.rule_limit'),
      ...(top
        ? [t('casual.rule_top', { times: multiplierText(top.maxWin, 2), chance: chanceText(top.hitFrequency) })]
        : []),
    ],
    returns: plans,
    kindWords: (kind) => {
      const field = parseField(kind);
      return field ? t('casual.mines.kind', { mines: field.mines, picks: field.picksMax }) : kind;
    },
    method: t('casual.mines.rule_pays', { rtp: toPercentString(returnToPlayer, 2) }),
    paytable: createElement(PayTable, {
      plain: true,
      title: t('casual.mines.paytable', { mines }),
      heads: [t('casual.mines.th_pick'), t('casual.mines.th_pays'), t('casual.mines.th_chance')],
      rows: upTo(plans.length).map((picks) => [
        String(picks),
        `${multiplierText(multiplierOf(mines, picks), 4)}×`,
        chanceText(chanceOfSafe(mines, picks)),
      ]),
    }),
  };
};
