import { useStore } from '@nanostores/react';
import { type ReactNode, useId } from 'react';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { promotionFaultWords } from '#islands/blocks/promotions/fault-words.ts';
import { houseNames } from '#islands/blocks/promotions/house-names.ts';
import { RulesList } from '#islands/blocks/promotions/RulesList.tsx';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { WelcomeLine } from '#islands/blocks/promotions/WelcomeLine.tsx';
import { $deposit, noBonus, setBonus } from '#stores/deposit/deposit.ts';
import { $bonusChosen, $bonusOptions, type BonusOption } from '#stores/deposit/deposit-bonus.ts';
import { depositableMinor } from '#stores/deposit/deposit-rules.ts';
import { $minimums } from '#stores/deposit/minimums.ts';
import { showMinute } from '#stores/format/time.ts';
import { $eligible, $grants, type Eligible } from '#stores/promotions/promotions.ts';
import { Badge } from '#ui/Badge.tsx';
import { radioStyle } from '#ui/control-style.ts';
import { cx } from '#ui/cx.ts';
import { FieldError } from '#ui/Field.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Brings, type Brought } from './Brings.tsx';

const files: readonly Namespace[] = ['common', 'promotions'];

type CardProps = {
  group: string;
  value: string;
  chosen: string | null;
  name: string;
  badge?: ReactNode;
  children: ReactNode;
};

/** One choice: a radio button with all that it means, every one as large and as loud as the others. */
function Card({ group, value, chosen, name, badge, children }: CardProps) {
  const id = useId();
  return (
    <label
      className={cx(
        'flex cursor-pointer gap-3 rounded-lg border bg-ink-800 px-3 py-2.5 transition-colors duration-fast sm:px-4',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-bright',
        value === chosen ? 'border-brass bg-ink-600/70' : 'border-ink-600 hover:border-ivory-500',
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        aria-label={name}
        aria-describedby={id}
        checked={value === chosen}
        onChange={() => setBonus(value)}
        className={cx('mt-0.5', radioStyle)}
      />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {badge}
        </span>
        <span id={id}>{children}</span>
      </span>
    </label>
  );
}

function Choices({
  options,
  brought,
}: {
  options: readonly BonusOption[];
  brought: Brought & { facts: Eligible['facts'] };
}) {
  const group = useId();
  const chosen = useStore($bonusChosen);
  const { bonusFault, coupon } = useStore($deposit);
  const shown = options.find(({ id }) => id === chosen);
  const refused = bonusFault?.of === 'choice' ? bonusFault.fault : undefined;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold text-ivory-300">{t('promotions.wizard.legend')}</legend>
      <Card group={group} value={noBonus} chosen={chosen} name={t('promotions.wizard.none')}>
        <span className="block text-sm text-ivory-300">{t('promotions.wizard.none_text')}</span>
      </Card>
      {options.map(({ id, rules, accepted, keptUntil }) => (
        <Card
          key={id}
          group={group}
          value={id}
          chosen={chosen}
          name={promotionName(rules)}
          badge={accepted && <Badge tone="brass">{t('promotions.wizard.accepted')}</Badge>}
        >
          <Brings rules={rules} {...brought} />
          {keptUntil !== null && (
            <span className="figures block text-sm text-ivory-300">
              {t('promotions.page.kept_until', { time: showMinute(keptUntil) })}
            </span>
          )}
        </Card>
      ))}
      <FieldError
        id={`${group}-error`}
        error={refused && t('promotions.wizard.refused', { why: promotionFaultWords(refused) })}
      />
      {options.some(({ rules }) => rules.event.name === 'welcome') && <WelcomeLine />}
      <div className="grid gap-1 text-sm text-ivory-500">
        {chosen === null && <p>{t('promotions.wizard.optional')}</p>}
        {brought.facts.running && <p>{t('promotions.wizard.waits')}</p>}
        {coupon.trim() !== '' && <p>{t('promotions.wizard.code_instead')}</p>}
      </div>
      {shown && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brass-bright underline-offset-4 hover:underline">
            {t('promotions.wizard.conditions', { name: promotionName(shown.rules) })}
          </summary>
          <div className="pt-1">
            <RulesList rules={shown.rules} names={houseNames} />
            <p className="pt-2 text-sm">
              <a href="/profile/casino-promotions" className="text-brass-bright underline underline-offset-4">
                {t('promotions.rules.expect')}
              </a>
            </p>
          </div>
        </details>
      )}
    </fieldset>
  );
}

/** The promotions that fit the next deposit, each with what the typed amount brings by it; nothing where none does. */
export function BonusChoice() {
  const hasWords = useWordsState(files);
  const { amount } = useStore($deposit);
  const options = useStore($bonusOptions);
  const { data: minimums } = useStore($minimums);
  const { data: eligible, error } = useStore($eligible);
  const { error: grantsError } = useStore($grants);
  if (!hasWords || minimums === undefined) return null;
  if (options === undefined && (error !== undefined || grantsError !== undefined))
    return <p className="text-sm text-ivory-300">{t('promotions.wizard.failed')}</p>;
  if (options === undefined || eligible === undefined)
    return (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-24" />
      </div>
    );
  if (options.length === 0) return null;
  const brought = { minimums, facts: eligible.facts, amountMinor: depositableMinor(amount, minimums) };
  return <Choices options={options} brought={brought} />;
}
