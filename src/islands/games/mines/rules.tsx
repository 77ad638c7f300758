import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { planReturn } from '#domain/games/mines/maths.ts';
import { chanceOfSafe, multiplierOf, returnToPlayer } from '#domain/games/mines/paytable.ts';
import { parseField, tileCount } from '#domain/games/mines/spots.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { chanceText } from '../kit/picture/chance.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function Paytable({ mines }: { mines: number }) {
  return (
    <table className="figures w-full text-left text-sm">
      <caption className="pb-2 text-left text-ivory-300">{t('casual.mines.paytable', { mines })}</caption>
      <thead className="eyebrow">
        <tr className="border-b border-ink-600">
          <th scope="col" className="py-2 font-semibold">
            {t('casual.mines.th_pick')}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t('casual.mines.th_pays')}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t('casual.mines.th_chance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {upTo(tileCount - mines).map((picks) => (
          <tr key={picks} className="border-b border-ink-600/60">
            <th scope="row" className="py-1.5 font-medium">
              {picks}
            </th>
            <td className="text-right">{multiplierText(multiplierOf(mines, picks), 4)}×</td>
            <td className="text-right">{chanceText(chanceOfSafe(mines, picks))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rules with the figures of the present number of mines, a plan for each number of picks. */
export const minesRules = (mines: number): TableRules => {
  const plans = upTo(tileCount - mines).map((picks) => planReturn(mines, picks));
  const top = plans.at(-1);
  return {
    lead: t('casual.mines.rules_lead'),
    paragraphs: [
      t('casual.mines.rule_play'),
      t('casual.mines.rule_fixed'),
      t('casual.mines.rule_limit'),
      ...(top
        ? [t('casual.rule_top', { times: multiplierText(top.maxWin, 2), chance: chanceText(top.hitFrequency) })]
        : []),
    ],
    returns: plans,
    kindWords: (kind) => {
      const field = parseField(kind);
      return field ? t('casual.mines.kind', { mines: field.mines, picks: field.picksMax }) : kind;
    },
    method: t('casual.mines.rule_pays', { rtp: toPercentString(returnToPlayer, 2) }),
    paytable: <Paytable mines={mines} />,
  };
};
