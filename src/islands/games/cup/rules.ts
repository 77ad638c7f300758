import type { Cup } from '#domain/games/cup/cups.ts';
import { cupReturns } from '#domain/games/cup/maths.ts';
import { marginPercent } from '#domain/games/kit/fixed-odds.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { withoutCup } from './picture/cup.ts';
import { betWords } from './words.ts';

/** The rules with the exact figures of the present cup. */
export const cupRules = (cup: Cup): TableRules => ({
  lead: t('cup.rules_lead'),
  paragraphs: [
    t('cup.rule_bets'),
    t('cup.rule_matches'),
    t('cup.rule_match'),
    t('cup.rule_odds', { margin: String(marginPercent) }),
    t('cup.rule_cups'),
    t('cup.rule_picture'),
  ],
  returns: cupReturns(cup),
  kindWords: (kind) => betWords(cup, withoutCup(kind)),
  method: t('cup.rule_method'),
});
