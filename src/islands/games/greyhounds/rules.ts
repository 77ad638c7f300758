import { cardReturns } from '#domain/games/greyhounds/maths.ts';
import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { marginPercent } from '#domain/games/kit/fixed-odds.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { withoutCard } from './picture/greyhounds.ts';
import { betWords } from './words.ts';

/** The rules with the exact figures of the present card. */
export const dogRules = (card: RaceCard): TableRules => ({
  lead: t('greyhounds.rules_lead'),
  paragraphs: [
    t('greyhounds.rule_bets'),
    t('greyhounds.rule_odds', { margin: String(marginPercent) }),
    t('greyhounds.rule_race'),
    t('greyhounds.rule_cards'),
    t('greyhounds.rule_picture'),
  ],
  returns: cardReturns(card),
  kindWords: (kind) => betWords(card, withoutCard(kind)),
  method: t('greyhounds.rule_method'),
});
