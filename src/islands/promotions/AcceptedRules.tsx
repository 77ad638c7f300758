import type { PromotionRules } from '#domain/promotions/rules.ts';
import { t } from '#i18n/client.ts';
import { RewardTable } from '#islands/blocks/promotions/RewardTable.tsx';
import { RulesList } from '#islands/blocks/promotions/RulesList.tsx';
import { ruleChanges } from '#islands/blocks/promotions/rule-changes.ts';
import type { GameNames } from '#islands/blocks/promotions/rules-words.ts';
import { showDay } from '#stores/format/time.ts';
import type { Grant } from '#stores/promotions/promotions.ts';

function Changed({ grant, current, names }: { grant: Grant; current: PromotionRules; names: GameNames }) {
  const { lines, others } = ruleChanges(grant.rules, current, names);
  if (lines.length === 0 && !others) return null;
  return (
    <div className="grid gap-3 rounded-md border border-ink-600 bg-ink-900/40 p-4 text-sm">
      <p className="font-semibold">{t('promotions.page.rules_changed')}</p>
      <ul className="grid gap-3">
        {lines.map(({ key, before, now }) => (
          <li key={key} className="figures grid gap-0.5">
            {before !== undefined && <span>{t('promotions.page.for_you', { text: before })}</span>}
            <span className="text-ivory-300">
              {now === undefined ? t('promotions.page.today_gone') : t('promotions.page.today', { text: now })}
            </span>
          </li>
        ))}
        {others && <li className="text-ivory-300">{t('promotions.page.others_changed')}</li>}
      </ul>
    </div>
  );
}

/** The rules that hold for a grant, those that were accepted, and what has changed since. */
export function AcceptedRules({ grant, names }: { grant: Grant; names: GameNames }) {
  const { rules, currentRules, acceptedAt } = grant;
  return (
    <div className="grid gap-4">
      {currentRules !== null && <Changed grant={grant} current={currentRules} names={names} />}
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brass-bright underline-offset-4 hover:underline">
          {t('promotions.page.rules_accepted', { day: showDay(acceptedAt) })}
        </summary>
        <div className="grid max-w-[40rem] gap-4 pt-2">
          <RewardTable rules={rules} />
          <RulesList rules={rules} names={names} />
        </div>
      </details>
    </div>
  );
}
