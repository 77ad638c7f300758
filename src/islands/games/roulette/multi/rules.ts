import { returnsOn } from '#domain/games/roulette/roulette-multi/maths.ts';
import type { WheelCount } from '#domain/games/roulette/roulette-multi/spots.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { kindName } from '../spot-names.ts';
import type { Variant } from '../variants.ts';

const one = rational(1n);

/** The rules, with the exact figures of every kind of bet on as many wheels as are chosen. */
export const wheelsRules = (variant: Variant, wheels: WheelCount): TableRules => {
  const returns = returnsOn(wheels);
  const [{ returnToPlayer } = { returnToPlayer: one }] = returns;
  return {
    lead: t('roulette.rules_lead_multi'),
    paragraphs: [
      t('roulette.rule_bets'),
      t('roulette.rule_zero_multi'),
      t('roulette.rule_return_multi', {
        rtp: toPercentString(returnToPlayer, 2),
        edge: toPercentString(subtract(one, returnToPlayer), 2),
        pockets: variant.table.wheel.length,
      }),
    ],
    returns,
    kindWords: (kind) =>
      t('roulette.multi.on_wheels', { bet: kindName(variant, kind.split(':')[2] ?? kind), wheels: String(wheels) }),
  };
};
