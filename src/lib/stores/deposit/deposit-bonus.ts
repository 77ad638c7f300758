import { computed } from 'nanostores';
import { rationalOf } from '#domain/maths/rational.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type PromotionReward, type RewardFacts, rewardOf } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { ok } from '#domain/result.ts';
import { type ApiFail, type ApiResult, callApi } from '../calls/api.ts';
import { type CouponRules, isOfCode, readCoupon } from '../promotions/coupon.ts';
import { askToAccept, promotionFault, refreshAfterPromotion } from '../promotions/promotion-actions.ts';
import { $eligible, $grants, type Eligible, type Grant, offersOf } from '../promotions/promotions.ts';
import { $modal } from '../shell/modal.ts';
import { showFail } from '../shell/toasts.ts';
import { $wallet } from '../wallet/wallet.ts';
import { $deposit, type BonusFault, changeDeposit, noBonus } from './deposit.ts';
import type { Minimums } from './deposit-rules.ts';

/** A promotion that the next deposit could bring. `accepted`: the player has taken it already, and it waits for the deposit. */
export type BonusOption = {
  readonly id: string;
  readonly rules: PromotionRules;
  readonly accepted: boolean;
  /** Until when its code is kept; null where nobody else wants it. */
  readonly keptUntil: string | null;
};

const isOf = ({ reward, currencies }: PromotionRules, currency: CurrencyCode): boolean =>
  reward.kind === 'deposit' && (currencies === 'all' || currencies.includes(currency));

/** What the next deposit in a currency could bring: first what was accepted, by a code too, then what is offered. */
export const bonusOptions = (
  eligible: Eligible,
  grants: readonly Grant[],
  currency: CurrencyCode,
): readonly BonusOption[] => {
  const pending = grants.filter(({ state }) => state === 'PENDING');
  const isPending = (id: string): boolean => pending.some(({ promotionId }) => promotionId === id);
  return [
    ...pending.map(({ promotionId, rules, keptUntil }) => ({ id: promotionId, rules, accepted: true, keptUntil })),
    ...offersOf(eligible)
      .filter(({ config }) => !isPending(config.id))
      .map(({ config }) => ({ id: config.id, rules: config.rules, accepted: false, keptUntil: null })),
  ].filter(({ rules }) => isOf(rules, currency));
};

/** How much the caps still leave the player. */
export type CapFacts = Pick<Eligible['facts'], 'capLeftEur'>;

/** What is left of the cap that a code's promotion falls under. */
export const capFacts = ({
  rules: { cap },
  facts: { capLeftEur },
}: Pick<CouponRules, 'rules' | 'facts'>): CapFacts => ({
  capLeftEur: cap === null || capLeftEur === null ? {} : { [cap.family]: capLeftEur },
});

/** What a promotion is asked of, for an amount in the wallet's currency. */
export const factsOf = (
  { cap }: PromotionRules,
  depositMinor: bigint,
  { currency, eurRate }: Minimums,
  { capLeftEur }: CapFacts,
): RewardFacts => ({
  depositMinor,
  currency,
  eurRate: rationalOf(eurRate),
  capLeftEur: cap === null ? null : (capLeftEur[cap.family] ?? null),
});

/** What a promotion brings for an amount in the wallet's currency, computed as the ledger will. */
export const rewardFor = (
  rules: PromotionRules,
  depositMinor: bigint,
  minimums: Minimums,
  facts: CapFacts,
): PromotionReward => rewardOf(rules, factsOf(rules, depositMinor, minimums, facts));

/** The options of the open dialog; undefined until they are known. */
export const $bonusOptions = computed([$eligible, $grants, $wallet], (eligible, grants, { known, currency }) =>
  // Only what waits for a deposit has to be looked up among the grants.
  known && eligible.data && (grants.data || eligible.data.facts.pendingId === null)
    ? bonusOptions(eligible.data, grants.data ?? [], currency)
    : undefined,
);

/** What is chosen: here, or before, when something was accepted; null for nothing yet. */
export const $bonusChosen = computed(
  [$deposit, $bonusOptions],
  ({ bonus }, options) => bonus ?? options?.find(({ accepted }) => accepted)?.id ?? null,
);

/** Gives up what waits for a deposit, so that this one comes without it. */
const dropPending = async (): Promise<ApiResult<unknown>> => {
  const grants = await callApi('listPromotions', {});
  if (!grants.ok) return grants;
  for (const { id, state } of grants.value) {
    if (state !== 'PENDING') continue;
    const answer = await callApi('cancelPromotion', { body: { id } });
    // Gone meanwhile is what was wanted.
    if (!answer.ok && answer.code !== 'not_found') return answer;
  }
  refreshAfterPromotion();
  return ok(undefined);
};

const elsewhere: ApiFail = { ok: false, code: 'coupon_needs_no_deposit', status: 409, message: '' };

/**
 * Shows what a code brings and asks, as far as it is still the one that is typed; once it stands there the deposit may go on. Takes
 * nothing: a code comes with the payment and is taken when it has arrived, and one that needs none is redeemed where codes are.
 */
const showCode = async (code: string): Promise<ApiResult<boolean>> => {
  if ($deposit.get().codeRules?.code === code) return ok(true);
  const answer = await readCoupon(code);
  if (!answer.ok) return answer;
  if (answer.value.rules.reward.kind !== 'deposit') return elsewhere;
  if ($deposit.get().coupon.trim() === code) changeDeposit({ codeRules: answer.value });
  return ok(false);
};

/** Takes the chosen promotion, where it is not taken yet. */
const takeChoice = async (chosen: string | null): Promise<ApiResult<boolean>> => {
  const answer = await askForChoice(chosen);
  return answer.ok ? ok(true) : answer;
};

const askForChoice = (chosen: string | null): Promise<ApiResult<unknown>> => {
  const options = $bonusOptions.get() ?? [];
  const hasPending = options.some(({ accepted }) => accepted);
  if (chosen === noBonus) return hasPending ? dropPending() : Promise.resolve(ok(undefined));
  const option = options.find(({ id }) => id === chosen);
  return option === undefined || option.accepted ? Promise.resolve(ok(undefined)) : askToAccept(option.id);
};

/** Waits for the promotions where they are on their way. Where they do not come the deposit goes on as if nothing was accepted. */
const promotionsAsked = async (): Promise<void> => {
  if ($bonusOptions.get() === undefined) await Promise.all([$eligible.fetch(), $grants.fetch()]);
};

/** The code of what is chosen, where the house keeps it for a time alone. */
const keptCodeOf = (chosen: string | null): string | null => {
  const option = $bonusOptions.get()?.find(({ id }) => id === chosen);
  return option?.keptUntil == null ? null : (option.rules.coupon?.code ?? null);
};

/**
 * Looks the code up, or else takes over the choice, before anything is paid. False when that failed, what is wrong is said beside it, and
 * the deposit goes on when the player has changed it; and when a code's rules are shown first: the next call goes on with it.
 */
export const settleBonus = async (): Promise<boolean> => {
  const { coupon, settling } = $deposit.get();
  if (settling) return false;
  const code = coupon.trim();
  changeDeposit({ settling: true, bonusFault: null, keptCode: null });
  if (code === '') await promotionsAsked();
  changeDeposit({ keptCode: code === '' ? keptCodeOf($bonusChosen.get()) : null });
  const answer = await (code === '' ? takeChoice($bonusChosen.get()) : showCode(code));
  changeDeposit({ settling: false });
  // The dialog was left meanwhile.
  if ($modal.get() !== 'deposit') return false;
  if (answer.ok) return answer.value;
  const of: BonusFault['of'] = code === '' ? 'choice' : 'code';
  if (of === 'choice' || isOfCode(answer)) changeDeposit({ bonusFault: { of, fault: promotionFault(answer) } });
  else showFail(answer);
  return false;
};
