import type { Transaction } from '#stores/wallet/transactions.ts';
import { cx } from '#ui/cx.ts';
import { holdWords } from './words.ts';

/** Under a state: why what was paid in is held, and until when. */
export const Hold = ({ one, className }: { one: Transaction; className?: string }) =>
  one.hold === null ? null : <p className={cx('text-sm text-ivory-300', className)}>{holdWords(one)}</p>;
