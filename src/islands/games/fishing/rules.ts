import { drawCount } from '#domain/games/fishing/fishing/paytable.ts';
import { grouped } from '#domain/locale.ts';
import { zero } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { onceInText } from '../kit/picture/chances.ts';
import { quarries } from './picture/fishing.ts';
import { fishName } from './words.ts';

/** The rules with the exact figures of every kind. */
export const fishingRules = (): TableRules => {
  const largest = quarries.at(-1);
  return {
    lead: t('fishing.rules_lead'),
    paragraphs: [
      t('fishing.rule_throw'),
      t('fishing.rule_aim', { draws: grouped(drawCount) }),
      t('fishing.rule_independent'),
      t('fishing.rule_top', {
        times: String(largest?.target.pays ?? 0),
        fish: fishName(largest?.target.id ?? ''),
        once: onceInText(largest?.figures.hitFrequency ?? zero),
      }),
    ],
    returns: quarries.map(({ figures }) => figures),
    kindWords: (kind) => fishName(kind.replace('target:', '')),
    method: t('fishing.rule_method', { draws: grouped(drawCount) }),
  };
};
