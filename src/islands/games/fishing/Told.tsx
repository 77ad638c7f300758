import type { SpotReturn } from '#domain/games/kit/game.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Figure } from '../kit/result/Figure.tsx';

export type ToldProps = {
  fish: string;
  pays: string;
  figures: SpotReturn;
  /** What a catch brings at the stake that is set, and what that is called. */
  brings: { label: string; amountMinor: bigint };
  currency: CurrencyCode;
  wide: boolean;
};

/** The figures of the kind that is aimed at. */
export function Told({ fish, pays, figures, brings, currency, wide }: ToldProps) {
  return (
    <dl className={cx('grid gap-x-3 gap-y-1', wide ? 'grid-cols-2' : 'grid-cols-4')}>
      <Figure label={fish}>{pays}</Figure>
      <Figure label={t('fishing.chance')}>{toPercentString(figures.hitFrequency, 3)}</Figure>
      <Figure label={t('fishing.return')}>{toPercentString(figures.returnToPlayer, 3)}</Figure>
      <Figure label={brings.label}>
        <Money amountMinor={brings.amountMinor} currency={currency} />
      </Figure>
    </dl>
  );
}
