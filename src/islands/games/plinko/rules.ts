import { createElement } from 'react';
import { type Board, findBoard } from '#domain/games/plinko/boards.ts';
import { boardReturn } from '#domain/games/plinko/maths.ts';
import { multipliersOf, risks } from '#domain/games/plinko/paytable.ts';
import { add, rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { chanceText } from '../kit/picture/chance.ts';
import { PayTable } from '../kit/result/PayTable.tsx';
import { printed } from './Pockets.tsx';
import { chanceOfPocket } from './picture/plinko.ts';

const none = rational(0n);

/** Mirrored pockets share a row: what each pays, and the chance of one or the other. */
const pocketRows = ({ rows, risk }: Board): string[][] => {
  const half = multipliersOf(rows, risk)
    .slice(0, Math.floor(rows / 2) + 1)
    .toReversed();
  return half.map((multiplier, index) => {
    const left = half.length - 1 - index;
    const right = rows - left;
    const isMiddle = left === right;
    const chance = add(chanceOfPocket(rows, left), isMiddle ? none : chanceOfPocket(rows, right));
    const name = isMiddle ? String(left + 1) : t('casual.plinko.pockets_two', { left: left + 1, right: right + 1 });
    return [name, `${printed(multiplier)}×`, chanceText(chance)];
  });
};

/** The rules with the figures of the present rows at all three risks, the present one first. */
export const plinkoRules = (board: Board): TableRules => {
  const present = boardReturn(board);
  const others = risks.filter((risk) => risk !== board.risk).map((risk) => boardReturn({ rows: board.rows, risk }));
  return {
    lead: t('casual.plinko.rules_lead'),
    paragraphs: [
      t('casual.plinko.rule_board'),
      t('casual.plinko.rule_way'),
      t('casual.rule_top', {
        times: printed(present.maxWin),
        chance: chanceText(present.maxWinChance ?? none),
      }),
    ],
    returns: [present, ...others],
    kindWords: (kind) => {
      const found = findBoard(kind);
      return found ? t('casual.plinko.kind', { rows: found.rows, risk: t(`casual.plinko.lower_${found.risk}`) }) : kind;
    },
    method: t('casual.plinko.rule_method', { rows: board.rows }),
    paytable: createElement(PayTable, {
      plain: true,
      title: t('casual.plinko.paytable'),
      heads: [t('casual.plinko.th_pocket'), t('casual.plinko.th_pays'), t('casual.plinko.th_chance')],
      rows: pocketRows(board),
    }),
  };
};
