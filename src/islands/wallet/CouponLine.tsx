import type { Transaction } from '#stores/wallet/transactions.ts';
import { cx } from '#ui/cx.ts';
import { couponWords } from './words.ts';

/** Under a state: the code that was named with a deposit, which waits for it, came with it or did not. */
export const CouponLine = ({ one, className }: { one: Transaction; className?: string }) =>
  one.coupon === null ? null : <p className={cx('text-sm text-ivory-300', className)}>{couponWords(one)}</p>;
