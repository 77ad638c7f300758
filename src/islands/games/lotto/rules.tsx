import { methods } from '#domain/games/book/methods.ts';
import { commonLotto, drawHourUtc } from '#domain/games/lotto/lotto-6-49/common.ts';
import { drawCases, hitChance, hitCounts, returnsByKind } from '#domain/games/lotto/lotto-6-49/maths.ts';
import { drawnCount, multiplierOf, numberCount, rowsMax } from '#domain/games/lotto/lotto-6-49/paytable.ts';
import { t } from '#i18n/client.ts';
import { onceInText, timesText } from '../kit/picture/chances.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';

/** What each number of hits pays, and how often it comes. */
function Prizes() {
  const cell = 'py-1.5 pl-3 text-right whitespace-nowrap';
  return (
    <table className="figures w-full text-left text-sm">
      <caption className="heading pb-2 text-left text-xl">{t('lotto.prizes')}</caption>
      <thead className="eyebrow">
        <tr className="border-b border-ink-600">
          {(['th_hits', 'th_pays', 'th_once'] as const).map((key, column) => (
            <th
              key={key}
              scope="col"
              className={column === 0 ? 'py-2 font-semibold' : 'py-2 pl-3 text-right font-semibold'}
            >
              {t(`lotto.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hitCounts.toReversed().map((hits) => (
          <tr key={hits} className="border-b border-ink-600/60">
            <th scope="row" className="py-1.5 font-medium">
              {hits}
            </th>
            <td className={cell}>{timesText(multiplierOf(hits))}×</td>
            <td className={cell}>{onceInText(hitChance(hits))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lateHours = String((commonLotto.lateMsMax ?? 0) / 3_600_000);

export const lottoRules: TableRules = {
  lead: t('lotto.rules_lead', { count: drawnCount, numbers: numberCount, hour: `${drawHourUtc}:00` }),
  paragraphs: [
    t('lotto.rule_ticket', { most: rowsMax }),
    t('lotto.rule_paid'),
    t('lotto.rule_late', { hours: lateHours }),
    t('lotto.rule_together'),
    t('lotto.rule_fair', { draws: drawCases.toLocaleString('en') }),
  ],
  returns: returnsByKind(),
  kindWords: () => t('lotto.kind'),
  paytable: <Prizes />,
  method: methods['lotto-6-49'],
};
