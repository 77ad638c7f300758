import type { PromotionRules } from '#domain/promotions/rules.ts';
import { t } from '#i18n/client.ts';
import { RewardTable } from '#islands/blocks/promotions/RewardTable.tsx';
import { RulesList } from '#islands/blocks/promotions/RulesList.tsx';
import { ruleChanges } from '#islands/blocks/promotions/rule-changes.ts';
import type { GameNames } from '#islands/blocks/promotions/rules-words.ts';
import { comparisonWords } from '#islands/blocks/terms/comparison-words.ts';
import { SideBySide } from '#islands/blocks/terms/SideBySide.tsx';
import { showDay } from '#stores/format/time.ts';
import type { Grant } from '#stores/promotions/promotions.ts';

/** The rules that were accepted beside today's, word for word, and that the accepted ones hold. */
function Changed({ grant, current, names }: { grant: Grant; current: PromotionRules; names: GameNames }) {
  const { rows, others } = ruleChanges(grant.rules, current, names);
  if (rows.length === 0 && !others) return null;
  const day = showDay(grant.acceptedAt);
  const words = {
    ...comparisonWords(t, t('promotions.page.yours', { day }), t('promotions.page.of_today')),
    unchanged: (count: number) => t(count === 1 ? 'promotions.page.same_one' : 'promotions.page.same_other', { count }),
  };
  return (
    <section
      aria-label={t('promotions.page.changed_label')}
      className="grid gap-4 rounded-md border border-ink-600 bg-ink-900/40 p-4 text-sm sm:p-5"
    >
      <div className="grid max-w-[40rem] gap-1">
        <p className="figures text-base font-semibold">{t('promotions.page.rules_changed', { day })}</p>
        <p className="text-ivory-300">{t('promotions.page.rules_hold')}</p>
      </div>
      {rows.length > 0 && (
        <div>
          <div aria-hidden="true" className="mb-3 hidden grid-cols-2 gap-x-6 font-semibold lg:grid">
            <p className="figures">{words.before}</p>
            <p>{words.after}</p>
          </div>
          <SideBySide rows={rows} words={words} />
        </div>
      )}
      {others && <p className="text-ivory-300">{t('promotions.page.others_changed')}</p>}
    </section>
  );
}

/** The rules that hold for a grant, those that were accepted, and what has changed since. */
export function AcceptedRules({ grant, names }: { grant: Grant; names: GameNames }) {
  const { rules, currentRules, acceptedAt } = grant;
  return (
    <div className="grid min-w-0 flex-1 gap-4 has-[section,details[open]]:basis-full">
      {currentRules !== null && <Changed grant={grant} current={currentRules} names={names} />}
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brass-bright underline-offset-4 hover:underline">
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
