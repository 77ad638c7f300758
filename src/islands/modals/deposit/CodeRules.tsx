import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { houseNames } from '#islands/blocks/promotions/house-names.ts';
import { RulesList } from '#islands/blocks/promotions/RulesList.tsx';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { $deposit } from '#stores/deposit/deposit.ts';
import { capFacts } from '#stores/deposit/deposit-bonus.ts';
import { depositableMinor } from '#stores/deposit/deposit-rules.ts';
import { $minimums } from '#stores/deposit/minimums.ts';
import type { CouponRules } from '#stores/promotions/coupon.ts';
import { Brings } from './Brings.tsx';

const files: readonly Namespace[] = ['common', 'promotions'];

/** What a code brings for the typed amount, and all that it asks, before it is taken. The focus goes to its name. */
export function CodeRules({ read }: { read: CouponRules }) {
  const hasWords = useWordsState(files) === true;
  const { amount } = useStore($deposit);
  const { data: minimums } = useStore($minimums);
  const isShown = hasWords && minimums !== undefined;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) title.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  const brought = { minimums, facts: capFacts(read), amountMinor: depositableMinor(amount, minimums) };
  return (
    <section aria-labelledby="code-rules" className="grid gap-3 rounded-lg border border-brass bg-ink-800 p-4">
      <div>
        <h3 ref={title} id="code-rules" tabIndex={-1} className="font-semibold outline-none">
          {promotionName(read.rules)}
        </h3>
        <Brings rules={read.rules} {...brought} />
      </div>
      <RulesList rules={read.rules} names={houseNames} />
      <p className="text-sm">{t('promotions.wizard.code_not_taken')}</p>
    </section>
  );
}
