import { rouletteEuropean } from '#domain/games/roulette-european/rules.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';

type Kind = WordKey extends infer Key ? (Key extends `roulette.names.${infer Name}` ? Name : never) : never;
const one = rational(1n);
const isKind = (kind: string): kind is Kind => kind !== '';

/** Rules, payouts and exact returns, all computed from the rules that decide the rounds. */
export const rouletteRules = (): TableRules => {
  const returns = rouletteEuropean.returns();
  const rtp = returns[0]?.returnToPlayer ?? one;
  return {
    lead: t('roulette.rules_lead'),
    paragraphs: [
      t('roulette.rule_bets'),
      t('roulette.rule_zero'),
      t('roulette.rule_return', { rtp: toPercentString(rtp, 2), edge: toPercentString(subtract(one, rtp), 2) }),
    ],
    returns,
    kindWords: (kind) => (isKind(kind) ? t(`roulette.names.${kind}`) : kind),
  };
};
