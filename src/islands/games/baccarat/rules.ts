import { sixToOne } from '#domain/games/baccarat/baccarat-no-commission/paytable.ts';
import { tieReturn } from '#domain/games/baccarat/dragon-tiger/paytable.ts';
import { deckCount } from '#domain/games/baccarat/hands.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import type { TableSpot, Variant } from './variants.ts';
import { commissionWords, oddsOf, spotName, toOneWords } from './words.ts';

const paragraphsOf = (variant: Variant): readonly string[] => {
  if (variant.id === 'dragon-tiger')
    return [
      t('baccarat.rule_heights'),
      t('baccarat.rule_pays_dragon_tiger', {
        back: toPercentString(tieReturn, 0),
        tie: oddsOf(variant, 'tie'),
        suited: oddsOf(variant, 'suited-tie'),
      }),
    ];
  const pays = { tie: oddsOf(variant, 'tie'), pair: oddsOf(variant, 'player-pair') };
  return [
    t('baccarat.rule_points'),
    t('baccarat.rule_third'),
    t('baccarat.rule_banker'),
    variant.id === 'baccarat'
      ? t('baccarat.rule_pays', { ...pays, banker: oddsOf(variant, 'banker'), commission: commissionWords() })
      : t('baccarat.rule_pays_no_commission', {
          ...pays,
          half: toOneWords(sixToOne),
          six: oddsOf(variant, 'banker-six'),
        }),
  ];
};

/** Rules, payouts and exact returns, all computed from the rules that decide the rounds. */
export const rulesOf = (variant: Variant): TableRules => ({
  lead: t(variant.cards === 1 ? 'baccarat.rules_lead_dragon_tiger' : 'baccarat.rules_lead', { decks: deckCount }),
  paragraphs: [...paragraphsOf(variant), t('baccarat.roads_note')],
  returns: variant.game.returns(),
  kindWords: (kind) => {
    const spot = variant.spots.find((one): one is TableSpot => one === kind);
    return spot === undefined ? kind : spotName(spot);
  },
  method: t(variant.cards === 1 ? 'baccarat.method_dragon_tiger' : 'baccarat.method', { decks: deckCount }),
});
