import { card as horses } from '#domain/games/horses/card.ts';
import { cardReturns } from '#domain/games/horses/maths.ts';
import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { marginPercent } from '#domain/games/kit/fixed-odds.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { withoutCard } from './picture/horses.ts';
import { betWords } from './words.ts';

/** The rules with the exact figures of the present card. */
export const raceRules = (card: RaceCard): TableRules => ({
  lead: t('horses.rules_lead'),
  paragraphs: [
    t('horses.rule_bets'),
    t('horses.rule_odds', { margin: String(marginPercent) }),
    t('horses.rule_race'),
    t('horses.rule_picture'),
    t('horses.rule_fair'),
  ],
  returns: cardReturns(card),
  kindWords: (kind) => betWords(card, withoutCard(kind)),
  method: horses.method,
});
