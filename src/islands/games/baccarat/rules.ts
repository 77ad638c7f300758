import { deckCount } from '#domain/games/baccarat/hands.ts';
import { type BaccaratSpot, baccaratSpots } from '#domain/games/baccarat/paytable.ts';
import { baccarat } from '#domain/games/baccarat/rules.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';
import { commissionWords, oddsOf, spotName } from './words.ts';

const isSpot = (kind: string): kind is BaccaratSpot => baccaratSpots.some((spot) => spot === kind);

/** Rules, payouts and exact returns, all computed from the rules that decide the rounds. */
export const baccaratRules = (): TableRules => ({
  lead: t('baccarat.rules_lead', { decks: deckCount }),
  paragraphs: [
    t('baccarat.rule_points'),
    t('baccarat.rule_third'),
    t('baccarat.rule_banker'),
    t('baccarat.rule_pays', {
      banker: oddsOf('banker'),
      commission: commissionWords(),
      tie: oddsOf('tie'),
      pair: oddsOf('player-pair'),
    }),
    t('baccarat.roads_note'),
  ],
  returns: baccarat.returns(),
  kindWords: (kind) => (isSpot(kind) ? spotName(kind) : kind),
  method: t('baccarat.method', { decks: deckCount }),
});
