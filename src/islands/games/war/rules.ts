import { edgeOfSurrender, edgePerAnte, elementOfRisk, returnsByBet, worthOfWar } from '#domain/games/war/maths.ts';
import { deckCount } from '#domain/games/war/paytable.ts';
import { toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';

/** Rules and exact figures, all counted by the engine. */
export const warRules = (): TableRules => {
  const facts = {
    decks: String(deckCount),
    edge: toPercentString(edgePerAnte(), 2),
    surrender: toPercentString(edgeOfSurrender(), 2),
    risk: toPercentString(elementOfRisk(), 2),
    worth: toDecimalString(worthOfWar(), 3).replace('-', '−'),
  };
  return {
    lead: t('war.lead'),
    paragraphs: [
      t('war.rule_deal', facts),
      t('war.rule_tie'),
      t('war.rule_war'),
      t('war.rule_side'),
      t('war.rule_best', facts),
      t('war.rule_edge', facts),
      t('war.rule_left'),
    ],
    returns: returnsByBet(),
    kindWords: (kind) => t(kind === 'ante' ? 'war.figure_ante' : 'war.figure_tie'),
    method: t('war.method'),
  };
};
