import { type Board, findBoard } from '#domain/games/plinko/boards.ts';
import { boardReturn } from '#domain/games/plinko/maths.ts';
import { multipliersOf, risks } from '#domain/games/plinko/paytable.ts';
import { add, rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { chanceText } from '../kit/picture/chance.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';
import { printed } from './Pockets.tsx';
import { chanceOfPocket } from './picture/plinko.ts';

const none = rational(0n);

/** Mirrored pockets share a row: what each pays, and the chance of one or the other. */
function Paytable({ rows, risk }: Board) {
  const multipliers = multipliersOf(rows, risk);
  const half = multipliers.slice(0, Math.floor(rows / 2) + 1).toReversed();
  return (
    <table className="figures w-full text-left text-sm">
      <caption className="pb-2 text-left text-ivory-300">{t('casual.plinko.paytable')}</caption>
      <thead className="eyebrow">
        <tr className="border-b border-ink-600">
          <th scope="col" className="py-2 font-semibold">
            {t('casual.plinko.th_pocket')}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t('casual.plinko.th_pays')}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t('casual.plinko.th_chance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {half.map((multiplier, index) => {
          const left = half.length - 1 - index;
          const right = rows - left;
          const chance = add(chanceOfPocket(rows, left), left === right ? none : chanceOfPocket(rows, right));
          return (
            <tr key={left} className="border-b border-ink-600/60">
              <th scope="row" className="py-1.5 font-medium">
                {left === right ? left + 1 : t('casual.plinko.pockets_two', { left: left + 1, right: right + 1 })}
              </th>
              <td className="text-right">{printed(multiplier)}×</td>
              <td className="text-right">{chanceText(chance)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

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
    paytable: <Paytable {...board} />,
  };
};
