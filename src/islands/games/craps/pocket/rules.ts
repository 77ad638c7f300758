import { oddsMax, totalPays } from '#domain/games/craps/craps-pocket/paytable.ts';
import { game as crapsPocket } from '#domain/games/craps/craps-pocket/rules.ts';
import { points, type Total } from '#domain/games/craps/spots.ts';
import { withOddsFacts } from '#domain/games/craps/with-odds.ts';
import { rational, subtract } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { kindWords } from '../rules.ts';

/** What a win earns beside the stake: "13 to 10". */
const gain = (name: Total): string => {
  const { num, den } = subtract(totalPays[name], rational(1n));
  return t('craps.to', { num: String(num), den: String(den) });
};

/** Rules, payouts and exact returns, all computed from the rules that decide the rolls. */
export const pocketRules = (): TableRules => ({
  lead: t('pocketcraps.rules_lead'),
  paragraphs: [
    t('pocketcraps.rule_hand'),
    t('pocketcraps.rule_line'),
    t('pocketcraps.rule_odds', {
      times: points.map((point) => `${point}: ${oddsMax('do', point, 1n)}×`).join(', '),
      against: String(oddsMax('dont', 6, 1n)),
    }),
    t('craps.rule_together', withOddsFacts()),
    t('pocketcraps.rule_roll', { side: gain('over-7'), seven: gain('seven') }),
    t('pocketcraps.rule_stays'),
    t('pocketcraps.rule_rounding'),
  ],
  returns: crapsPocket.returns(),
  kindWords,
  method: t('craps.method'),
});
