import type { PromotionRules } from '#domain/promotions/rules.ts';
import { t } from '#i18n/client.ts';
import { type GameNames, type RuleLine, ruleLines } from './rules-words.ts';

const Lines = ({ lines }: { lines: readonly RuleLine[] }) => (
  <ul className="grid list-disc gap-1.5 pl-5 marker:text-ivory-500">
    {lines.map(({ key, text }) => (
      <li key={key} className="figures">
        {text}
      </li>
    ))}
  </ul>
);

const InEuros = () => <p className="text-ivory-500">{t('promotions.rules.in_euros')}</p>;

/** What of the conditions stands open: what has to be paid, staked and kept to. */
const first = ['min_deposit', 'wagering', 'stake_max', 'spins_won'];

type RulesListProps = { rules: PromotionRules; names?: GameNames | undefined; folded?: boolean };

/** The conditions of a promotion, a sentence each. `folded`: the most important ones, and the others behind a press. */
export function RulesList({ rules, names, folded = false }: RulesListProps) {
  const lines = ruleLines(rules, names);
  if (!folded)
    return (
      <div className="grid gap-3 text-sm text-ivory-300">
        <Lines lines={lines} />
        <InEuros />
      </div>
    );
  return (
    <div className="grid gap-1.5 text-sm text-ivory-300">
      <Lines lines={lines.filter(({ key }) => first.includes(key))} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brass-bright underline-offset-4 hover:underline">
          {t('promotions.rules.more')}
        </summary>
        <div className="grid gap-3 pt-1">
          <Lines lines={lines.filter(({ key }) => !first.includes(key))} />
          <InEuros />
        </div>
      </details>
    </div>
  );
}
