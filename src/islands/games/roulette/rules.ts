import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { kindName } from './spot-names.ts';
import type { Variant } from './variants.ts';

const one = rational(1n);

const returnWords = (variant: Variant): string => {
  const returns = variant.game.returns();
  const of = (kind: string) => returns.find((row) => row.kind === kind)?.returnToPlayer ?? one;
  const percents = (kind: string) => ({
    rtp: toPercentString(of(kind), 2),
    edge: toPercentString(subtract(one, of(kind)), 2),
  });
  const pockets = variant.table.wheel.length;
  if (variant.ruling === 'single' || variant.ruling === 'shared')
    return t('roulette.rule_return', { ...percents('straight'), pockets });
  const special = percents(variant.ruling === 'double' ? 'basket' : 'red');
  const facts = { ...percents('straight'), pockets, otherRtp: special.rtp, otherEdge: special.edge };
  return t(`roulette.rule_return_${variant.ruling}`, facts);
};

/** Rules, payouts and exact returns, all computed from the rules that decide the rounds. */
export const rouletteRules = (variant: Variant): TableRules => ({
  lead: t(`roulette.rules_lead_${variant.ruling}`),
  paragraphs: [
    t('roulette.rule_bets'),
    t(`roulette.rule_zero_${variant.ruling}`),
    ...(variant.ruling === 'shared' ? [t('roulette.rule_shared'), t('roulette.rule_shared_fair')] : []),
    returnWords(variant),
  ],
  returns: variant.game.returns(),
  kindWords: (kind) => kindName(variant, kind),
});
