import { createElement } from 'react';
import type { ScratchGame } from '#domain/games/scratch/ticket.ts';
import { grouped } from '#domain/locale.ts';
import { rational, toPercentString, zero } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { Series } from '#stores/play/series.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { onceInText, timesText } from '../kit/picture/chances.ts';
import { PayTable } from '../kit/result/PayTable.tsx';
import { figuresLeft, scratchGame } from './picture/scratch.ts';

const own = {
  'scratch-parcel-room': { lead: 'scratch.parcel_lead', panel: 'scratch.parcel_panel' },
  'scratch-night-ferry': { lead: 'scratch.ferry_lead', panel: 'scratch.ferry_panel' },
  'scratch-fox-and-crow': { lead: 'scratch.fox_lead', panel: 'scratch.fox_panel' },
  'scratch-market-day': { lead: 'scratch.market_lead', panel: 'scratch.market_panel' },
  'scratch-paper-planes': { lead: 'scratch.planes_lead', panel: 'scratch.planes_panel' },
  'scratch-parish-hall': { lead: 'scratch.hall_lead', panel: 'scratch.hall_panel' },
  'scratch-word-garden': { lead: 'scratch.garden_lead', panel: 'scratch.garden_panel' },
  'scratch-tide-table': { lead: 'scratch.tide_lead', panel: 'scratch.tide_panel' },
} as const;

const kinds = { left: 'scratch.kind_left', ticket: 'scratch.kind_whole' } as const;

/** The prizes of a whole series: on how many tickets each is printed, and how many tickets that is one of. */
const prizeRows = ({ prizes }: ScratchGame, printed: number): string[][] =>
  prizes.map(({ multiple, tickets }) => [
    multiple === 0 ? t('scratch.blanks') : `${grouped(multiple)}×`,
    grouped(tickets),
    onceInText(rational(BigInt(tickets), BigInt(printed))),
  ]);

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
        printed: grouped(printed),
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
    paytable: createElement(PayTable, {
      title: t('scratch.prizes'),
      heads: [t('scratch.th_prize'), t('scratch.th_printed'), t('scratch.th_once')],
      rows: prizeRows(game, printed),
    }),
    method: t('scratch.rule_method'),
  };
};
