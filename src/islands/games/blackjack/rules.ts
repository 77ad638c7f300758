import { deckCount } from '#domain/games/blackjack/hands.ts';
import { averageStake, elementOfRisk } from '#domain/games/blackjack/maths.ts';
import { maxPayoutToUnit } from '#domain/games/blackjack/paytable.ts';
import { blackjack } from '#domain/games/blackjack/rules.ts';
import { toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';
import { blackjackOdds, insuranceOdds } from './odds.ts';

/** Rules, payouts and exact returns, all computed from the rules that decide the rounds. */
export const blackjackRules = (): TableRules => ({
  lead: t('blackjack.rules_lead', { decks: deckCount }),
  paragraphs: [
    t('blackjack.rule_aim', { odds: blackjackOdds() }),
    t('blackjack.rule_dealer'),
    t('blackjack.rule_moves'),
    t('blackjack.rule_insurance', { odds: insuranceOdds() }),
    t('blackjack.rule_return', {
      risk: toPercentString(elementOfRisk, 2),
      stake: toDecimalString(averageStake, 3),
      times: String(maxPayoutToUnit),
    }),
    t('blackjack.rule_left'),
  ],
  returns: blackjack.returns(),
  kindWords: (kind) => t(kind === 'insurance' ? 'blackjack.kind_insurance' : 'blackjack.kind_hand'),
  method: t('blackjack.method', { decks: deckCount }),
});
