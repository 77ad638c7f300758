import { allHolds } from '#domain/games/video-poker/hold.ts';
import { dealsOf } from '#domain/games/video-poker/maths.ts';
import { grouped } from '#domain/locale.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { type MachineId, machineRules, type Play } from '#stores/play/video-poker.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { onceInText } from '../kit/picture/chances.ts';

/** `hands:5:coins:1-4` in words. */
const figureWords = (kind: string): string => {
  const [, hands = '', coins = ''] = /^hands:(\d+):coins:([\d-]+)$/.exec(kind) ?? [];
  const facts = { coins: coins.replace('-', '–') };
  return hands === '1' ? t('videopoker.figure_one', facts) : t('videopoker.figure_many', { hands, ...facts });
};

/** Rules, payouts and exact returns of a machine with as many hands as are in play. */
export const videoPokerRules = (id: MachineId, { hands }: Play): TableRules => {
  const rules = machineRules[id];
  const best = Math.max(...rules.paysOf(5));
  const { deck } = rules.ranking;
  const [one] = rules.returns();
  return {
    lead: t(`videopoker.lead_${id}`),
    paragraphs: [
      t('videopoker.rule_deal', { deck, rest: deck - 5 }),
      t('videopoker.rule_hands'),
      t(`videopoker.rule_pays_${id}`, { best }),
      t('videopoker.rule_most', { best, once: onceInText(one?.maxWinChance ?? rational(0n)) }),
      t('videopoker.rule_coins'),
      t('videopoker.rule_hint', { holds: allHolds }),
      t('videopoker.rule_left'),
    ],
    returns: rules.returns().filter(({ kind }) => kind.startsWith(`hands:${hands}:`)),
    kindWords: figureWords,
    method: t('videopoker.method', { deals: grouped(dealsOf[deck]), holds: allHolds }),
  };
};
