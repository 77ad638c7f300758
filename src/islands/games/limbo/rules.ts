import { returnsByKind, spotReturn } from '#domain/games/limbo/maths.ts';
import { returnToPlayer } from '#domain/games/limbo/paytable.ts';
import { hundredthsText, parseTarget, targetMax, targetMin } from '#domain/games/limbo/target.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { chanceText } from '../kit/picture/chance.ts';
import { groupedText, targetSpot } from '../kit/picture/limbo.ts';

/** The rules with the figures of the present target first, then those of round ones. */
export const limboRules = (target: number): TableRules => {
  const present = spotReturn(targetSpot(target));
  const rtp = toPercentString(returnToPlayer, 0);
  return {
    lead: t('casual.limbo.rules_lead'),
    paragraphs: [
      t('casual.limbo.rule_target', { least: groupedText(targetMin), most: groupedText(targetMax) }),
      t('casual.limbo.rule_cap'),
      t('casual.rule_top', {
        times: hundredthsText(BigInt(target)),
        chance: chanceText(present.hitFrequency),
      }),
    ],
    returns: [present, ...returnsByKind().filter(({ kind }) => kind !== present.kind)],
    kindWords: (kind) => t('casual.limbo.kind', { target: groupedText(parseTarget(kind) ?? 100) }),
    method: t('casual.limbo.rule_chance', { rtp }),
  };
};
