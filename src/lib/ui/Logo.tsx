import { cx } from './cx.ts';

/** The mark of the house: a card on the table, and the same card being turned face up. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M4 8.500A2.5 2.5 0 0 1 6.5 6H16v20H6.500A2.5 2.5 0 0 1 4 23.500Z" className="fill-ivory-100" />
      <path d="m16 6 9.6-3.200A1.8 1.8 0 0 1 28 4.500V20.700a2.5 2.5 0 0 1-1.7 2.400L16 26Z" className="fill-brass" />
      <path d="m10 12 2.9 4-2.9 4-2.9-4Z" className="fill-ink-900" />
    </svg>
  );
}

/** Mark and word. The word is text, so that it scales, is read out and can be found. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark className="size-8" />
      <span className="heading text-2xl leading-none text-ivory-100">Faceup</span>
    </span>
  );
}
