import { cardCount } from '#domain/games/bingo/bingo-75/cards.ts';
import { drawCases, drawsByLines, returnsByKind } from '#domain/games/bingo/bingo-75/maths.ts';
import { ballCount, calledCount, lineCount, multiplierOf } from '#domain/games/bingo/bingo-75/paytable.ts';
import { cardsMax } from '#domain/games/bingo/bingo-75/rules.ts';
import { methods } from '#domain/games/book/methods.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { onceInText, timesText } from '../kit/picture/chances.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';

/** What each number of lines pays, and how often it comes. */
function Paytable() {
  const cell = 'py-1.5 pl-3 text-right whitespace-nowrap';
  return (
    <table className="figures w-full text-left text-sm">
      <caption className="heading pb-2 text-left text-xl">{t('bingo.paytable')}</caption>
      <thead className="eyebrow">
        <tr className="border-b border-ink-600">
          {(['th_lines', 'th_pays', 'th_once'] as const).map((key, column) => (
            <th
              key={key}
              scope="col"
              className={column === 0 ? 'py-2 font-semibold' : 'py-2 pl-3 text-right font-semibold'}
            >
              {t(`bingo.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawsByLines().map((draws, lines) =>
          draws === 0n ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of lines is the row
            <tr key={lines} className="border-b border-ink-600/60">
              <th scope="row" className="py-1.5 font-medium">
                {lines === lineCount ? t('bingo.full_card') : lines}
              </th>
              <td className={cell}>{timesText(multiplierOf(lines))}×</td>
              <td className={cell}>{onceInText(rational(draws, drawCases))}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

export const bingoRules: TableRules = {
  lead: t('bingo.rules_lead', { called: String(calledCount), balls: String(ballCount) }),
  paragraphs: [
    t('bingo.rule_cards', { count: cardCount.toLocaleString('en'), most: String(cardsMax) }),
    t('bingo.rule_lines', { lines: String(lineCount) }),
    t('bingo.rule_together'),
    t('bingo.rule_fair'),
  ],
  returns: returnsByKind(),
  kindWords: () => t('bingo.kind'),
  paytable: <Paytable />,
  method: methods['bingo-75'],
};
