import { displayAmount } from '#domain/money/amount.ts';
import { euros, type WelcomeTier, welcomeTiers } from '#domain/promotions/welcome.ts';
import { t } from '#i18n/server.ts';
import { offers } from '../../offers.ts';

/** The deposits of the welcome offer, as words are named. */
export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const shown = (eur: string): string => {
  const { amountMinor, currency } = euros(eur);
  return displayAmount(amountMinor, currency);
};

/** A line of the table: `span` is the number of lines that share the name, 0 where another line has said it. */
type WelcomeRow = {
  readonly name: string;
  readonly span: number;
  readonly size: string;
  readonly bonus: string;
  readonly spins: number;
};

const rowsOf = ({ deposit, steps }: WelcomeTier): WelcomeRow[] => {
  const ordinal = ordinals[deposit - 1] ?? 'first';
  const name = t(`texts.promotions.${ordinal}`);
  return steps.map(({ percent, freeSpins, upToEur }, at) => {
    const below = steps[at - 1]?.upToEur ?? null;
    const isLast = at === steps.length - 1 && below !== null;
    const amount = upToEur === null ? '' : shown(upToEur);
    const ofFirst = at === steps.length - 1 && upToEur !== null;
    return {
      name,
      span: at === 0 ? steps.length : 0,
      size: isLast
        ? t('texts.promotions.above', { amount: shown(below) })
        : upToEur === null || steps.length === 1
          ? ''
          : t('texts.promotions.upTo', { amount }),
      bonus: t(ofFirst ? 'texts.promotions.percentOfFirst' : 'texts.promotions.percent', {
        percent: `${percent}`,
        amount,
      }),
      spins: freeSpins,
    };
  });
};

/** What each deposit earns, in the figures of the documents: by its size where that matters, else in a line. */
export const welcomeRows: readonly WelcomeRow[] = welcomeTiers(offers).flatMap(rowsOf);
