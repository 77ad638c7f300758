import { createElement } from 'react';
import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { chanceOfRungs, multiplierOf, returnToPlayer } from '#domain/games/ladder/ladder.ts';
import { plansOf } from '#domain/games/ladder/maths.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { chanceText } from '../kit/picture/chance.ts';
import { PayTable } from '../kit/result/PayTable.tsx';
import { type LadderGame, laddersOf, readBet } from './picture/ladder.ts';
import { ladderWords } from './words.ts';

/** The rules with the figures of the present ladder, a plan for each rung at which it may be left. */
export const ladderRules = (game: LadderGame, name: string): TableRules => {
  const ladder = laddersOf[game].get(name);
  const plans = ladder ? plansOf(name, ladder) : [];
  const top = plans.at(-1);
  return {
    lead: t(`instant.${game}.rules_lead`),
    paragraphs: [
      t(`instant.${game}.rule_play`),
      t(`instant.${game}.rule_fixed`),
      t('instant.rule_limit'),
      t('instant.rule_top', {
        times: multiplierText(top?.maxWin ?? rational(0n), 2),
        chance: chanceText(top?.hitFrequency ?? rational(0n)),
      }),
    ],
    returns: plans,
    kindWords: (kind) => {
      const rung = kind.split(':').at(-1) ?? '';
      const named = readBet(game, [{ spot: kind }])?.name ?? name;
      return t(`instant.${game}.kind`, { level: ladderWords(named), rung });
    },
    method: t('instant.rule_pays', { rtp: toPercentString(returnToPlayer, 2) }),
    paytable:
      ladder &&
      createElement(PayTable, {
        plain: true,
        title: t('instant.paytable', { level: ladderWords(name) }),
        heads: [t('instant.th_rung'), t('instant.th_pays'), t('instant.th_chance')],
        rows: plans.map((_, index) => [
          String(index + 1),
          `${multiplierText(multiplierOf(ladder, index + 1), 4)}×`,
          chanceText(chanceOfRungs(ladder, index + 1)),
        ]),
      }),
  };
};
