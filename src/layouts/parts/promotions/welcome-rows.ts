import { displayAmount } from '#domain/money/amount.ts';
import type { Money } from '#domain/money/money.ts';
import { welcomeTiers } from '#domain/promotions/welcome.ts';
import { t } from '#i18n/server.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const shown = ({ amountMinor, currency }: Money): string => displayAmount(amountMinor, currency);

/** A line of the table: `span` is the number of lines that share the name, 0 where another line has said it. */
type WelcomeRow = {
  readonly name: string;
  readonly span: number;
  readonly size: string;
  readonly bonus: string;
  readonly spins: number;
};

/** What each deposit earns, in the engine's figures: the first by its size, the later ones in a line each. */
export const welcomeRows: readonly WelcomeRow[] = welcomeTiers.flatMap((tier) => {
  const ordinal = ordinals[tier.deposit - 1] ?? 'first';
  const name = t(`texts.promotions.${ordinal}`);
  if (tier.deposit !== 1)
    return {
      name,
      span: 1,
      size: '',
      bonus: t('texts.promotions.percent', { percent: `${tier.match.percent}` }),
      spins: tier.match.freeSpins,
    };
  return tier.steps.map(({ percent, freeSpins, upTo }, at, steps) => {
    const below = steps[at - 1]?.upTo;
    const isLast = at === steps.length - 1 && below !== undefined;
    return {
      name,
      span: at === 0 ? steps.length : 0,
      size: isLast
        ? t('texts.promotions.above', { amount: shown(below) })
        : t('texts.promotions.upTo', { amount: shown(upTo) }),
      bonus: t(isLast ? 'texts.promotions.percentOfFirst' : 'texts.promotions.percent', {
        percent: `${percent}`,
        amount: shown(upTo),
      }),
      spins: freeSpins,
    };
  });
});
