import { deckCount } from '#domain/games/blackjack/hands.ts';
import { maxPayoutToUnit } from '#domain/games/blackjack/paytable.ts';
import { toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { blackjackOdds, insuranceOdds } from './odds.ts';
import { RulesTables } from './RulesTables.tsx';
import type { Variant } from './variants.ts';

/** A kind of bet in words. */
const kindWords = (kind: string): string => {
  if (kind === 'pair' || kind === 'poker-three') return t(`blackjack.side.${kind}`);
  return t(kind === 'insurance' ? 'blackjack.kind_insurance' : 'blackjack.kind_hand');
};

/** Rules, payouts and exact returns, all computed from the rules that decide the rounds. */
export const blackjackRules = (variant: Variant): TableRules => {
  const { game, averageStake, elementOfRisk, surrender, sides } = variant;
  return {
    lead: t('blackjack.rules_lead', { decks: deckCount }),
    paragraphs: [
      t('blackjack.rule_aim', { odds: blackjackOdds() }),
      t('blackjack.rule_dealer'),
      t('blackjack.rule_moves'),
      t(surrender ? 'blackjack.rule_surrender' : 'blackjack.rule_no_surrender'),
      t('blackjack.rule_insurance', { odds: insuranceOdds() }),
      ...(sides.length > 0 ? [t('blackjack.rule_sides')] : []),
      t('blackjack.rule_return', {
        risk: toPercentString(elementOfRisk, 2),
        stake: toDecimalString(averageStake, 3),
        times: String(maxPayoutToUnit),
      }),
      t('blackjack.rule_left'),
    ],
    paytable: RulesTables({ variant }),
    returns: game.returns(),
    kindWords,
    method: t('blackjack.method', { decks: deckCount }),
  };
};
