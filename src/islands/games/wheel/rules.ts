import { wheelReturn } from '#domain/games/wheel/maths.ts';
import { risks, segmentCounts } from '#domain/games/wheel/paytable.ts';
import { findWheel, type Wheel } from '#domain/games/wheel/wheels.ts';
import { rational, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { chanceText } from '../kit/picture/chance.ts';

/** The rules with the figures of the present wheel first, then those that differ by one choice. */
export const wheelRules = (wheel: Wheel): TableRules => {
  const present = wheelReturn(wheel);
  const others = [
    ...risks.filter((risk) => risk !== wheel.risk).map((risk) => wheelReturn({ ...wheel, risk })),
    ...segmentCounts
      .filter((segments) => segments !== wheel.segments)
      .map((segments) => wheelReturn({ ...wheel, segments })),
  ];
  return {
    lead: t('instant.wheel.rules_lead'),
    paragraphs: [
      t('instant.wheel.rule_wheel'),
      t('instant.wheel.rule_shown'),
      t('instant.rule_top', {
        times: toDecimalString(present.maxWin, 1),
        chance: chanceText(present.maxWinChance ?? rational(0n)),
      }),
    ],
    returns: [present, ...others],
    kindWords: (kind) => {
      const found = findWheel(kind);
      return found
        ? t('instant.wheel.kind', { segments: found.segments, risk: t(`instant.wheel.lower_${found.risk}`) })
        : kind;
    },
    method: t('instant.wheel.rule_method', { rtp: toPercentString(present.returnToPlayer, 2) }),
  };
};
