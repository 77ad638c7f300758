import { singleOdds } from '#domain/games/sic-bo/paytable.ts';
import { game as sicBo } from '#domain/games/sic-bo/rules.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { spotName } from './words.ts';

/** Rules and exact returns, all computed from the rules that decide the rounds. */
export const sicBoRules = (): TableRules => {
  const [once, twice, thrice] = singleOdds.slice(1).map(String);
  return {
    lead: t('sicbo.rules_lead'),
    paragraphs: [
      t('sicbo.rule_even'),
      t('sicbo.rule_dice'),
      t('sicbo.rule_single', { once: once ?? '', twice: twice ?? '', thrice: thrice ?? '' }),
      t('sicbo.rule_bowl'),
    ],
    returns: sicBo.returns(),
    kindWords: spotName,
    method: t('sicbo.method'),
  };
};
