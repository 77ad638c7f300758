import { displayAmount } from '#domain/money/amount.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { Told } from '#domain/promotions/told.ts';
import { euros } from '#domain/promotions/welcome.ts';
import { t } from '#i18n/server.ts';

const shown = (minor: bigint): string => displayAmount(minor, 'EUR');
const mean = (minor: number): bigint => BigInt(Math.max(0, Math.round(minor)));

/** What a poster says: which deposit it is, what becomes of it, and what that asks in the same breath. */
export type PosterWords = {
  readonly eyebrow: string;
  readonly from: string;
  readonly to: string;
  /** What comes with it beside the figure. */
  readonly beside: string | undefined;
  readonly asks: string;
};

const asksOf = ({ wagering, freeSpins }: PromotionRules, { forecast }: Told): string => {
  const { reward, turnoverMinor, spinsMeanMinor, meanLeftMinor } = forecast;
  const facts = { turnover: shown(turnoverMinor ?? 0n), days: wagering?.days ?? 0, left: shown(mean(meanLeftMinor)) };
  const unlock = freeSpins?.unlock;
  return unlock
    ? t('texts.promotions.posterSpins', {
        ...facts,
        mean: shown(spinsMeanMinor),
        deposit: shown(euros(unlock.depositEur).amountMinor),
      })
    : t('texts.promotions.posterBonus', { ...facts, bonus: shown(reward.bonusMinor) });
};

/** Every figure is the engine's: nothing of a poster is typed. */
export const posterWords = (rules: PromotionRules, told: Told): PosterWords => {
  const { bonusMinor, freeSpins: spins } = told.forecast.reward;
  const isForDeposit = rules.reward.kind === 'deposit';
  return {
    eyebrow: isForDeposit ? rules.name : t('texts.promotions.withoutDeposit'),
    from: shown(told.depositMinor),
    to: isForDeposit ? shown(told.depositMinor + bonusMinor) : t('texts.promotions.spinsFigure', { spins }),
    beside: isForDeposit && spins > 0 ? t('texts.promotions.withSpins', { spins }) : undefined,
    asks: asksOf(rules, told),
  };
};
