import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { rational } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { couponKeptHours, isKept } from '#domain/promotions/coupon-kept.ts';
import { rewardOf } from '#domain/promotions/reward.ts';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { createCallForm } from '#islands/blocks/form/call-form.ts';
import { useCallForm } from '#islands/blocks/form/use-call-form.ts';
import { promotionFaultWords } from '#islands/blocks/promotions/fault-words.ts';
import { RewardTable } from '#islands/blocks/promotions/RewardTable.tsx';
import { RulesList } from '#islands/blocks/promotions/RulesList.tsx';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { listed } from '#stores/format/list.ts';
import { showMinute } from '#stores/format/time.ts';
import {
  $couponRules,
  $redeemed,
  type CouponRules,
  couponLengthMax,
  type Redeemed,
  sendCoupon,
} from '#stores/promotions/coupon.ts';
import { $session } from '#stores/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Input } from '#ui/Input.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { namesOf, type PageGame, promotionFiles } from './words.ts';

const form = createCallForm({ schema: ({ couponSchema }) => couponSchema, initial: { code: '' } });

const results: Readonly<Record<Redeemed['state'], WordKey>> = {
  ACTIVE: 'promotions.page.coupon_active',
  PENDING: 'promotions.page.coupon_pending',
  QUEUED: 'promotions.page.coupon_queued',
  HELD: 'promotions.page.coupon_held',
  COMPLETED: 'promotions.page.coupon_completed',
};

const faultWords = (code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  return code === 'code_missing' ? t('promotions.page.coupon_missing') : promotionFaultWords(code);
};

function Result({ redeemed }: { redeemed: Redeemed | null }) {
  const runs = redeemed?.state === 'ACTIVE' || redeemed?.state === 'COMPLETED';
  const place = runs ? '' : '/pending-promotions';
  return (
    <div role="status">
      {redeemed !== null && (
        <p className="flex gap-3 rounded-md border border-felt/50 bg-felt-dim p-4">
          <Icon name="check" className="size-6 shrink-0 text-felt" />
          <span>
            {t(results[redeemed.state], { name: redeemed.displayName })}{' '}
            {redeemed.keptUntil !== null && (
              <span className="figures">
                {t('promotions.page.kept_until', { time: showMinute(redeemed.keptUntil) })}{' '}
              </span>
            )}
            <a
              href={`/profile/casino-promotions${place}`}
              className="font-semibold text-brass-bright underline underline-offset-4"
            >
              {t('promotions.page.coupon_see')}
            </a>
          </span>
        </p>
      )}
    </div>
  );
}

/** What a code gives without a deposit, in euros as all of its conditions; undefined for one that a deposit decides. */
const givesWords = ({ rules, facts: { capLeftEur } }: CouponRules): string | undefined => {
  if (rules.reward.kind === 'deposit') return undefined;
  const facts = { depositMinor: 0n, currency: 'EUR', eurRate: rational(1n), capLeftEur } as const;
  const { bonusMinor, freeSpins, nothing } = rewardOf(rules, facts);
  if (nothing !== null) return t(`promotions.why.${nothing}`);
  const list = listed([
    ...(bonusMinor > 0n ? [t('promotions.page.gives_bonus', { amount: displayAmount(bonusMinor, 'EUR') })] : []),
    ...(freeSpins > 0 ? [t('promotions.page.gives_spins', { spins: freeSpins })] : []),
  ]);
  return t('promotions.page.coupon_gives', { list });
};

/** What the typed code brings and asks. The focus goes to its name: it is what was asked for. */
function Shown({ read, games }: { read: CouponRules; games: readonly PageGame[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const gives = givesWords(read);
  return (
    <section aria-labelledby="coupon-rules" className="grid gap-4 rounded-lg border border-ink-600 bg-ink-800 p-5">
      <h2 ref={title} id="coupon-rules" tabIndex={-1} className="text-xl font-semibold outline-none">
        {promotionName(read.rules)}
      </h2>
      {gives !== undefined && <p className="figures font-semibold">{gives}</p>}
      {isKept(read.rules) && <p>{t('promotions.page.code_keeps', { hours: couponKeptHours })}</p>}
      <RewardTable rules={read.rules} />
      <RulesList rules={read.rules} names={namesOf(games)} />
    </section>
  );
}

function Form({ games }: { games: readonly PageGame[] }) {
  const lookedUp = useStore($couponRules);
  const { busy, submit, field, fault } = useCallForm(form, {
    send: sendCoupon,
    onSent: () => form.control.reset(),
  });
  const typed = useWatch({ control: form.control.control, name: 'code' });
  const read = lookedUp?.code === typed.trim() ? lookedUp : null;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('promotions.page.coupon_label')} error={faultWords(fault('code'))} required>
        {(control) => (
          <Input
            {...control}
            {...field('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={couponLengthMax}
          />
        )}
      </Field>
      {read && <Shown key={read.code} read={read} games={games} />}
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {t(read === null ? 'promotions.page.coupon_show' : 'promotions.page.coupon_submit')}
      </Button>
    </form>
  );
}

/** A code that brings a promotion: typed, read, redeemed, and what came of it. */
export const Coupon = guarded(function Coupon({ games }: { games: readonly PageGame[] }) {
  const hasWords = useWordsState(promotionFiles) === true;
  const { authenticated } = useStore($session);
  const redeemed = useStore($redeemed);
  if (!authenticated || !hasWords)
    return (
      <div aria-busy="true" className="grid max-w-[32rem] gap-4">
        <Skeleton className="h-[3.125rem]" />
        <Skeleton className="h-[4.6875rem]" />
        <Skeleton className="h-11 w-24" />
      </div>
    );
  return (
    <div className="grid max-w-[32rem] gap-5">
      <p className="text-ivory-300">{t('promotions.page.coupon_lead')}</p>
      <Form games={games} />
      <Result redeemed={redeemed} />
    </div>
  );
});
