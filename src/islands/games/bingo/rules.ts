import { createElement } from 'react';
import { card } from '#domain/games/bingo/bingo-75/card.ts';
import { cardCount } from '#domain/games/bingo/bingo-75/cards.ts';
import { drawCases, drawsByLines, returnsByKind } from '#domain/games/bingo/bingo-75/maths.ts';
import { ballCount, calledCount, lineCount, multiplierOf } from '#domain/games/bingo/bingo-75/paytable.ts';
import { cardsMax } from '#domain/games/bingo/bingo-75/round.ts';
import { grouped } from '#domain/locale.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { onceInText, timesText } from '../kit/picture/chances.ts';
import { PayTable } from '../kit/result/PayTable.tsx';

/** What each number of lines pays, and how often it comes. */
const lineRows = (): string[][] =>
  drawsByLines().flatMap((draws, lines) =>
    draws === 0n
      ? []
      : [
          [
            lines === lineCount ? t('bingo.full_card') : String(lines),
            `${timesText(multiplierOf(lines))}×`,
            onceInText(rational(draws, drawCases)),
          ],
        ],
  );

/** The rules with the exact figures of a card, and what each number of lines pays. */
export const bingoRules = (): TableRules => ({
  lead: t('bingo.rules_lead', { called: String(calledCount), balls: String(ballCount) }),
  paragraphs: [
    t('bingo.rule_cards', { count: grouped(cardCount), most: String(cardsMax) }),
    t('bingo.rule_lines', { lines: String(lineCount) }),
    t('bingo.rule_together'),
    t('bingo.rule_fair'),
  ],
  returns: returnsByKind(),
  kindWords: () => t('bingo.kind'),
  paytable: createElement(PayTable, {
    title: t('bingo.paytable'),
    heads: [t('bingo.th_lines'), t('bingo.th_pays'), t('bingo.th_once')],
    rows: lineRows(),
  }),
  method: card.method,
});
