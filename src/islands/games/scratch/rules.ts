import { toPercentString, zero } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { onceInText, timesText } from '#stores/chances.ts';
import { figuresLeft, scratchGame } from '#stores/scratch.ts';
import type { Series } from '#stores/series.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';

const own = {
  'scratch-parcel-room': { lead: 'scratch.parcel_lead', panel: 'scratch.parcel_panel' },
  'scratch-night-ferry': { lead: 'scratch.ferry_lead', panel: 'scratch.ferry_panel' },
} as const;

const kinds = { left: 'scratch.kind_left', ticket: 'scratch.kind_whole' } as const;

/** The rules with the figures of the next ticket, by what is left, and of the whole series. */
export const scratchRules = (gameId: string, series: Series | undefined): TableRules => {
  const { id, game } = scratchGame(gameId);
  const whole = game.returns();
  const first = whole[0];
  const printed = game.prizes.reduce((sum, { tickets }) => sum + tickets, 0);
  return {
    lead: t(own[id].lead),
    paragraphs: [
      t(own[id].panel),
      t('scratch.rule_series', {
        printed: printed.toLocaleString('en'),
        rtp: toPercentString(first?.returnToPlayer ?? zero, 2),
      }),
      t('scratch.rule_left'),
      t('scratch.rule_drawn'),
      t('scratch.rule_top', {
        times: timesText(first?.maxWin ?? zero),
        once: onceInText(first?.maxWinChance ?? zero),
      }),
    ],
    returns: [...figuresLeft(game, series), ...whole],
    kindWords: (kind) => t(kind === 'left' ? kinds.left : kinds.ticket),
    method: t('scratch.rule_method'),
  };
};
