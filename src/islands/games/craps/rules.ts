import { game as craps } from '#domain/games/craps/craps/rules.ts';
import { oddsMax } from '#domain/games/craps/paytable.ts';
import { points } from '#domain/games/craps/spots.ts';
import { withOddsFacts } from '#domain/games/craps/with-odds.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { spotName } from './words.ts';

/** A kind of the figures in words: odds are named there by their number, hops as easy ones and pairs. */
export const kindWords = (kind: string): string => {
  const [name, detail = ''] = kind.split(':');
  if (name === 'odds') return t('craps.names.odds_number', { number: detail });
  if (name === 'odds-against') return t('craps.names.odds_against', { number: detail });
  if (kind === 'hop:easy') return t('craps.names.hop_easy');
  if (kind === 'hop:hard') return t('craps.names.hop_hard');
  return spotName(kind);
};

/** Rules, payouts and exact returns, all computed from the rules that decide the rolls. */
export const crapsRules = (): TableRules => {
  const times = points.map((point) => `${point}: ${oddsMax('do', point, 1n)}×`).join(', ');
  return {
    lead: t('craps.rules_lead'),
    paragraphs: [
      t('craps.rule_hand'),
      t('craps.rule_line'),
      t('craps.rule_come'),
      t('craps.rule_odds', { times, against: String(oddsMax('dont', 6, 1n)) }),
      t('craps.rule_together', withOddsFacts()),
      t('craps.rule_off'),
      t('craps.rule_leaves'),
      t('craps.rule_rounding'),
    ],
    returns: craps.returns(),
    kindWords,
    method: t('craps.method'),
  };
};
