import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { chanceOfRungs, multiplierOf, returnToPlayer } from '#domain/games/ladder/ladder.ts';
import { plansOf } from '#domain/games/ladder/maths.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { chanceText } from '../kit/picture/chance.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';
import { type LadderGame, laddersOf, readBet } from './picture/ladder.ts';
import { ladderWords } from './words.ts';

/** The rules with the figures of the present ladder, a plan for each rung at which it may be left. */
export const ladderRules = (game: LadderGame, name: string): TableRules => {
  const ladder = laddersOf[game].get(name);
  const plans = ladder ? plansOf(name, ladder) : [];
  const top = plans.at(-1);
  return {
    lead: t(`instant.${game}.rules_lead`),
    paragraphs: [
      t(`instant.${game}.rule_play`),
      t(`instant.${game}.rule_fixed`),
      t('instant.rule_limit'),
      t('instant.rule_top', {
        times: multiplierText(top?.maxWin ?? rational(0n), 2),
        chance: chanceText(top?.hitFrequency ?? rational(0n)),
      }),
    ],
    returns: plans,
    kindWords: (kind) => {
      const rung = kind.split(':').at(-1) ?? '';
      const named = readBet(game, [{ spot: kind }])?.name ?? name;
      return t(`instant.${game}.kind`, { level: ladderWords(named), rung });
    },
    method: t('instant.rule_pays', { rtp: toPercentString(returnToPlayer, 2) }),
    paytable: ladder && (
      <table className="figures w-full text-left text-sm">
        <caption className="pb-2 text-left text-ivory-300">
          {t('instant.paytable', { level: ladderWords(name) })}
        </caption>
        <thead className="eyebrow">
          <tr className="border-b border-ink-600">
            <th scope="col" className="py-2 font-semibold">
              {t('instant.th_rung')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('instant.th_pays')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('instant.th_chance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ kind }, index) => (
            <tr key={kind} className="border-b border-ink-600/60">
              <th scope="row" className="py-1.5 font-medium">
                {index + 1}
              </th>
              <td className="text-right">{multiplierText(multiplierOf(ladder, index + 1), 4)}×</td>
              <td className="text-right">{chanceText(chanceOfRungs(ladder, index + 1))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  };
};
