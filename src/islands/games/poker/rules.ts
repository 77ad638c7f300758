import * as stud from '#domain/games/poker/caribbean-stud/maths.ts';
import * as holdem from '#domain/games/poker/casino-holdem/maths.ts';
import { callPerAnte } from '#domain/games/poker/casino-holdem/paytable.ts';
import * as three from '#domain/games/poker/three-card-poker/maths.ts';
import { dealerHands } from '#domain/games/poker/three-card-poker/play.ts';
import { grouped } from '#domain/locale.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { Paytables } from './Paytables.tsx';
import type { OneMove } from './variants.ts';
import { largestWords } from './words.ts';

const hands = three.handCounts.reduce((sum, count) => sum + count, 0n);

const counted = { 'three-card-poker': three, 'casino-holdem': holdem, 'caribbean-stud': stud } as const;

/** What the words of any of the games are filled with: all of it counted by the engine. */
const factsOf = ({ id }: OneMove) => {
  const { edgePerAnte, elementOfRisk } = counted[id];
  const called = id === 'caribbean-stud' ? stud : holdem;
  return {
    edge: toPercentString(edgePerAnte(), 2),
    risk: toPercentString(elementOfRisk(), 2),
    times: String(callPerAnte),
    calls: toPercentString(called.callFrequency(), 1),
    hands: grouped(hands),
    dealers: grouped(dealerHands),
    deals: grouped(called.deals),
  };
};

/** Rules, payouts and exact returns of either game, all computed from the rules that decide the rounds. */
export const pokerRules = (variant: OneMove): TableRules => {
  const { id, game } = variant;
  const facts = factsOf(variant);
  return {
    lead: t(`poker.lead_${id}`),
    paragraphs: [
      t(`poker.rule_deal_${id}`),
      t(`poker.rule_decide_${id}`, facts),
      t(`poker.rule_dealer_${id}`),
      t(`poker.rule_best_${id}`, facts),
      t('poker.rule_edge', facts),
      ...game.returns().map(largestWords),
      t('poker.rule_left'),
    ],
    paytable: Paytables({ tables: variant.tables }),
    returns: game.returns(),
    kindWords: (kind) => t(kind === 'ante' ? 'poker.figure_ante' : 'poker.figure_pair_plus'),
    method: t(`poker.method_${id}`, facts),
  };
};
